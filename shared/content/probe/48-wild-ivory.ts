// The movement roll as it is in the end, with all that has changed it.
import { always, can, inBattle, is, mayDo } from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';

export const wildIvory: StateDef = {
  id: 'probe/reward/wild_ivory',
  kind: 'state',
  deck: 'reward',
  origin: 'known',
  keywords: ['inherited'],
  abilities: [
    always(can('chooseMoveDie')),
    mayDo(
      'charge',
      ['beforeRolls'],
      { op: 'score', side: 'mine', add: { moveRoll: true } },
      {
        once: 'fight',
        turn: 'any',
        when: { all: [inBattle, is({ moveRoll: true }, '>=', 1)] },
      },
    ),
  ],
};
