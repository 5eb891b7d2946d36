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

/** So many stand side by side before the picture; others beside it, first on the left. */
const ROW = 4;
const APART = 23.5;
const BESIDE = [
  { x: -36, y: -17 },
  { x: -36, y: -39 },
  { x: 36, y: -17 },
  { x: 36, y: -39 },
] as const;

/** How figures stand on a space: never before its picture; how large, from its middle. */
const stands = (count: number): readonly (Point & { readonly scale: number })[] => {
  if (count === 1) return [{ x: -30, y: 0, scale: 0.68 }];
  if (count === 2) return [-31, 31].map((x) => ({ x, y: 1, scale: 0.6 }));
  if (count === 3) return [-29, 0, 29].map((x) => ({ x, y: 5, scale: 0.52 }));
  const row = Math.max(ROW, count - BESIDE.length);
  const apart = Math.min(APART, (APART * (ROW - 1)) / (row - 1));
  const front = Array.from({ length: Math.min(row, count) }, (_, i) => ({ x: (i - (row - 1) / 2) * apart, y: 6 }));
  return [...front, ...BESIDE.slice(0, count - front.length)].map((one) => ({ ...one, scale: 0.5 }));
};

/** Where figures stand, and how large. @param lift how much higher than else its name reaches */
export const standing = (
  count: number,
  { x, y, scale }: Omit<Spot, 'id' | 'ring'>,
  lift = 0,
): readonly (Point & { readonly scale: number })[] =>
  stands(count).map((one) => ({
    x: x + one.x * scale,
    // Those beside the picture go up with less: above them is the next space.
    y: y + (one.y - lift * (one.y < -1 ? 0.4 : 1)) * scale,
    scale: one.scale * scale,
  }));

/** As many cards lie in a fan as can be told apart. */
export const FANNED = 4;
/** From the middle of a fan to that of the count at its right. */
export const countAt = (cards: number): number => 8 + 4 * Math.min(cards, FANNED);
/** Half of that count, with its rim. */
export const COUNT = 8.2;

/**
 * Where the fan of cards lies from the middle of its space: at its right, above who stands there, and with its count on
 * the board.
 *
 * @param count of those who stand there
 */
export const fanAt = (count: number, x = 0, cards = 1): Point => {
  const [right, y] = count === 0 ? [26, -22] : count === 1 ? [32, -30] : [32, -33];
  // Another board goes on where this one ends.
  const room = cards > 1 && x < SIZE ? SIZE - x - countAt(cards) - COUNT : right;
  return { x: Math.min(right, room), y };
};
/** Where gold lies: on the right, above who stands there. */
export const goldAt = (count: number): Point => (count > 1 ? { x: 38, y: -12 } : { x: 33, y: 8 });

/** How high a picture is, where its foot is, and how much of that a row of figures before it takes. */
export const PICTURE = 58;
const FOOT = 14;
const TOP = FOOT - PICTURE;
const STOOD = 18;
/** A name may cover this share of what it grows by. */
const COVERED = 0.15;
const LEAST = 0.45;

type Stretch = { readonly dx: number; readonly dy: number; readonly scale: number };

/**
 * The picture of a space makes room for those who stand there and for a large name: nothing of it is hidden.
 *
 * @param lift how much higher than else its name reaches
 */
export const pictureOf = (count: number, lift = 0): Stretch => {
  const foot = FOOT - lift * (1 - COVERED) - (count > 2 ? STOOD : count === 2 ? 5 : 0);
  const room = Math.max(LEAST, (foot - TOP) / PICTURE);
  const scale = Math.min(room, count === 0 ? 1 : count === 1 ? 0.82 : 0.72);
  const half = (PICTURE / 2) * scale;
  return { dx: count === 1 ? 13 : count > ROW ? 2 : 0, dy: Math.max(foot - half, TOP + half), scale };
};

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
