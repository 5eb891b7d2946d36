// Where the spaces of the board lie: a 7x7 square drawn as rings, 660 wide.
import type { DefId } from '../../../shared/kernel/ids';

export const SIZE = 660;
export const MIDDLE = SIZE / 2;
/** From the centre to the middle of a ring's side, by ring: the Crown, Inner, Middle, Outer. */
export const RING = [0, 97, 187, 281] as const;
/** Half of what a space takes up. */
export const HALF = 46;
/** The middle of the Storm River. */
export const RIVER = 235;

export type Point = { readonly x: number; readonly y: number };
/** `scale`: how large it is drawn; the spaces of the main board are 1. */
export type Spot = Point & { readonly id: DefId; readonly ring: number; readonly scale: number };

const CENTRE = 3;

/** The place of a space by column and row, both 0 to 6. */
export const spotOf = (id: DefId, [column, row]: readonly [number, number]): Spot => {
  const dx = column - CENTRE;
  const dy = row - CENTRE;
  const ring = Math.max(Math.abs(dx), Math.abs(dy));
  const step = ring === 0 ? 0 : (RING[ring] ?? 0) / ring;
  return { id, ring, scale: 1, x: MIDDLE + dx * step, y: MIDDLE + dy * step };
};

/** So many stand in two rows: in one they would hide each other. */
const CROWD = 5;

/** Where figures stand on a space, in an arc before its picture; and how large. */
export const standing = (
  count: number,
  { x, y, scale }: Omit<Spot, 'id' | 'ring'>,
): readonly (Point & { readonly scale: number })[] => {
  if (count === 1) return [{ x: x - 19 * scale, y: y - 2 * scale, scale: 0.84 * scale }];
  if (count >= CROWD)
    return Array.from({ length: count }, (_, i) => ({
      x: x + (i / (count - 1) - 0.5) * 74 * scale,
      y: y + (i % 2 === 0 ? 5 : -10) * scale,
      scale: 0.54 * scale,
    }));
  const width = Math.min(80, 30 * (count - 1) + 18);
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1) - 0.5;
    return {
      x: x + t * width * scale,
      y: y + (4 - 34 * t * t) * scale,
      scale: (count > 2 ? 0.7 : 0.78) * scale,
    };
  });
};

/** Where the fan of cards lies from the middle of its space: beside one figure, above several. */
export const fanAt = (count: number): Point => ({ x: 24, y: count > 1 ? -33 : -20 });

/** The picture of a space makes room for those who stand on it. */
export const pictureOf = (count: number): { readonly dx: number; readonly dy: number; readonly scale: number } =>
  count === 0
    ? { dx: 0, dy: -15, scale: 1 }
    : count === 1
      ? { dx: 15, dy: -17, scale: 0.88 }
      : { dx: 0, dy: -25, scale: 0.72 };

/** The nearest space in a direction, for the arrow keys. */
export const neighbour = (from: Spot, spots: readonly Spot[], key: string): Spot | undefined => {
  const ahead: { readonly [key: string]: Point | undefined } = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ahead[key];
  if (way === undefined) return undefined;
  let best: Spot | undefined;
  let least = Infinity;
  for (const to of spots) {
    const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    // What lies more aside than ahead is not in that direction.
    if (along < 1 || aside > along) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = to;
    }
  }
  return best;
};

/** A way through the middle of spaces, as an SVG path. */
export const wayThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + 2).toFixed(1)}`).join('');

const toward = (from: Point, to: Point, far: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const part = whole === 0 ? 0 : Math.min(far / whole, 0.4);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** The same way from beside its first space to before its last one, whose pictures and names it leaves free. */
export const shortened = (points: readonly Point[], first: number, last: number): readonly Point[] => {
  const [from, next] = points;
  const [before, to] = points.slice(-2);
  if (from === undefined || next === undefined || before === undefined || to === undefined) return points;
  return [toward(from, next, first), ...points.slice(1, -1), toward(to, before, last)];
};

/** Signs along a way, one in the middle of each step; `turn` in degrees, 0 to the right. */
export const strides = (points: readonly Point[]): readonly (Point & { readonly turn: number })[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i];
    if (from === undefined) return [];
    const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn }];
  });
