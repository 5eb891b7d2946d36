import { describe, expect, it } from 'vitest';
import { simOptions } from './options';
import { typed } from './table';

describe('the options of sim', () => {
  it.each([['--games', '-1'], ['--games=-1'], ['--games', '0']])('says what a number must be: %s %s', (...args) => {
    expect(simOptions(args)).toEqual({ problem: expect.stringMatching(/^--games is a whole number from 1 /) });
  });

  it('leaves alone what is typed as it should be', () => {
    const args = ['--games', '3', '--json', '--seed', 'a-1', '--rules', 'x=-1'];
    expect(typed(args)).toEqual(args);
  });
});
