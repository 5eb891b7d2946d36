import {
  character,
  choose,
  gain,
  gainSpell,
  is,
  mayDo,
  payWith,
  pick,
  prevent,
  reacts,
  stat,
  v,
} from '../../../rules/dsl';
import { hasRoom } from '../../common/abilities';
import type { CardFilter } from '../../../rules/vocab/select';

const own: CardFilter = { zone: 'hand', heldBy: 'me' };

export const jinBlooded = character('firelands/character/jin_blooded', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  alignment: 'neutral',
  start: 'base/space/city',
  spells: 2,
  origin: 'known',
  abilities: [
    mayDo(
      'breathes_in',
      ['turnStart'],
      [choose({ cards: own }, 'given', { ask: 'spell' }), payWith(v('given')), gain('fate')],
      {
        once: 'turn',
        when: { exists: { cards: own } },
      },
    ),
    mayDo('breathes_out', ['turnEnd'], [{ op: 'lose', what: 'fate', n: 1, cost: true }, gainSpell()], {
      once: 'turn',
      when: { all: [is(stat('fate'), '>=', 1), hasRoom] },
    }),
    reacts('binds', {
      stage: 'would',
      on: 'cast',
      whose: 'others',
      event: { aimed: 'his' },
      do: [
        pick({
          fate: gain('fate'),
          bind: {
            if: is(stat('fate'), '>=', 2),
            do: [{ op: 'lose', what: 'fate', n: 2, cost: true }, prevent, { op: 'cast', card: 'eventCard' }],
          },
        }),
      ],
    }),
  ],
});
