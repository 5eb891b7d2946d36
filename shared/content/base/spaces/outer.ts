// The Outer Region: spaces with instructions of their own.
import {
  byAlignment,
  canBuy,
  chart,
  choose,
  count,
  discard,
  each,
  fight,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  missTurn,
  nothing,
  pay,
  pick,
  pray,
  replenish,
  shop,
  stat,
  table,
  toad,
  v,
  when,
  become,
  visitOne,
} from '../../../rules/dsl';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount } from '../../../rules/vocab/select';
import { outer, outerRing, spaceId } from './rings';

import { tavernRows } from '../../common/charts';
import { takesFree } from '../../common/shops';

/** Lives healed for gold, as many as he wants and can pay. */
const healFor = (most: Amount, each1 = 1): Program => [
  { op: 'number', as: 'n', from: each1, to: { least: [most, { missing: 'life' }, stat('gold')] }, ask: 'healHowMany' },
  pay(v('n')),
  heal(v('n')),
];
const canHealForGold = { all: [is({ missing: 'life' }, '>=', 1), is(stat('gold'), '>=', 1)] } as const;

const smithy = { helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 };
export const village = outer('village', {
  visit: [
    takesFree,
    visitOne({
      blacksmith: { if: canBuy(smithy), do: shop(smithy) },
      healer: { if: canHealForGold, do: healFor(99) },
      mystic: [
        each({ cards: { named: 'cursed_by_a_hag', zone: 'held', heldBy: 'me' } }, 'hag', discard(v('hag'))),
        ...chart({ '1': become('evil'), '2-3': nothing, '4': become('good'), '5': gain('craft'), '6': gainSpell() }),
      ],
    }),
  ],
});

export const prayer = (good: Effect): Program => [
  pray('prayer'),
  table(v('prayer'), { '1-4': nothing, '5': good, '6+': gainSpell() }),
];

export const graveyard = outer('graveyard', {
  visit: byAlignment({
    good: lose('life'),
    neutral: when({ all: [is({ missing: 'fate' }, '>=', 1), is(stat('gold'), '>=', 1)] }, [
      { op: 'number', as: 'n', from: 0, to: { least: [{ missing: 'fate' }, stat('gold')] }, ask: 'replenishHowMany' },
      pay(v('n')),
      replenish(v('n')),
    ]),
    evil: pick({
      replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish('full') },
      pray: prayer(gain('fate')),
    }),
  }),
});

export const chapel = outer('chapel', {
  visit: byAlignment({
    evil: lose('life'),
    neutral: when(canHealForGold, healFor(99, 0)),
    good: pick({ heal: { if: is({ missing: 'life' }, '>=', 1), do: heal('full') }, pray: prayer(gain('life')) }),
  }),
});

export const sentinel = outer('sentinel', { draw: 1 }, [{ to: spaceId('hills_m'), way: 'bridge', gate: 'sentinel' }]);

export const crags = outer('crags', {
  visit: chart({
    '1': fight({ craft: 4, name: 'spirit', subtype: 'spirit' }),
    '2-3': missTurn(),
    '4-5': nothing,
    '6': gain('strength'),
  }),
});

export const forest = outer('forest', {
  visit: chart({ '1': fight({ strength: 4, name: 'brigand' }), '2-3': missTurn(), '4-5': nothing, '6': gain('craft') }),
});

export const city = outer('city', {
  visit: [
    visitOne({
      doctor: { if: canHealForGold, do: healFor(2) },
      alchemist: {
        if: { has: { object: true } },
        do: [
          choose({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'sold', {
            ask: 'sell',
            max: count({ cards: { object: true, zone: 'held', heldBy: 'me' } }),
          }),
          { op: 'set', as: 'n', to: v('sold') },
          discard(v('sold')),
          gain('gold', v('n')),
        ],
      },
      enchantress: chart({
        '1': toad(),
        '2': lose('strength'),
        '3': lose('craft'),
        '4': gain('craft'),
        '5': gain('strength'),
        '6': gainSpell(),
      }),
    }),
  ],
});

export const tavern = outer('tavern', { visit: chart(tavernRows) });

export const ruins = outer('ruins', { draw: 2 });

/** The open country: one card each. */
export const country = outerRing
  .filter((name) => /^(fields|woods|hills|plains)_/.test(name))
  .map((name) => outer(name, { draw: 1 }));
