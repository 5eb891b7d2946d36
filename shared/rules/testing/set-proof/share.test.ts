import { expect, it } from 'vitest';
import { oneOf, shareOf } from './share';

const all = Array.from({ length: 260 }, (_, i) => i);
it('of a long list another part is tried each day, and all of it in a few', () => {
  const days = [0, 1, 2].map((day) => shareOf(all, 20_000 + day, 100));
  for (const one of days) expect(one.length).toBeLessThan(100);
  expect(days.flat().sort((a, b) => a - b)).toEqual(all);
});
it('a short list is tried whole, and any where no day is said', () => {
  expect(shareOf(all.slice(0, 120), 7, 100)).toHaveLength(120);
  expect(shareOf(all, Number.NaN)).toEqual(all);
});
it('of what takes long one is tried each day, and each comes round', () => {
  const days = Array.from({ length: 260 }, (_, i) => oneOf(all, 20_000 + i));
  for (const one of days) expect(one).toHaveLength(1);
  expect(days.flat().sort((a, b) => a - b)).toEqual(all);
  expect(oneOf(all, Number.NaN)).toEqual(all);
  expect(oneOf([], 7)).toEqual([]);
});
