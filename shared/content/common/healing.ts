// Lives and fate for gold.
import { heal, is, pay, replenish, stat, v, when } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, Cond } from '../../rules/vocab/select';

/** Lives healed for gold, as many as he wants and can pay. */
export const healFor = (most: Amount, least = 1): Program => [
  { op: 'number', as: 'n', from: least, to: { least: [most, { missing: 'life' }, stat('gold')] }, ask: 'healHowMany' },
  pay(v('n')),
  heal(v('n')),
];
export const canHealForGold: Cond = { all: [is({ missing: 'life' }, '>=', 1), is(stat('gold'), '>=', 1)] };
export const healsForGold: Effect = when(canHealForGold, healFor(99, 0));

export const replenishesForGold: Effect = when({ all: [is({ missing: 'fate' }, '>=', 1), is(stat('gold'), '>=', 1)] }, [
  { op: 'number', as: 'n', from: 0, to: { least: [{ missing: 'fate' }, stat('gold')] }, ask: 'replenishHowMany' },
  pay(v('n')),
  replenish(v('n')),
]);
