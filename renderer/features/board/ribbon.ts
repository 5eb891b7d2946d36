// How a space's name lies on its ribbon: in one line, in two, or drawn smaller, so that it covers no neighbour's.
const WIDE = /[A-Zmw]/;
const THIN = /[ilt'f ]/;
const SIZES = { wide: 8.7, thin: 3.8, usual: 6.2 } as const;
/** What hangs out at either end. */
export const TAIL = 6;
/** Half of what lies between two spaces. */
const ROOM = 50;
/** So much smaller a name may be drawn before it is parted. */
const LEAST = 0.9;
const LINE = 11.5;

type Lines = readonly string[];
export type Ribbon = {
  readonly lines: Lines;
  /** Half its width, without the tails. */
  readonly half: number;
  readonly scale: number;
  readonly line: number;
  /** How much higher it is than one of a single line. */
  readonly rise: number;
};

const halfOf = (words: string): number =>
  Array.from(words, (letter) => SIZES[WIDE.test(letter) ? 'wide' : THIN.test(letter) ? 'thin' : 'usual']).reduce(
    (a, b) => a + b,
    0,
  ) /
    2 +
  5;
const widest = (lines: Lines): number => Math.max(...lines.map(halfOf));
const scaleOf = (half: number): number => Math.min(1, ROOM / (half + TAIL));

/** What long words of German end with: a word may be parted before it. */
const END = /^(.{3,})(höhle|kammer|halle|brücke|schlucht|wald|turm|platz|gasse|pfad)$/;

/** Parted where the longer of the two lines is shortest; a single word stays whole where it is made of no two. */
const parted = (name: string): Lines => {
  const [best] = [...name.matchAll(/ /g)]
    .map(({ index }): Lines => [name.slice(0, index), name.slice(index + 1)])
    .toSorted((a, b) => widest(a) - widest(b));
  const [, head, end] = END.exec(name) ?? [];
  return best ?? (head === undefined || end === undefined ? [name] : [`${head}-`, end]);
};

/** `alone`: nothing lies beside it that it could cover. */
export const ribbonOf = (name: string, alone = false): Ribbon => {
  const lines = alone || scaleOf(halfOf(name)) >= LEAST ? [name] : parted(name);
  const half = widest(lines);
  return { lines, half, scale: alone ? 1 : scaleOf(half), line: LINE, rise: (lines.length - 1) * LINE };
};
