import { describe, expect, it } from 'vitest';
import { expansions } from '../../fixtures/expansions';
import base from '../../fixtures/faces.json';
import { besideOf, isUnread, layoutOf, titleScale } from './boards';
import { HALF, neighbour, SIZE, type Point } from './geometry';

type Grid = readonly [number, number];
type Placed = Parameters<typeof layoutOf>[0][number];
const square = (region: string, side: number): Placed[] =>
  Array.from({ length: side * side }, (_, i) => ({
    id: `x/space/${region}_${i}`,
    space: { region, grid: [i % side, Math.floor(i / side)] as Grid },
  }));
const beside = (value: number): boolean => value < 0 || value > SIZE;
const faces = expansions.faces ?? [];
const all = layoutOf(faces);

describe('boards beside the main one', () => {
  it('are not there in the base game', () => {
    const { areas, world, spots } = layoutOf(base as unknown as readonly Placed[]);
    expect([areas.length, world, spots.length]).toEqual([0, { left: 0, top: 0, size: SIZE }, 49]);
  });

  it('are four at the corners', () => {
    const { areas, world } = layoutOf(
      ['city', 'dungeon', 'highland', 'woodland'].flatMap((region) => square(region, 4)),
    );
    expect(areas.map(({ x, y, size }) => [x, y].every((from) => beside(from + size / 2)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(new Set(areas.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(world).toEqual({ left: -SIZE / 2, top: -SIZE / 2, size: 2 * SIZE });
  });

  it('are looked at with no more around them than there is: one leaves the other corners out', () => {
    const one = square('dungeon', 4).map((face, i) =>
      i === 0 && face.space
        ? { ...face, space: { ...face.space, links: [{ to: 'base/space/tavern', way: 'door' }] } }
        : face,
    );
    const { world } = layoutOf([...(base as unknown as readonly Placed[]), ...one]);
    expect(world).toEqual({ left: -SIZE / 2, top: 0, size: 1.5 * SIZE });
  });

  it('lie where one goes over to them', () => {
    const joined = (to: string): Placed[] =>
      square('dungeon', 3).map((face, i) =>
        i === 0 && face.space ? { ...face, space: { ...face.space, links: [{ to, way: 'door' }] } } : face,
      );
    const cornerOf = (to: string): Point | undefined =>
      layoutOf([...(base as unknown as readonly Placed[]), ...joined(to)]).areas[0];
    expect(cornerOf('base/space/village')).toMatchObject({ x: -SIZE / 2, y: -SIZE / 2 });
    expect(cornerOf('base/space/city')).toMatchObject({ x: SIZE, y: SIZE });
  });

  it('keep every space on its board, none upon another, as large as there is room', () => {
    expect(all.areas.length).toBeGreaterThan(4);
    for (const { x, y, size, spots } of all.areas) {
      for (const spot of spots) {
        const half = HALF * spot.scale;
        expect(Math.min(spot.x - half - x, spot.y - half - y), spot.id).toBeGreaterThanOrEqual(0);
        expect(Math.max(spot.x + half - x, spot.y + half - y), spot.id).toBeLessThanOrEqual(size);
        expect(spot.scale).toBeGreaterThan(0.5);
      }
    }
    for (const [i, one] of all.spots.entries()) {
      for (const other of all.spots.slice(i + 1)) {
        const room = HALF * Math.min(one.scale, other.scale);
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), `${one.id} ${other.id}`).toBeGreaterThan(
          room,
        );
      }
    }
  });

  it('leave the rings to the base game', () => {
    expect(all.spots.filter(({ ring }) => ring <= 3).every(({ id }) => id.startsWith('base/'))).toBe(true);
  });

  it('find room however many they are', () => {
    const many = layoutOf(Array.from({ length: 15 }, (_, i) => square(`region_${i}`, 3)).flat());
    expect(new Set(many.areas.map(({ x, y }) => `${x} ${y}`)).size).toBe(15);
    expect(many.world.size).toBeLessThanOrEqual(3 * SIZE);
    for (const { x, y, size } of many.areas) {
      expect(Math.min(x - many.world.left, y - many.world.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + size - many.world.left, y + size - many.world.top)).toBeLessThanOrEqual(many.world.size);
    }
  });

  it('bear names where they are read, and titles that are larger from far away', () => {
    expect([1, 0.7, 0.6, 0.3].map(isUnread)).toEqual([false, false, true, true]);
    expect(titleScale(1)).toBe(1);
    expect(19 * 0.5 * titleScale(0.5)).toBeCloseTo(15);
    expect(titleScale(0.2)).toBe(titleScale(0.3));
  });

  it('have bare wood beside them at the corners, where no other board lies', () => {
    const at = (x: number, y: number): Parameters<typeof besideOf>[0] => {
      const [area] = layoutOf(square('dungeon', 3)).areas;
      if (area === undefined) throw new Error('no board');
      return { ...area, x, y };
    };
    const corner = at(-SIZE / 2, -SIZE / 2);
    const inner = besideOf(corner, [corner]);
    expect(inner?.x).toBeGreaterThan(0);
    expect(inner?.y).toBe(-SIZE / 4);
    expect(besideOf(corner, [corner, at(0, -SIZE / 2)])).toBeUndefined();
    expect(besideOf(at(-SIZE / 2, 0), [])).toBeUndefined();
    expect(besideOf(at(SIZE, SIZE), [])?.x).toBeLessThan(SIZE);
  });

  it('are joined to the others by ways, each once', () => {
    const ends = all.ways.map(({ from, to }) => [from.id, to.id].sort().join(' '));
    expect(ends).toContain('base/space/ruins dungeon/space/dungeon_entrance');
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('show the way of the arrows, which a door has not', () => {
    const from = (id: string): unknown[] =>
      all.ways.filter((way) => way.from.id === id).map(({ to, arrow }) => [to.id, arrow]);
    expect(from('dungeon/space/dungeon_entrance')).toContainEqual(['dungeon/space/tunnel_1', true]);
    expect(from('dungeon/space/tunnel_1')).toEqual([['dungeon/space/great_web', true]]);
    expect(all.ways.filter(({ arrow, from: a, to: b }) => arrow && a.ring !== b.ring)).toEqual([]);
  });

  it('are reached with the arrow keys', () => {
    const seen = new Set(['base/space/village']);
    const open = all.spots.filter(({ id }) => id === 'base/space/village');
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = neighbour(from, all.spots, key);
        if (to !== undefined && !seen.has(to.id)) {
          seen.add(to.id);
          open.push(to);
        }
      }
    }
    expect(all.spots.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
