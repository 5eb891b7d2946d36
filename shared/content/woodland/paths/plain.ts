// Paths that change a number on the way.
import {
  always,
  capped,
  choose,
  gain,
  gainTalisman,
  lose,
  payWith,
  pick,
  plus,
  stat,
  take,
  v,
  when,
} from '../../../rules/dsl';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import { fightsLord } from '../../common/corner-boards';
import { gallops } from '../../common/stables';
import { gainDestiny } from '../fate';
import { beats, destinyFor } from './ends';
import { emerges, emergesAt, path } from './path';

export const pathOfWisdom = path('path_of_wisdom', {
  travel: [always(plus('trophyCost', -1))],
  end: [pick({ strength: gain('strength'), craft: gain('craft') })],
});

export const clearPath = path('clear_path', {
  travel: [gallops],
  end: [choose({ spaces: { not: { region: ['woodland', 'inner'] } } }, 'to', { ask: 'where' }), emerges(v('to'))],
});

export const pathOfTheDetermined = path('path_of_the_determined', {
  travel: [always(capped('movement', 1))],
  end: [gainDestiny, gainTalisman, emergesAt('base/space/portal_of_power')],
});

export const warriorsPath = path('warriors_path', {
  travel: [always(plus('strength', 2))],
  end: beats({ craft: { times: [2, stat('strength')] }, name: 'queen_mab' }),
});
export const magesPath = path('mages_path', {
  travel: [always(plus('craft', 2))],
  end: beats({ strength: { times: [2, stat('craft')] }, name: 'queen_mab' }),
});

export const dangerousPath = path('dangerous_path', {
  travel: [always(plus('attackRoll', -2))],
  end: [
    fightsLord('queen_mab', 10),
    when({ known: 'fought', equals: 'won' }, gainDestiny),
    emergesAt('base/space/warlocks_cave'),
  ],
});

const takeable: CardFilter = { object: true, takeable: true, zone: 'held', heldBy: v('other') };
export const pathOfGreed = path('path_of_greed', {
  travel: [always(plus('objectLimit', 2))],
  end: [
    choose({ heroes: { who: 'others' } }, 'other', { ask: 'victim' }),
    when(
      { known: 'other' },
      pick({
        gold: {
          if: { may: 'beRobbed', who: v('other') },
          do: [
            { op: 'set', as: 'n', to: stat('gold', v('other')) },
            lose('gold', v('n'), v('other')),
            gain('gold', v('n')),
          ],
        },
        object: {
          if: { exists: { cards: takeable } },
          do: [choose({ cards: takeable }, 'taken', { ask: 'object' }), take(v('taken'))],
        },
      }),
    ),
    emergesAt('base/space/city'),
  ],
});

const magic: Selector = { cards: { kind: 'magicObject', zone: 'held', heldBy: 'me' } };
export const pathOfBurdens = path('path_of_burdens', {
  travel: [always(plus('objectLimit', -2))],
  end: [
    destinyFor({ exists: magic }, [choose(magic, 'given', { ask: 'object' }), payWith(v('given'))]),
    choose({ spaces: { region: 'outer' } }, 'to', { ask: 'where' }),
    emerges(v('to')),
  ],
});

/** A Destiny of its own lies on it and works; it is his for good only at the end, for 4 fate. */
export const wyrdPath = path('wyrd_path', {
  taken: [{ op: 'deal', from: 'woodland/deck/destiny', to: { on: 'this' } }],
  carries: { works: true },
  end: [
    pick({
      destiny: {
        if: { is: [stat('fate'), '>=', 4] },
        do: [
          { op: 'lose', what: 'fate', n: 4, cost: true },
          choose({ cards: { on: 'this' } }, 'fated'),
          { op: 'put', card: v('fated'), to: 'held' },
        ],
      },
      nothing: [],
    }),
  ],
});
