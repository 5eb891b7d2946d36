// House rules that hold for everybody while the option of their name is on (reference/options.md).
import { cannot, choose, mayDo, v } from '../../../rules/dsl';
import type { RuleDef } from '../../../rules/vocab/definition';
import type { Cond } from '../../../rules/vocab/select';

/**
 * O Losing a Turn: from then on to his following turn he does nothing and casts no Spell, but attacked he defends
 * himself.
 */
const idle = { reach: 'everyone', when: { all: [{ status: 'losingTurn' }, { not: { fight: {} } }] } } as const;
export const lostTurn: RuleDef = {
  id: 'base/rule/lostTurn',
  kind: 'rule',
  when: 'both',
  abilities: [{ id: 'idle', static: [cannot('act', idle), cannot('castSpell', idle), cannot('ditchCard', idle)] }],
};

/** On the Crown those who stand there must go on encountering one another (R4 THE CROWN OF COMMAND). */
const offTheCrown: Cond = { not: { at: { named: 'crown_of_command' } } };
const everyone = { reach: 'everyone', when: offTheCrown } as const;

export const noAttacks: RuleDef = {
  id: 'base/rule/noAttacks',
  kind: 'rule',
  abilities: [{ id: 'peace', static: [cannot('attack', everyone), cannot('psychicAttack', everyone)] }],
};

export const noTheft: RuleDef = {
  id: 'base/rule/noTheft',
  kind: 'rule',
  abilities: [{ id: 'honest', static: [cannot('beRobbed', { reach: 'everyone' })] }],
};

export const trophiesAnytime: RuleDef = {
  id: 'base/rule/trophiesAnytime',
  kind: 'rule',
  abilities: [
    mayDo(
      'trade_trophies',
      ['turnStart', 'afterMove', 'cardsDrawn', 'betweenDraws', 'afterFight', 'turnEnd'],
      { op: 'tradeTrophies' },
      { turn: 'any' },
    ),
  ],
};

/** O Exchanging Carried Possessions: at will, between two steps of his own turn and before he is fought. */
const objectOf = (belonging: boolean) =>
  ({ cards: { object: true, zone: 'held', heldBy: 'me', belonging, not: { keyword: 'trinket' } } }) as const;
export const belongings: RuleDef = {
  id: 'base/rule/belongings',
  kind: 'rule',
  abilities: [
    mayDo(
      'repack',
      ['turnStart', 'afterMove', 'creatureMet', 'beforeFight', 'turnEnd'],
      [
        choose(objectOf(true), 'taken', { ask: 'takeUp' }),
        choose(objectOf(false), 'put', { ask: 'putAway' }),
        { op: 'stow', card: v('put'), away: true },
        { op: 'stow', card: v('taken'), away: false },
      ],
      { turn: 'any', when: { all: [{ exists: objectOf(true) }, { any: [{ turnOf: 'me' }, { fight: {} }] }] } },
    ),
  ],
};
