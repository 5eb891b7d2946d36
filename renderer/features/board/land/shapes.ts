// Shapes of the land, drawn by hand: seeded, so that the board looks the same every time.
import { MIDDLE } from '../geometry';

export type Random = { readonly next: () => number; readonly between: (low: number, high: number) => number };

/** A small linear congruential generator; for pictures only. */
export const random = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
};

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth closed line through the middles between points. */
const closed = (points: readonly (readonly [number, number])[]): string => {
  const half = (i: number): readonly [number, number] => {
    const [ax, ay] = points[i % points.length] ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const start = half(points.length - 1);
  return `M${n(start[0])} ${n(start[1])}${points.map(([x, y], i) => `Q${n(x)} ${n(y)} ${half(i).map(n).join(' ')}`).join('')}Z`;
};

/** How square a ring is: 2 is a circle. */
const SQUARENESS = 7;
const squared = (cos: number, sin: number): number =>
  (Math.abs(cos) ** SQUARENESS + Math.abs(sin) ** SQUARENESS) ** (-1 / SQUARENESS);

/** A point of a rounded square around the middle of the board. */
export const onRing = (half: number, turn: number): readonly [number, number] => {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const k = squared(cos, sin) * half;
  return [MIDDLE + cos * k, MIDDLE + sin * k];
};

/** A rounded square with an uneven line. */
export const ring = (half: number, uneven: number, phase: number, count = 150): string =>
  closed(
    Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * Math.PI * 2;
      const wave =
        1 +
        uneven *
          (Math.sin(turn * 9 + phase) * 0.5 +
            Math.sin(turn * 17 + phase * 2.3) * 0.3 +
            Math.sin(turn * 31 + phase * 1.7) * 0.25);
      return onRing(half * wave, turn);
    }),
  );

/** A patch of ground. */
export const patch = (rnd: Random, x: number, y: number, rx: number, ry: number, uneven = 0.16): string =>
  closed(
    Array.from({ length: 12 }, (_, i) => {
      const turn = (i / 12) * Math.PI * 2;
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      const k = (cos ** 4 + sin ** 4) ** -0.25 * (1 + rnd.between(-uneven, uneven)) * 0.93;
      return [x + cos * k * rx, y + sin * k * ry] as const;
    }),
  );

export const path = (d: string, attributes = ''): string => `<path d="${d}" ${attributes}/>`;
