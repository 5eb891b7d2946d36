// What is added where a number is held down, and only there.
import { can, discard, each, is, mayDo, plus, stat, v } from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';
import type { Cond } from '../../rules/vocab/select';

/** He may go 1 space and no more; up to 3 are added to that. */
const isSlowed: Cond = is(stat('movement'), '<=', 4);

export const frozenWinds: StateDef = {
  id: 'probe/reward/frozen_winds',
  kind: 'state',
  deck: 'reward',
  copies: 3,
  origin: 'known',
  keywords: ['inherited'],
  abilities: [
    {
      id: 'winds',
      static: [
        plus('movement', 3, { over: true }),
        plus('steps', 3, { when: isSlowed }),
        can('stopShort', { when: isSlowed }),
      ],
    },
    mayDo(
      'freezes',
      ['turnStart'],
      [
        discard(),
        each({ heroes: { who: 'others', sameRegionAs: 'me' } }, 'one', { op: 'missTurn', n: 1, who: v('one') }),
      ],
    ),
  ],
};
