import { describe, expect, it } from 'vitest';
import { pairwise, type Row, type Together } from './pairwise';

const all: Together<number> = () => true;
const first = (_: string, values: readonly number[]): number | undefined => values[0];
const has = (rows: readonly Row<number>[], a: string, x: number, b: string, y: number): boolean =>
  rows.some((row) => row[a] === x && row[b] === y);

describe('rows for every pair', () => {
  const factors = { a: [0, 1], b: [0, 1], c: [0, 1, 2], d: [0, 1, 2, 3], e: [0, 1, 2] };

  it('have every two values in one of them, and few rows', () => {
    const rows = pairwise(factors, all, first);
    for (const [a, xs] of Object.entries(factors))
      for (const [b, ys] of Object.entries(factors))
        if (a < b)
          for (const x of xs) for (const y of ys) expect(has(rows, a, x, b, y), `${a}=${x} with ${b}=${y}`).toBe(true);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(factors));
    // Twelve at least, for d with c or e; all combinations would be 144.
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.length).toBeLessThanOrEqual(18);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it('never have two values that do not go together, and all the others', () => {
    const together: Together<number> = ([a, x], [b, y]) =>
      !(a === 'a' && b === 'c' && x === 1 && y > 0) && !(b === 'a' && a === 'c' && y === 1 && x > 0);
    const rows = pairwise(factors, together, first);
    for (const row of rows) expect(row['a'] === 1 && Number(row['c']) > 0).toBe(false);
    for (const [a, x, b, y] of [
      ['a', 1, 'c', 0],
      ['a', 0, 'c', 2],
      ['a', 1, 'd', 3],
      ['c', 2, 'd', 0],
    ] as const)
      expect(has(rows, a, x, b, y)).toBe(true);
  });

  it('leave out a pair that nothing can stand beside', () => {
    // x needs y, and y does not go with z: x and z are allowed by the letter, and no row can have both.
    const needs = (a: string, x: number, b: string, y: number): boolean =>
      !(a === 'x' && x === 1 && b === 'y' && y === 0) && !(a === 'y' && x === 1 && b === 'z' && y === 1);
    const rows = pairwise(
      { x: [0, 1], y: [0, 1], z: [0, 1] },
      ([a, x], [b, y]) => needs(a, x, b, y) && needs(b, y, a, x),
      first,
    );
    expect(has(rows, 'x', 1, 'z', 1)).toBe(false);
    expect(has(rows, 'x', 1, 'y', 1) && has(rows, 'x', 0, 'z', 1) && has(rows, 'y', 0, 'z', 1)).toBe(true);
    for (const row of rows) expect(row['x'] === 1 && row['y'] === 0).toBe(false);
  });

  it('are found at once where what two values need shuts each other out at the far end', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, [0, 1]]));
    const needs = (a: string, x: number, b: string, y: number): boolean =>
      !(x === 1 && b === 'f39' && ((a === 'f0' && y === 0) || (a === 'f1' && y === 1)));
    const rows = pairwise(many, ([a, x], [b, y]) => needs(a, x, b, y) && needs(b, y, a, x), first);
    expect(has(rows, 'f0', 1, 'f1', 1)).toBe(false);
    expect(has(rows, 'f0', 1, 'f39', 1) && has(rows, 'f1', 1, 'f39', 0)).toBe(true);
  });

  it('take what the caller says where values are equally good', () => {
    const asked = new Set<string>();
    const rows = pairwise(factors, all, (factor, values) => {
      asked.add(factor);
      return values.at(-1);
    });
    expect(asked).toContain('e');
    expect(rows).not.toEqual(pairwise(factors, all, first));
  });
});
