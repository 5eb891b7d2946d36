// Breath attacks (D Breath Attacks): before the dice of the fight, after all that is done about it, not by one evaded.
import { before, reacts } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

const breathing = (program: Program, when: Cond): Ability =>
  reacts('breath', before('diceBegin', 'mine', program, { when, forced: true, once: 'fight' }));
const itsFight: Cond = { fight: { foeCards: { self: true } } };

/** Of each Dragon of a group its own, once in a fight; the fight follows, whatever it does. */
export const breath = (program: Program): Ability => breathing(program, { all: [itsFight, { may: 'sufferBreath' }] });
/** On more than him who fights it: it says of each whether he suffers it. */
export const breathOnAll = (program: Program): Ability => breathing(program, itsFight);
