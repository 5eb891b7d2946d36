import { describe, expect, it } from 'vitest';
import { simOptions } from './options';

describe('the options of sim', () => {
  it('says what a number must be, below 0 too', () => {
    for (const args of [['--games', '-1'], ['--games=-1'], ['--games', '0']])
      expect(simOptions(args), args.join(' ')).toEqual({
        problem: expect.stringMatching(/--games .*whole number from 1/),
      });
  });
});
