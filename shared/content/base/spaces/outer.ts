// The Outer Region: spaces with instructions of their own.
import {
  become,
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
  payWith,
  pick,
  shop,
  toad,
  v,
  visitOne,
} from '../../../rules/dsl';
import { outer, outerRing, spaceId } from './rings';

import { tavernRows } from '../../common/charts';
import { mournsAsEvil, prayer } from '../../common/graveyard';
import { canHealForGold, healFor, healsForGold, replenishesForGold } from '../../common/healing';
import { takesFree } from '../../common/shops';

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

export const graveyard = outer('graveyard', {
  visit: byAlignment({
    good: lose('life'),
    neutral: replenishesForGold,
    evil: mournsAsEvil,
  }),
});

export const chapel = outer('chapel', {
  visit: byAlignment({
    evil: lose('life'),
    neutral: healsForGold,
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
          payWith(v('sold')),
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
