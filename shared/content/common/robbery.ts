import { gain, lose } from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';

/** One gold that goes from another character to oneself. */
export const takesGold = (from: HeroRef): Program => [lose('gold', 1, from), gain('gold', 1)];
