// What a die that is rolled again brings, in a word or two.
import { expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { againSaid } from './headlines';

it('is nothing where no throw comes to anything better, and what may come to worse', () => {
  expect(againSaid({ t: 'win', from: 0, to: 0 }, en.odds)).toBe('no win that way, either');
  expect(againSaid({ t: 'win', from: 0, to: 0 }, de.odds)).toBe('auch so kein Sieg');
  expect(againSaid({ t: 'none', worse: 0 }, en.odds)).toBe('nothing to gain');
  expect(againSaid({ t: 'none', worse: 0.5 }, en.odds)).toBe('nothing to gain · 50\u00a0% worse');
  // What is neither may still be something else: nobody is told that he gains nothing by it, or 0 %.
  expect(againSaid({ t: 'turns', better: 0, worse: 0.69 }, en.odds)).toBe('69\u00a0% worse');
  expect(againSaid({ t: 'none', worse: 0.5 }, de.odds)).toBe('bringt nichts · 50\u00a0% schlechter');
});

it('is another chance where one may still lose', () => {
  expect(againSaid({ t: 'win', from: 0.5, to: 1 }, en.odds)).toBe('from 50\u00a0% to 100\u00a0% win');
});
