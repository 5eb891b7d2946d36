import { describe, expect, it } from 'vitest';
import {
  COUNT,
  countAt,
  fanAt,
  HALF,
  neighbour,
  PICTURE,
  pictureOf,
  shortened,
  SIZE,
  spotOf,
  standing,
  strides,
} from './geometry';
import faces from '../../fixtures/faces.json';

type Grid = readonly [number, number];
const spots = faces.flatMap((face) => ('space' in face ? [spotOf(face.id, face.space.grid as unknown as Grid)] : []));
const at = (name: string) => {
  const found = spots.find(({ id }) => id === `base/space/${name}`);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('the board', () => {
  it('has 24 spaces outside, 16 in the middle, 8 inside and the Crown', () => {
    expect([3, 2, 1, 0].map((ring) => spots.filter((spot) => spot.ring === ring).length)).toEqual([24, 16, 8, 1]);
  });

  it('keeps every space on the picture', () => {
    for (const { x, y } of spots) {
      expect(Math.min(x, y)).toBeGreaterThan(40);
      expect(Math.max(x, y)).toBeLessThan(SIZE - 40);
    }
  });

  it('lets the arrow keys reach every space from the Village', () => {
    const seen = new Set(['base/space/village']);
    const open = [at('village')];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = neighbour(from, spots, key);
        if (to !== undefined && !seen.has(to.id)) {
          seen.add(to.id);
          open.push(to);
        }
      }
    }
    expect(seen.size).toBe(spots.length);
  });

  it('goes from the Village to the Fields beside it, and stops at the edge', () => {
    expect(neighbour(at('village'), spots, 'ArrowRight')?.id).toBe('base/space/fields_n');
    expect(neighbour(at('village'), spots, 'ArrowLeft')).toBeUndefined();
  });

  it('gives six figures six places', () => {
    const places = standing(6, at('city'));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  it('keeps the count of the cards that lie on a space on the board, whoever stands there', () => {
    for (const { x } of spots)
      for (const count of [0, 1, 2])
        for (const cards of [2, 3, 4, 9])
          expect(x + fanAt(count, x, cards).x + countAt(cards) + COUNT).toBeLessThanOrEqual(SIZE);
    expect(fanAt(1, 330, 4)).toEqual(fanAt(1));
  });

  it('keeps a crowd apart, and on the board', () => {
    for (const count of [5, 6])
      for (const name of ['city', 'ruins']) {
        const { x, y } = at(name);
        const places = standing(count, { x, y, scale: 1 });
        const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
        expect(Math.min(...gaps)).toBeGreaterThan(20);
        for (const one of places) {
          expect(Math.min(one.x, SIZE - one.x)).toBeGreaterThan(11);
        }
      }
  });

  it('leaves the picture free, whoever stands there and however large the name is', () => {
    /** Half of a figure's base, unscaled. */
    const BASE = 20;
    for (const lift of [0, 10, 20])
      for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const { dx, dy, scale } = pictureOf(count, lift);
        const half = (PICTURE / 2) * scale;
        expect(scale).toBeGreaterThanOrEqual(0.45);
        expect(Math.max(Math.abs(dx) + half, half - dy)).toBeLessThanOrEqual(HALF);
        // A picture is a little narrower than it is high.
        const wide = 0.85 * half;
        const hidden = standing(count, { x: 0, y: 0, scale: 1 }, lift).map((one) => {
          const base = BASE * one.scale;
          const across = Math.min(one.x + base, dx + wide) - Math.max(one.x - base, dx - wide);
          const down = Math.min(one.y + base, dy + half) - Math.max(one.y - base, dy - half);
          return Math.max(0, across) * Math.max(0, down);
        });
        const all = hidden.reduce((a, b) => a + b, 0);
        expect(all / (4 * wide * half), `${count} where a name is ${lift} higher`).toBeLessThan(lift > 0 ? 0.3 : 0.2);
      }
  });

  it('draws a way between its ends, and points along each step', () => {
    const points = [
      { x: 100, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 100 },
    ];
    expect(shortened(points, 20, 30)).toEqual([{ x: 120, y: 0 }, points[1], { x: 200, y: 70 }]);
    expect(strides(points)).toEqual([
      { x: 150, y: 0, turn: 0 },
      { x: 200, y: 50, turn: 90 },
    ]);
  });
});
