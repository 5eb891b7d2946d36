import { describe, expect, it } from 'vitest';
import { isTurn, notToday, turn } from '../../e2e/turns';

const isDone = (tag: string, day: number): boolean => notToday(day)?.test(`a test ${tag}`) !== true;

describe('end-to-end tests by turns', () => {
  it.each([2, 3, 4])('of %i one is done each day, and each comes round', (of) => {
    const tags = Array.from({ length: of }, (_, nth) => turn(nth, of).tag);
    for (let day = 20_000; day < 20_000 + of; day++)
      expect(tags.map((tag) => isDone(tag, day))).toEqual(tags.map((_, nth) => isTurn(nth, of, day)));
    for (const tag of tags) expect([0, 1, 2, 3].slice(0, of).filter((day) => isDone(tag, day))).toHaveLength(1);
  });

  it('all are done where no day is set', () => {
    expect(notToday(Number.NaN)).toBeUndefined();
    expect(isTurn(1, 2, Number.NaN)).toBe(true);
  });

  it('what has no turn is done each day', () => {
    for (let day = 0; day < 12; day++) expect(isDone('', day)).toBe(true);
  });
});
