import { always, cannot, character, heal, is, mayDo, pick, replenish, v } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import { takes } from './tokens';

const first = (kind: 'strength' | 'craft'): Effect => ({ op: 'tokens', on: v('own'), kind, n: 1 });

/** His Growth tokens lie on a card of their own. */
export const ancientOak = character('woodland/character/ancient_oak', {
  strength: 3,
  craft: 2,
  life: 4,
  fate: 2,
  alignment: 'neutral',
  start: 'base/space/forest',
  origin: 'known',
  abilities: [
    takes('growth', [pick({ strength: first('strength'), craft: first('craft') })]),
    mayDo('roots', ['turnEnd'], pick({ heal: heal(1), replenish: replenish(1) }), {
      once: 'turn',
      when: {
        all: [
          { at: { named: ['woods', 'forest'] } },
          { any: [is({ missing: 'life' }, '>=', 1), is({ missing: 'fate' }, '>=', 1)] },
        ],
      },
    }),
    always(cannot('useWeapon'), cannot('useArmour')),
  ],
});
