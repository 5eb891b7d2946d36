import { gain, is, lose } from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';
import type { Cond } from '../../rules/vocab/select';

/** Whether another character has gold that may be taken from him. */
export const hasGoldToTake = (from: HeroRef): Cond => ({
  all: [is({ stat: 'gold', of: from }, '>=', 1), { may: 'beRobbed', who: from }],
});
/** One gold that goes from another character to oneself. */
export const takesGold = (from: HeroRef): Program => [lose('gold', 1, from), gain('gold', 1)];
