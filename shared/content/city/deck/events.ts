// Events of the City.
import {
  cannot,
  capped,
  choose,
  discard,
  each,
  event,
  gain,
  is,
  lose,
  missTurn,
  modify,
  not,
  pay,
  pick,
  plus,
  roll,
  stat,
  status,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { EventDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment, Cond, HeroFilter, Selector } from '../../../rules/vocab/select';
import { anywhereInRegion } from '../../common/ways';
import { intoJail, jailed } from '../board/jail';
import { buysAShopCard, drawsAPet, drawsPotions } from '../shops/decks';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** What he has thrown, for all to compare. */
    readonly thrown: true;
    /** He had the least gold before anybody gave some. */
    readonly needy: true;
  }
}

const known = { origin: 'known' } as const;
const one = v('one');
const inCity: Cond = { at: { region: 'city' } };

export const charity = event('city/city/charity', {
  ...known,
  met: [
    when({ exists: { heroes: { where: is(stat('gold', 'it'), '>=', 1) } } }, [
      // D Simultaneous Effects: who is poorest is not asked anew after each gift.
      each({ heroes: {}, fewest: 'gold' }, 'one', { op: 'status', status: 'needy', on: true, who: one }),
      {
        op: 'each',
        of: { heroes: {}, most: 'gold' },
        as: 'one',
        actor: true,
        do: [
          choose({ heroes: { who: 'others', where: { status: 'needy', who: 'it' } } }, 'poor', { ask: 'target' }),
          lose('gold', 1),
          gain('gold', 1, v('poor')),
        ],
      },
      each({ heroes: {} }, 'one', { op: 'status', status: 'needy', on: false, who: one }),
    ]),
  ],
});

export const cityPatrol = event('city/city/city_patrol', {
  ...known,
  met: [each({ cards: { at: 'anySpace', faceUp: true, in: { region: 'mine' } } }, 'card', discard(v('card')))],
});

const free: Pick<HeroFilter, 'at'> = { at: { not: jailed } };
export const corruptSheriff = event('city/city/corrupt_sheriff', {
  ...known,
  met: [
    { op: 'number', as: 'bribe', from: 0, to: { least: [3, stat('gold')] }, ask: 'bribe' },
    pay(v('bribe')),
    roll('die'),
    table(
      { plus: [v('die'), v('bribe')] },
      {
        '1-2': intoJail(),
        '3-4': [],
        '5+': [choose({ heroes: free }, 'who', { ask: 'victim' }), intoJail(v('who'))],
      },
    ),
  ],
});

/** Two rounds, the present one included. */
const forTwoRounds = (mods: Parameters<typeof modify>[0]): Effect =>
  when(not({ lasting: true }), modify(mods, { rounds: 2 }));
export const crowdedStreets = event('city/city/crowded_streets', {
  ...known,
  met: [forTwoRounds([{ stat: 'drawLeast', set: 3, when: inCity, reach: 'everyone' }])],
});
export const discountDay = event('city/city/discount_day', {
  ...known,
  met: [forTwoRounds([plus('prices', -1, { reach: 'everyone' })])],
});
export const festival = event('city/city/festival', {
  ...known,
  met: [
    forTwoRounds([
      capped('movement', 1, { when: inCity, reach: 'everyone' }),
      cannot('rollForMovement', { when: inCity, reach: 'everyone' }),
    ]),
  ],
});

/** Each throws a die, which everybody sees. */
const allThrow = (heroes: HeroFilter): Effect => ({
  op: 'each',
  of: { heroes },
  as: 'one',
  actor: true,
  do: [roll('die'), status('thrown', v('die'))],
});
const thrown = { statusOf: 'thrown' } as const;
const over = each({ heroes: {} }, 'one', { op: 'status', status: 'thrown', on: false, who: one });
export const drunkenRevelry = event('city/city/drunken_revelry', {
  ...known,
  met: [
    allThrow({ sameRegionAs: 'me', ...free }),
    each({ heroes: { sameRegionAs: 'me', ...free }, fewest: thrown }, 'one', [intoJail(one)]),
    over,
  ],
});
export const lottery = event('city/city/lottery', {
  ...known,
  met: [allThrow({}), each({ heroes: {}, most: thrown }, 'one', gain('gold', { ...thrown, of: one }, one)), over],
});

export const freeSamples = event('city/city/free_samples', { ...known, met: drawsPotions(3) });
export const loyalCompanion = event('city/city/loyal_companion', { ...known, met: drawsAPet });

/** Whatever it could be aimed at otherwise, it strikes him. */
export const grumpyWizard = event('city/city/grumpy_wizard', {
  ...known,
  met: [
    { op: 'turnUp', deck: 'spell', find: { aimed: true }, as: 'spell' },
    when({ known: 'spell' }, { op: 'cast', card: v('spell'), on: 'me' }),
  ],
});

export const lost = event('city/city/lost', { ...known, met: [missTurn(), anywhereInRegion] });

const taxed = (alignment: Alignment): Effect => ({
  op: 'each',
  of: { heroes: { alignment } },
  as: 'one',
  actor: true,
  do: [pick({ tax: { if: is(stat('gold'), '>=', 2), do: pay(2) }, jail: intoJail() })],
});
export const taxation = event('city/city/taxation', {
  ...known,
  met: [roll('die'), table(v('die'), { '1-2': taxed('good'), '3-4': taxed('neutral'), '5-6': taxed('evil') })],
});

export const tradingDay = event('city/city/trading_day', {
  ...known,
  met: [{ op: 'each', of: { heroes: { sameRegionAs: 'me', ...free } }, as: 'one', actor: true, do: [buysAShopCard] }],
});

const strewn: Selector = { cards: { at: 'anySpace', in: { region: 'city', draws: true }, not: { self: true } } };
/** One after the other by lot, so that they lie on the deck in no order that anybody knows. */
export const travellingBazaar: EventDef = event('city/city/travelling_bazaar', {
  ...known,
  copies: 2,
  met: [
    {
      op: 'repeat',
      times: { count: strewn },
      do: [
        choose(strewn, 'card', { random: true }),
        { op: 'put', card: v('card'), to: { deck: 'adventure', where: 'top' } },
      ],
    },
  ],
});
