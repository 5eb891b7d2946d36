import { describe, expect, it } from 'vitest';
import { beside } from './aside';

const frame = { width: 600, height: 600 };
const card = { width: 200, height: 150 };
const place = (x: number, y: number, keep: readonly (readonly [number, number])[] = []) => {
  const { left, top } = beside(
    { x, y },
    50,
    card,
    frame,
    keep.map(([a, b]) => ({ x: a, y: b })),
    20,
  );
  return [left, top];
};

describe('the card about a space', () => {
  it('lies towards the middle of the board', () => {
    expect(place(100, 100)).toEqual([150, 50]);
    expect(place(500, 500)).toEqual([250, 400]);
  });

  it('leaves in sight where one may go', () => {
    // From the left edge it would lie over a way below; so it lies above.
    expect(place(100, 250, [[250, 320]])).toEqual([150, 150]);
    // Where both would be covered it goes to the other side.
    expect(
      place(290, 250, [
        [400, 330],
        [400, 170],
      ]),
    ).toEqual([40, 200]);
  });

  it('stays inside the window and never over the space itself', () => {
    expect(place(580, 10)).toEqual([330, 4]);
    expect(place(20, 590)).toEqual([70, 446]);
    // To the left of the space there is no room for it.
    expect(
      place(100, 100, [
        [250, 100],
        [250, 60],
      ]),
    ).toEqual([150, 50]);
  });
});
