// Breath attacks (D Breath Attacks): before the dice of the fight, after all that is done about it, not by one evaded.
import { before, reacts } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';

/** Of each Dragon of a group its own, once in a fight; the fight follows, whatever it does. */
export const breath = (program: Program): Ability =>
  reacts(
    'breath',
    before('diceBegin', 'mine', program, {
      when: { all: [{ fight: { foeCards: { self: true } } }, { may: 'sufferBreath' }] },
      forced: true,
      once: 'fight',
    }),
  );
