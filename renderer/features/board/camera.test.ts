import { describe, expect, it } from 'vitest';
import { dragged, HOME, inside, seenAt, showing, zoomed, type World } from './camera';
import { MIDDLE, SIZE } from './geometry';

const world: World = { left: 0, top: 0, size: SIZE };
const wide: World = { left: -MIDDLE, top: -MIDDLE, size: 2 * SIZE };
const spot = { x: 100, y: 560 };

describe('the camera', () => {
  it('keeps what is under the pointer there while it comes nearer', () => {
    const before = inside({ x: 330, y: 330, zoom: 2 }, world);
    const at = seenAt(before, { x: 300, y: 350 });
    const after = seenAt(zoomed(before, 1.4, at, world), { x: 300, y: 350 });
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });

  it('shows the whole board again when it is far enough, and nothing beside it', () => {
    const near = zoomed(HOME, 3, { x: 0.1, y: 0.9 }, world);
    expect(near.zoom).toBe(3);
    expect(zoomed(near, 0.1, { x: 0.9, y: 0.1 }, world)).toEqual(HOME);
    expect(dragged(HOME, { x: 0.5, y: -0.5 }, world)).toEqual(HOME);
  });

  it('goes no farther than the edge of the table', () => {
    const { x, y } = dragged({ ...HOME, zoom: 2 }, { x: 9, y: -9 }, world);
    expect([x, y]).toEqual([SIZE / 4, SIZE * 0.75]);
  });

  it('brings a space into sight, and stays where it is when the space is seen already', () => {
    const near = { x: 500, y: 160, zoom: 3 };
    const { x, y } = seenAt(showing(near, spot, world), spot);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
    expect(showing(near, { x: 500, y: 160 }, world)).toEqual(near);
  });

  it('goes farther where corner boards lie beside the main one', () => {
    expect(zoomed(HOME, 0.1, { x: 0.5, y: 0.5 }, wide).zoom).toBe(0.5);
    expect(inside({ x: -300, y: -300, zoom: 2 }, wide).x).toBeLessThan(0);
  });
});
