// Trophies that are enough are no part of what it costs: "8 of 7" is no number that anybody reads.
import { expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';

const COST = 7;
it.each([
  [4, '4 of 7 for 1 Strength', '4 von 7 für 1 Stärke'],
  [8, '8: enough for 1 Strength', '8: genug für 1 Stärke'],
  [14, '14: enough for 2 Strength', '14: genug für 2 Stärke'],
])('trophies of %i', (n, english, german) => {
  expect(en.hand.trade(n, COST, 'Strength')).toBe(english);
  expect(de.hand.trade(n, COST, 'Stärke')).toBe(german);
});
