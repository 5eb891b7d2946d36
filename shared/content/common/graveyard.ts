// What is prayed for in the Graveyard and in the Chapel.
import { gain, gainSpell, is, nothing, pick, pray, replenish, table, v } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';

export const prayer = (good: Effect): Program => [
  pray('prayer'),
  table(v('prayer'), { '1-4': nothing, '5': good, '6+': gainSpell() }),
];

/** What an evil character does in the Graveyard. */
export const mournsAsEvil: Effect = pick({
  replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish('full') },
  pray: prayer(gain('fate')),
});
