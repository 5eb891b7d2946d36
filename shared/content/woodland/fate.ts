// Fate with two sides, and what is bound by it (D Fate Tokens, Fatebound).
import { can, nothing, when } from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';
import type { Cond, FateSide } from '../../rules/vocab/select';

/** Light for one's own dice, dark for those of others; what is gained shows the side that he chooses. */
export const twoSidedFate: RuleDef = {
  id: 'woodland/rule/two_sided_fate',
  kind: 'rule',
  always: true,
  abilities: [{ id: 'sides', static: [can('useDarkFate', { reach: 'everyone' })] }],
};

/** By his own cards: who has no fate follows none of their lines (D Fatebound). */
export const lightbound: Cond = { bound: 'light' };
export const darkbound: Cond = { bound: 'dark' };
/** By what is met: who has no fate at all follows the lower of its two lines. */
export const boundBy = (side: FateSide, lower: FateSide): Cond =>
  side === lower ? { any: [{ bound: side }, { bound: 'fateless' }] } : { bound: side };

type Row = Effect | Program;
type Lines = {
  readonly light: Row;
  readonly dark: Row;
  /** As much of both: nothing, where the card says nothing of it. */
  readonly unbound?: Row;
  /** No fate at all, where the card says it; else the lower line. */
  readonly fateless?: Row;
};

/** One line of what is met, by the fate that he has then: a loss that tips it brings in no other. */
export function byFate(lower: FateSide, { light, dark, unbound, fateless }: Lines): Effect {
  const side = (one: FateSide): Cond => (fateless === undefined ? boundBy(one, lower) : { bound: one });
  const rest = unbound === undefined ? nothing : when({ bound: 'unbound' }, unbound, fateless);
  return when(side('light'), light, [
    when(
      side('dark'),
      dark,
      fateless === undefined || unbound !== undefined ? rest : when({ bound: 'fateless' }, fateless),
    ),
  ]);
}

/** So much of one side, as the price of something. */
export const payFate = (side: FateSide, n = 1): Effect => ({ op: 'lose', what: 'fate', n, side, cost: true });
export const gainFate = (side: FateSide, n = 1, who: HeroRef = 'me'): Effect => ({
  op: 'gain',
  what: 'fate',
  n,
  side,
  ...(who === 'me' ? {} : { who }),
});
/** All of one side, without a price. */
export const loseFate = (side: FateSide, n: number | 'all' = 1, who: HeroRef = 'me'): Effect => ({
  op: 'lose',
  what: 'fate',
  n,
  side,
  ...(who === 'me' ? {} : { who }),
});

export const replenishFate = (side: FateSide, n = 1): Effect => ({ op: 'replenish', n, side });

/** The next Destiny of the deck is his. */
export const gainDestiny: Effect = { op: 'deal', from: 'woodland/deck/destiny', to: 'held' };
