// Where the card about a space lies: beside it, where it covers least of what one looks for.
import type { Point } from './geometry';

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** Kept free of the window's edge, in pixels. */
const EDGE = 4;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

const isIn = ({ left, top, width, height }: Box, { x, y }: Point, room: number): boolean =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;

/**
 * All in pixels of the window that the board is seen through.
 * @param gap from the middle of the space to the card
 * @param keep what shall stay in sight, the most important of it several times
 * @param room around each of those
 */
export function beside(at: Point, gap: number, card: Size, frame: Size, keep: readonly Point[], room: number): Box {
  const box = (toRight: boolean, down: boolean): Box => ({
    ...card,
    left: between(EDGE, toRight ? at.x + gap : at.x - gap - card.width, frame.width - card.width - EDGE),
    top: between(EDGE, down ? at.y - gap : at.y + gap - card.height, frame.height - card.height - EDGE),
  });
  const right = at.x <= frame.width / 2;
  const down = at.y <= frame.height / 2;
  // Towards the middle first; the space itself is never covered where that can be.
  const boxes = [box(right, down), box(right, !down), box(!right, down), box(!right, !down)];
  const covers = (one: Box): number =>
    (isIn(one, at, 0) ? 100 : 0) + keep.filter((point) => isIn(one, point, room)).length;
  return boxes.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}
