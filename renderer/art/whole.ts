// A silhouette without its holes: eyes, mouths and folds are no windows through a body.
/** How many numbers each letter of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

type Round = {
  readonly d: string;
  /** Twice what it encloses, less than 0 where it runs the other way round. */ readonly area: number;
};

type Point = readonly [number, number];
/** The points of one piece, those that bend it with its end; an arc by how far it bulges. */
const pointsOf = (kind: string, of: readonly number[], [x, y]: Point, bound: boolean): readonly Point[] => {
  const [ox, oy] = bound ? [x, y] : [0, 0];
  const [first = 0] = of;
  if (kind === 'h') return [[first + ox, y]];
  if (kind === 'v') return [[x, first + oy]];
  const numbers = kind === 'a' ? of.slice(5) : of;
  const points = numbers.flatMap((at, i): Point[] => (i % 2 === 0 ? [[at + ox, (numbers[i + 1] ?? 0) + oy]] : []));
  const end = points.at(-1);
  if (kind !== 'a' || end === undefined) return points;
  const side = of[4] === 0 ? 0.5 : -0.5;
  const [dx, dy] = [end[0] - x, end[1] - y];
  return [[x + dx / 2 - dy * side, y + dy / 2 + dx * side], end];
};

const roundsOf = (outline: string): readonly Round[] => {
  const found: Round[] = [];
  let [x, y] = [0, 0];
  for (const part of outline.match(/[Mm][^Mm]*/g) ?? []) {
    let d = '';
    let area = 0;
    let start: Point | undefined;
    for (const [, letter = '', rest = ''] of part.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const kind = letter.toLowerCase();
      const takes = TAKES[kind];
      if (takes === undefined) {
        d += 'z';
        if (start !== undefined) [x, y] = start;
        continue;
      }
      const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
      const bound = letter === kind;
      for (let i = 0; i < numbers.length; i += takes) {
        const of = numbers.slice(i, i + takes);
        const points = pointsOf(kind, of, [x, y], bound);
        if (start !== undefined)
          for (const [toX, toY] of points) {
            area += x * toY - toX * y;
            [x, y] = [toX, toY];
          }
        [x, y] = points.at(-1) ?? [x, y];
        if (start === undefined) {
          start = [x, y];
          d = `M${x} ${y}`;
          const more = numbers.slice(2);
          if (more.length > 0) d += `${letter === 'm' ? 'l' : 'L'}${more.join(' ')}`;
        }
      }
      if (kind !== 'm') d += letter + rest;
    }
    if (start !== undefined) found.push({ d, area: area + x * start[1] - start[0] * y });
  }
  return found;
};

const known = new Map<string, string>();
/** What runs round as its largest part does; what runs the other way is a hole. */
export const wholeOf = (outline: string): string => {
  const before = known.get(outline);
  if (before !== undefined) return before;
  const rounds = roundsOf(outline);
  const largest = rounds.reduce((most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
  const whole = rounds
    .filter(({ area }) => area * largest >= 0)
    .map(({ d }) => d)
    .join('');
  known.set(outline, whole);
  return whole;
};
