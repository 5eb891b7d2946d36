// Places of the City.
import {
  become,
  chart,
  choose,
  count,
  discard,
  gain,
  is,
  lose,
  may,
  pay,
  payWith,
  pick,
  place,
  roll,
  shop,
  stat,
  table,
  take,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Alignment, Cond, Selector } from '../../../rules/vocab/select';
import { tavernRows } from '../../common/charts';
import { runeGate as gate } from '../../common/ways';
import { intoJail } from '../board/jail';
import { loseTheWare, POSTERS, takesAShopCard } from '../shops/decks';

const known = { origin: 'known' } as const;
const hasGold = (n = 1): Cond => is(stat('gold'), '>=', n);

const open: Selector = { cards: { kind: 'enemy', at: 'anySpace', faceUp: true } };
export const assassinsConclave = place('city/city/assassins_conclave', {
  ...known,
  met: [
    may('pay', [pay(1), choose(open, 'enemy', { ask: 'enemy' }), { op: 'trophy', card: v('enemy') }, discard()], {
      if: { all: [hasGold(), { exists: open }] },
    }),
  ],
});

export const blackMarket = place('city/city/black_market', {
  ...known,
  copies: 2,
  met: [
    may(
      'pay',
      [
        pay(1),
        takesAShopCard,
        roll('die'),
        table(v('die'), { '1-3': [loseTheWare, intoJail()], '4-6': [] }),
        discard(),
      ],
      { if: hasGold() },
    ),
  ],
});

const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };
export const cutbacks = place('city/city/cutbacks', {
  ...known,
  met: [
    choose(followers, 'dismissed', { ask: 'dismiss', min: 0, max: count(followers) }),
    { op: 'set', as: 'n', to: v('dismissed') },
    payWith(v('dismissed')),
    gain('gold', v('n')),
  ],
});

const theirs: Selector = { cards: { object: true, takeable: true, zone: 'held', heldBy: 'others' } };
export const denOfThieves = place('city/city/den_of_thieves', {
  ...known,
  met: [
    may('pay', [pay(1), choose(theirs, 'loot', { ask: 'object' }), take(v('loot'))], {
      if: { all: [hasGold(), { exists: theirs }] },
    }),
  ],
});

/** The stake is what the chart makes of it. */
export const gamblingHall = place('city/city/gambling_hall', {
  ...known,
  met: [
    may(
      'gamble',
      chart({
        '1': lose('gold', 'all'),
        '2': lose('gold', 3),
        '3': lose('gold'),
        '4': gain('gold'),
        '5': gain('gold', 3),
        '6': [gain('gold', 6), discard()],
      }),
      { if: hasGold() },
    ),
  ],
});

export const merchantsQuarter = place('city/city/merchants_quarter', {
  ...known,
  met: [shop({ sword: 1, helmet: 1, water_bottle: 1, shield: 1, mule: 1, raft: 1, axe: 1, armour: 1 }, { most: 1 })],
});

const chosen = (alignment: Alignment): Cond => is({ tokens: alignment, on: 'this' }, '>=', 1);
const turns = (alignment: Alignment) => ({
  if: { not: { alignment } } as Cond,
  do: [become(alignment), when({ not: chosen(alignment) }, { op: 'tokens', on: 'this', kind: alignment, n: 1 })],
});
export const pantheon = place('city/city/pantheon', {
  ...known,
  met: [
    pick({ good: turns('good'), neutral: turns('neutral'), evil: turns('evil'), nothing: [] }, 'ask.alignment'),
    when({ all: [chosen('good'), chosen('neutral'), chosen('evil')] }, discard()),
  ],
});

const objects: Selector = { cards: { object: true, zone: 'held', heldBy: 'me' } };
const pawned: Selector = { cards: { on: 'this' } };
export const pawnshop = place('city/city/pawnshop', {
  ...known,
  carries: {},
  met: [
    choose(objects, 'pawned', { ask: 'sell', min: 0, max: count(objects) }),
    { op: 'set', as: 'n', to: v('pawned') },
    { op: 'put', card: v('pawned'), to: { on: 'this' } },
    gain('gold', v('n')),
    {
      op: 'repeat',
      times: count(pawned),
      do: [
        when({ all: [hasGold(2), { exists: pawned }] }, [
          choose(pawned, 'bought', { ask: 'object', min: 0 }),
          { op: 'stop', unless: { known: 'bought' } },
          pay(2),
          take(v('bought')),
        ]),
      ],
    },
  ],
});

export const runeGate = gate('city/city/rune_gate');

const shops: Selector = { spaces: { shop: true, region: 'city' } };
export const shortcut = place('city/city/shortcut', {
  ...known,
  copies: 2,
  met: [choose(shops, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
});

export const sixFatesInn = place('city/city/six_fates_inn', {
  ...known,
  met: [pick({ tavern: chart(tavernRows), water: { if: hasGold(), do: shop({ water_bottle: 1 }, { most: 1 }) } })],
});

const pinned: Selector = { cards: { on: 'this' } };
export const wantedList = place('city/city/wanted_list', {
  ...known,
  carries: {},
  drawn: [{ op: 'deal', from: POSTERS, to: { on: 'this' }, n: 4 }],
  met: [
    choose(pinned, 'poster', { ask: 'poster' }),
    { op: 'put', card: v('poster'), to: 'held' },
    when({ not: { exists: pinned } }, discard()),
  ],
});

export const wishingWell = place('city/city/wishing_well', {
  ...known,
  met: [
    may(
      'pay',
      [
        pay(1),
        roll('die'),
        table(
          { plus: [v('die'), stat('fate')] },
          { '1-3': [], '4-6': gain('fate'), '7+': [takesAShopCard, discard()] },
        ),
      ],
      { if: hasGold() },
    ),
  ],
});
