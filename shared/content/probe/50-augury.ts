// The order of the top cards of any deck.
import { anyMoment, cast, spell } from '../../rules/dsl';

/** Not in the deck of the trial set, whose Spells are counted. */
export const augury = spell('probe/spell/augury', {
  copies: 0,
  origin: 'known',
  timing: [cast(anyMoment)],
  effect: [{ op: 'arrange', n: 4 }],
});
