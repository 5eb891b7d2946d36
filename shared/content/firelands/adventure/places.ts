// Places of The Firelands.
import {
  chart,
  choose,
  count,
  discard,
  each,
  gain,
  gainSpell,
  is,
  lay,
  lose,
  missTurn,
  nothing,
  pay,
  payWith,
  pick,
  place,
  roll,
  stat,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { SpaceRef } from '../../../rules/vocab/refs';
import type { Amount, CardFilter, Selector } from '../../../rules/vocab/select';
import { burn, burnsOne, follower, mine, object, spells } from '../fire';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const hot = { ...known, keywords: ['fireproof'] } as const;
const id = (name: string) => `firelands/adventure/${name}`;

/** What lay there already has been met. */
export const cavesOfWonder = place(id('caves_of_wonder'), {
  ...known,
  met: [{ op: 'drawCards', exactly: 3 }, { op: 'encounterCards' }],
});

export const cityOfTheIfrit = place(id('city_of_the_ifrit'), {
  ...hot,
  met: [
    lose('life'),
    ...chart({
      '1': burnsOne(mine(object)),
      '2': burnsOne(mine(follower)),
      '3': burnsOne(mine(spells)),
      '4': gain('fate'),
      '5': gain('strength'),
      '6': gain('craft'),
    }),
  ],
});

const ownSpells: CardFilter = { zone: 'hand', heldBy: 'me' };
export const houseOfWisdom = place(id('house_of_wisdom'), {
  ...known,
  met: [
    pick({
      spell: { if: hasRoom, do: [missTurn(), gainSpell()] },
      craft: {
        if: { exists: { cards: ownSpells } },
        do: [missTurn(), choose({ cards: ownSpells }, 'given', { ask: 'spell' }), payWith(v('given')), gain('craft')],
      },
      nothing: [],
    }),
  ],
});

export const lavaPools = place(id('lava_pools'), {
  ...hot,
  met: [
    roll('die'),
    when(is(v('die'), '>', stat('craft')), burnsOne(mine(object), 'lost')),
    when(is(v('die'), '>', stat('strength')), burnsOne(mine(follower), 'fallen')),
  ],
});

const both = (n: number): Program => [gain('fate', n), gain('life', n)];
const offering: CardFilter = { zone: 'trophy', heldBy: 'me', fireproof: false };
export const sacrificialAltar = place(id('sacrificial_altar'), {
  ...known,
  met: [
    choose({ cards: offering }, 'given', { ask: 'burnWhich', min: 0 }),
    when({ known: 'given' }, [
      { op: 'set', as: 'worth', to: { sum: 'higher', over: v('given') } },
      burn('given'),
      roll('die'),
      { op: 'number', as: 'added', from: 0, to: v('worth'), ask: 'addHowMuch' },
      table(
        { plus: [v('die'), v('added')] },
        {
          '1-3': nothing,
          '4-5': pick({ fate: gain('fate'), life: gain('life') }),
          '6-7': both(1),
          '8-9': both(2),
          '10-11': both(3),
          '12+': [gain('strength'), gain('craft')],
        },
      ),
    ]),
  ],
});

const wares: Selector = { cards: { on: 'this' } };
const most: Amount = { least: [count(wares), stat('gold')] };
export const theGrandBazaar = place(id('the_grand_bazaar'), {
  ...known,
  carries: {},
  met: [
    pick({
      wares: [
        { op: 'deal', from: 'adventure', to: { on: 'this' }, n: 5 },
        choose(wares, 'wanted', { ask: 'buyWhich', min: 0, max: most }),
        when(
          { known: 'wanted' },
          [
            { op: 'set', as: 'price', to: v('wanted') },
            pay(v('price')),
            lay(v('wanted'), 'here'),
            each(wares, 'other', discard(v('other'))),
            { op: 'encounterCards', only: v('wanted') },
          ],
          each(wares, 'other', discard(v('other'))),
        ),
      ],
      nothing: [],
    }),
  ],
});

const withers = (at: SpaceRef, as: string) => each({ cards: { at, not: { self: true } } }, as, discard(v(as)));
export const wasteland = place(id('wasteland'), {
  ...known,
  met: [withers('here', 'here'), withers({ steps: 1, way: 'cw' }, 'next'), withers({ steps: 1, way: 'ccw' }, 'before')],
});
