import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal/log';
import { Herald } from './herald';

const line = (at: number): Entry => ({
  n: at + 100,
  at,
  round: 1,
  text: `line ${at}.`,
  kind: 'turn',
  event: { t: 'turn', seat: 'p1', hero: 'h1', round: 1 },
});
const lines = (...at: readonly number[]): readonly Entry[] => at.map(line);

describe('what is read aloud', () => {
  it('is every line once, also when several come at the same moment', () => {
    const herald = new Herald();
    expect(herald.hear(lines(0), 'p1', 0)).toBe('line 0.');
    expect(herald.hear(lines(0, 1, 3), 'p1', 0)).toBe('line 1. line 3.');
    expect(herald.hear(lines(0, 1, 3), 'p1', 0)).toBeUndefined();
  });

  it('begins for the next person where his story goes on', () => {
    const herald = new Herald();
    herald.hear(lines(0, 1, 2, 3), 'p1', 0);
    expect(herald.hear([], 'p2', 0)).toBe('');
    expect(herald.hear(lines(0, 1, 2, 3), 'p2', 2)).toBe('line 2. line 3.');
  });

  it('goes on after something was taken back', () => {
    const herald = new Herald();
    herald.hear(lines(0, 1, 2, 3), 'p1', 0);
    expect(herald.hear(lines(0, 1), 'p1', 0)).toBeUndefined();
    expect(herald.hear(lines(0, 1, 2), 'p1', 0)).toBe('line 2.');
  });

  it('is not all of a long game', () => {
    expect(new Herald().hear(lines(...Array.from({ length: 50 }, (_, i) => i)), 'p1', 0)?.split('. ')).toHaveLength(16);
  });
});
