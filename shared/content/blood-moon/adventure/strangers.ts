// Strangers of The Blood Moon.
import {
  chart,
  choose,
  count,
  discard,
  each,
  fight,
  gain,
  gainSpell,
  is,
  lay,
  lose,
  may,
  payWith,
  roll,
  stranger,
  take,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { StrangerDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import { anyWare } from '../../common/shops';
import { crone, turnsPoints } from '../../common/strangers';
import { isLycanthrope } from '../lycanthrope';
import { becomes, isNight } from '../time';

const known = { origin: 'known' } as const;
const stays = { ...known, stays: 'always' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;
const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };

const gives = (what: 'strength' | 'craft', as: string): Program => {
  const such: Selector = { cards: { zone: 'trophy', heldBy: 'me', where: is({ printed: what, on: 'it' }, '>=', 1) } };
  return [
    choose(such, as, { ask: 'bounty', min: 0, max: count(such) }),
    when({ known: as }, [gain(what, v(as)), payWith(v(as))]),
  ];
};
/** For each a point of what it was fought by. */
export const cairnCaretaker = stranger(id('cairn_caretaker'), {
  ...stays,
  met: [...gives('strength', 'strong'), ...gives('craft', 'cunning')],
});

export const cauldronCrone = crone(id('cauldron_crone'));

/** What of the eight cards on top is such a card lies under him, and is there for whoever visits him. */
const gathers = (name: string, what: CardFilter['kind'], given: Effect): StrangerDef =>
  stranger(id(name), {
    ...stays,
    carries: {},
    drawn: [
      { op: 'deal', from: 'adventure', to: { on: 'this' }, n: 8 },
      each({ cards: { on: 'this', not: { kind: what ?? [] } } }, 'other', discard(v('other'))),
    ],
    met: [
      choose({ cards: { on: 'this' } }, 'one', { ask: 'card' }),
      when({ known: 'one' }, given),
      when(is(count({ cards: { on: 'this' } }), '<=', 0), discard()),
    ],
  });
export const corpseCollector = gathers('corpse_collector', 'enemy', { op: 'trophy', card: v('one') });
export const thePhantom = gathers('the_phantom', 'follower', take(v('one')));

export const dawnBringer = stranger(id('dawn_bringer'), {
  ...stays,
  met: [
    gain('fate', 2),
    {
      op: 'each',
      of: { heroes: { who: 'others', sameRegionAs: 'me' } },
      as: 'who',
      actor: true,
      do: [may('gainFate', gain('fate'))],
    },
    when(isNight, [...becomes('day'), discard()]),
  ],
});

export const derangedAlchemist = stranger(id('deranged_alchemist'), {
  ...stays,
  met: chart({
    '1': toad(),
    '2': lose('craft'),
    '3': lose('strength'),
    '4': gain('strength'),
    '5': gain('craft'),
    '6': [turnsPoints, discard()],
  }),
});

/** By night what is left of him fights. */
export const fallenAdventurer = stranger(id('fallen_adventurer'), {
  ...stays,
  met: [when(isNight, fight({ strength: 4, name: 'fallen_adventurer' }), [anyWare, discard()])],
});

export const ghostwoodEnt = stranger(id('ghostwood_ent'), {
  ...stays,
  met: [
    choose(trophies, 'given', { ask: 'bounty', min: 0 }),
    when({ known: 'given' }, [payWith(v('given')), gainSpell('limit'), discard()]),
  ],
});

const own: CardFilter = { object: true, zone: 'held', heldBy: 'me' };
const others: CardFilter = { object: true, zone: 'held', heldBy: 'others', takeable: true };
const somebody: Selector = { heroes: { who: 'others' } };
export const mischievousDevil = stranger(id('mischievous_devil'), {
  ...stays,
  met: chart({
    '1-2': when({ all: [{ exists: { cards: own } }, { exists: somebody }] }, [
      choose({ cards: own }, 'given', { ask: 'giveAway' }),
      choose(somebody, 'other', { ask: 'target' }),
      take(v('given'), v('other')),
    ]),
    '3-4': [
      choose({ cards: own }, 'lost', { random: true }),
      when({ known: 'lost' }, { op: 'ditch', card: v('lost') }),
    ],
    '5-6': [
      choose({ cards: others }, 'taken', { ask: 'object' }),
      when({ known: 'taken' }, take(v('taken'))),
      discard(),
    ],
  }),
});

export const nightCarriage = stranger(id('night_carriage'), {
  ...known,
  met: [
    discard(),
    when(
      isNight,
      [choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
      [roll('far', { for: 'number' }), teleport({ steps: v('far'), way: 'cw' })],
    ),
  ],
});

const ruins: Selector = { spaces: { holds: { from: 'adventure', not: { self: true } } } };
export const peasantMob = stranger(id('peasant_mob'), {
  ...stays,
  met: [
    when(
      isLycanthrope,
      { op: 'kill', who: 'me' },
      may(
        'sendMob',
        [
          choose(ruins, 'to', { ask: 'where' }),
          lay('this', v('to')),
          each({ cards: { at: v('to'), not: { self: true } } }, 'one', discard(v('one'))),
        ],
        { if: { exists: ruins } },
      ),
    ),
  ],
});
