// A bust is much the same on both sides, so its parts are written as their left halves: down from the middle (x = 60)
// and back to it. Paths that go through here have absolute M, L, H, V, C, Q and Z alone.
import { fill, INK, line, type Drawing, type Layer } from './layer';

type Point = readonly [number, number];
type Step = { readonly letter: string; readonly points: readonly Point[] };

const MIDDLE = 60;
const round = (n: number): string => String(Math.round(n * 10) / 10);

const stepsOf = (d: string): readonly Step[] => {
  let [x, y] = [0, 0];
  return (d.match(/[MLHVCQZ][^MLHVCQZ]*/g) ?? []).map((part) => {
    const letter = part.slice(0, 1);
    const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const all = letter === 'H' ? [...numbers, y] : letter === 'V' ? [x, ...numbers] : numbers;
    const points = all.flatMap((px, i): Point[] => (i % 2 === 0 ? [[px, all[i + 1] ?? 0]] : []));
    [x, y] = points.at(-1) ?? [x, y];
    return { letter: letter === 'H' || letter === 'V' ? 'L' : letter, points };
  });
};
const written = (steps: readonly Step[]): string =>
  steps.map(({ letter, points }) => letter + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join('');
const moved = (steps: readonly Step[], to: (point: Point) => Point): readonly Step[] =>
  steps.map(({ letter, points }) => ({ letter, points: points.map(to) }));

/** The same way from its end to its beginning, without the point where that is. */
const backwards = (steps: readonly Step[]): readonly Step[] => {
  const all = steps.flatMap(({ points }) => points);
  let end = all.length;
  return steps
    .slice(1)
    .reverse()
    .map(({ letter, points }) => {
      end -= points.length;
      return { letter, points: all.slice(end - 1, end - 1 + points.length).reverse() };
    });
};
/** As far from the middle as this on the other side. */
const across =
  (far: number) =>
  ([x, y]: Point): Point => [MIDDLE + (MIDDLE - x) * far, y];

export const place = (d: string, x: number, y: number, size = 1): string =>
  written(moved(stepsOf(d), ([px, py]) => [x + px * size, y + py * size]));
/** Turned about the middle of the picture, clockwise. */
export const turned = (drawing: Drawing, degrees: number): Drawing => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const about = ([x, y]: Point): Point => [
    MIDDLE + (x - MIDDLE) * cos - (y - MIDDLE) * sin,
    MIDDLE + (x - MIDDLE) * sin + (y - MIDDLE) * cos,
  ];
  return drawing.map((layer) => ({ ...layer, d: written(moved(stepsOf(layer.d), about)) }));
};
/** A round one that can be turned and mirrored like all else. */
export const ball = (x: number, y: number, r: number): string => {
  const k = r * 0.55;
  return `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`;
};
export const flip = (d: string): string => written(moved(stepsOf(d), across(1)));
/** The same on both sides. */
export const pair = (d: string): string => d + flip(d);

const whole = (half: string): string => {
  const steps = stepsOf(half);
  return `${written(steps)}${written(moved(backwards(steps), across(1)))}Z`;
};
/** The side away from the light, as far in as this. */
const farSide = (half: string, inner: number): string => {
  const steps = stepsOf(half);
  const back = moved(backwards(steps), across(inner));
  return `${written(moved(steps, across(1)))}${written(back)}Z`;
};

const CHANNELS = [1, 3, 5];
/** A colour in the shade. */
export const dim = (colour: string, by = 0.5): string =>
  `#${CHANNELS.map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by + 6)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;

export const ink = (d: string, colour: string, width = 2.2): Layer => ({ d, fill: colour, stroke: INK, width });
/** A body with its outline, its dark side and its lit edge. */
export const shape = (half: string, colour: string, inner = 0.5, width = 2.4): Drawing => {
  const [start, first] = stepsOf(half);
  const lit = start === undefined || first === undefined ? [] : [start, first];
  const edge = moved(lit, ([x, y]) => [MIDDLE + (x - MIDDLE) * 0.86 - 2, y + 3]);
  return [
    ink(whole(half), colour, width),
    fill(farSide(half, inner), dim(colour), 0.6),
    line(written(edge), '#fff6dc', 1.7, 0.6),
  ];
};
/** What lies around an opening: its half runs along the outer edge and back along the inner one. */
export const band = (half: string, colour: string, width = 2.4): Drawing => [
  ink(whole(half), colour, width),
  fill(`${flip(half)}Z`, dim(colour), 0.6),
];
/** A thing of one side: its far edge is in the shade. */
export const thing = (d: string, colour: string, shade: string, width = 2.2): Drawing => [
  ink(d, colour, width),
  fill(shade, dim(colour), 0.6),
];
/** A pole, a strap, a horn of even width. */
export const rod = (d: string, colour: string, width = 4): Drawing => [
  line(d, INK, width + 2.8),
  line(d, colour, width),
  line(d, '#fff6dc', width * 0.25, 0.45),
];
export const halfOf = whole;
export const shadeOf = farSide;
