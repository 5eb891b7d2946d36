// House rules that hold for everybody while the option of their name is on (reference/options.md).
import { cannot, mayDo } from '../../../rules/dsl';
import type { RuleDef } from '../../../rules/vocab/definition';
import type { Cond } from '../../../rules/vocab/select';

/** On the Crown those who stand there must go on encountering one another (R4 THE CROWN OF COMMAND). */
const offTheCrown: Cond = { not: { at: { named: 'crown_of_command' } } };
const everyone = { reach: 'everyone', when: offTheCrown } as const;

export const noAttacks: RuleDef = { id: 'base/rule/noAttacks', kind: 'rule', abilities: [{ id: 'peace', static: [cannot('attack', everyone), cannot('psychicAttack', everyone)] }] };

export const noTheft: RuleDef = { id: 'base/rule/noTheft', kind: 'rule', abilities: [{ id: 'honest', static: [cannot('beRobbed', { reach: 'everyone' })] }] };

export const trophiesAnytime: RuleDef = {
  id: 'base/rule/trophiesAnytime', kind: 'rule',
  abilities: [mayDo('trade_trophies', ['turnStart', 'afterMove', 'cardsDrawn', 'betweenDraws', 'turnEnd'], { op: 'tradeTrophies' }, { turn: 'any' })],
};
