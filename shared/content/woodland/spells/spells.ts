// Spells of The Woodland.
import {
  cast,
  castWhen,
  choose,
  count,
  discard,
  heal,
  is,
  lose,
  payWith,
  replenish,
  spell,
  v,
  when,
} from '../../../rules/dsl';
import type { HeroFilter, Selector } from '../../../rules/vocab/select';
import { darkbound, lightbound, payFate } from '../fate';

const known = { origin: 'known' } as const;

const own: Selector = { cards: { kind: ['object', 'magicObject', 'follower'], zone: 'held', heldBy: 'me' } };
export const rejuvenation = spell('woodland/spell/rejuvenation', {
  ...known,
  timing: [cast(['turnStart'])],
  effect: [
    heal('full'),
    replenish('full'),
    choose(own, 'given', { ask: 'discardWhich', min: 0, max: count(own) }),
    payWith(v('given')),
  ],
});

const DESTINIES = 'woodland/deck/destiny';
const destined: HeroFilter = { has: { from: DESTINIES } };
/** When it is cast our sheet does not say: at the start of one's turn. */
export const forgeDestiny = spell('woodland/spell/forge_destiny', {
  ...known,
  timing: [
    cast(['turnStart'], {
      when: {
        any: [
          { all: [lightbound, is({ fateSide: 'light' }, '>=', 2)] },
          { all: [darkbound, is({ fateSide: 'dark' }, '>=', 2), { exists: { heroes: destined } }] },
        ],
      },
    }),
  ],
  aim: [when(lightbound, choose({ heroes: {} }, 'target'), choose({ heroes: destined }, 'target'))],
  effect: [
    when(
      lightbound,
      [payFate('light', 2), { op: 'deal', from: DESTINIES, to: 'held', who: v('target') }],
      [
        payFate('dark', 2),
        choose({ cards: { from: DESTINIES, zone: 'held', heldBy: v('target') } }, 'lost', {
          ask: 'destiny',
          who: v('target'),
        }),
        discard(v('lost')),
      ],
    ),
  ],
});

/** Of light fate for a die of one's own, and of dark for another's; the fate is gone all the same. */
export const cutTheThread = spell('woodland/spell/cut_the_thread', {
  ...known,
  copies: 3,
  timing: [
    {
      ...castWhen('after', 'lose', {
        event: { what: 'fate', paidFor: ['move', 'attack', 'card', 'space', 'pray', 'armour', 'spell'] },
        when: { any: [lightbound, darkbound] },
      }),
      whose: 'others',
    },
  ],
  effect: [{ op: 'keepDie' }, when(lightbound, replenish('full'), lose('fate', 'all', 'eventHero'))],
});
