// How a space's name lies on its ribbon: in one line, in two, or drawn smaller, so that it covers no neighbour's.
const WIDE = /[A-Zmw]/;
const THIN = /[ilt'f ]/;
const SIZES = { wide: 8.7, thin: 3.8, usual: 6.2 } as const;
/** What hangs out at either end. */
export const TAIL = 6;
/** Half of what lies between two spaces. */
const ROOM = 50;
/** The same in the middle, between neighbours that are not long. */
const ROOM_ALONE = 62;
/** So much smaller a name may be drawn before it is parted. */
const LEAST = 0.9;
const LINE = 11.5;
/** Of one line, from its upper edge to its lower one; what is below its middle. */
const HIGH = 16;
const BELOW = 7.5;
/** So much larger it may be drawn where text is large; two lines less: the picture above has the rest. */
const MOST = { one: 1.6, two: 1.35 } as const;

type Lines = readonly string[];
export type Ribbon = {
  readonly lines: Lines;
  /** Half its width, without the tails. */
  readonly half: number;
  readonly scale: number;
  readonly line: number;
  /** How much higher it is than one of a single line, before it is scaled. */
  readonly rise: number;
  /** How much higher its upper edge lies than that of a plain one; and how much it is moved for that. */
  readonly lift: number;
  readonly up: number;
};

const halfOf = (words: string): number =>
  Array.from(words, (letter) => SIZES[WIDE.test(letter) ? 'wide' : THIN.test(letter) ? 'thin' : 'usual']).reduce(
    (a, b) => a + b,
    0,
  ) /
    2 +
  5;
const widest = (lines: Lines): number => Math.max(...lines.map(halfOf));
const scaleOf = (half: number, room: number): number => Math.min(1, room / (half + TAIL));

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

/** As large as there is room for. */
const enlarged = (lines: Lines, text: number): number =>
  Math.min(text, lines.length > 1 ? MOST.two : MOST.one, ROOM / (widest(lines) + TAIL));

/**
 * @param alone nothing lies beside it that it could cover
 * @param text how large text is, 1 as usual
 * @param room half of what it may take up
 */
export const ribbonOf = (name: string, alone = false, text = 1, room = ROOM): Ribbon => {
  const two = parted(name);
  const larger = text > 1 && enlarged(two, text) > enlarged([name], text);
  const lines =
    text > 1
      ? larger
        ? two
        : [name]
      : (alone ? halfOf(name) <= ROOM_ALONE : scaleOf(halfOf(name), room) >= LEAST)
        ? [name]
        : two;
  const half = widest(lines);
  const scale = text > 1 ? enlarged(lines, text) : alone ? 1 : scaleOf(half, room);
  const rise = (lines.length - 1) * LINE;
  // Its lower edge stays where it is: the marks lie below.
  const more = Math.max(0, scale - 1);
  return { lines, half, scale, line: LINE, rise, lift: more * HIGH + Math.max(1, scale) * rise, up: more * BELOW };
};

type Named = { readonly x: number; readonly y: number; readonly scale: number; readonly name: string };
/** Ribbons whose middles are not farther above one another than this lie side by side. */
const BESIDE = 20;
const GAP = 2;
/** Half of what a name may take up: what short names beside it leave of their own room is its. */
export const roomOf = ({ x, y, scale, name }: Named, all: readonly Named[]): number => {
  if (halfOf(name) + TAIL <= ROOM) return ROOM;
  const left = all.flatMap((other) => {
    const far = Math.abs(other.x - x);
    return far === 0 || Math.abs(other.y - y) > BESIDE * scale
      ? []
      : [far / scale - (Math.min(ROOM, halfOf(other.name) + TAIL) * other.scale) / scale - GAP];
  });
  return Math.max(ROOM, Math.min(ROOM_ALONE, ...left));
};
