import { describe, expect, it } from 'vitest';
import { recordsDe } from './de';
import { recordsEn } from './en';

describe('time at the table', () => {
  it('is said in hours and minutes, and names neither where there is none', () => {
    for (const words of [recordsEn, recordsDe]) {
      expect([words.hours(0, 39), words.hours(1, 0), words.hours(3, 5)]).toEqual(['39 min', '1 h', '3 h 5 min']);
    }
  });
});
