// Objects and Magic Objects of the City.
import {
  anyMoment,
  always,
  discard,
  gain,
  gainCard,
  heal,
  is,
  magicObject,
  mayDo,
  object,
  pay,
  plus,
  prevent,
  reacts,
  stat,
  after,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';
import { safeAt } from '../../common/abilities';
import { inCity } from '../board/path';
import { ARMOURY } from '../shops/decks';

const known = { origin: 'known' } as const;

export const brewStein = magicObject('city/city/brew_stein', {
  ...known,
  abilities: [
    safeAt('desert_se', 'desert_sw'),
    mayDo('drink', anyMoment, [heal(1), discard()], { turn: 'any', when: is({ missing: 'life' }, '>=', 1) }),
  ],
});

export const everfullPurse = magicObject('city/city/everfull_purse', {
  ...known,
  abilities: [reacts('fills', after('turnBegan', 'mine', gain('gold'), { when: is(stat('gold'), '=', 0) }))],
});

/** Before the shop itself is met. */
const mended = (name: string, price: number, into: string): ObjectDef =>
  object(`city/city/${name}`, {
    ...known,
    abilities: [
      mayDo('mended', ['afterMove'], [pay(price), discard(), gainCard(into, ARMOURY)], {
        when: {
          all: [
            { at: { id: inCity('armoury') } },
            is(stat('gold'), '>=', price),
            { canBuy: [{ named: into, price: 0 }], from: ARMOURY },
          ],
        },
      }),
    ],
  });
export const brokenArmour = mended('broken_armour', 2, 'full_plate');
export const brokenSword = mended('broken_sword', 1, 'greatsword');

/** What costs 1 still does. */
export const crookedScales = object('city/city/crooked_scales', { ...known, abilities: [always(plus('costs', -1))] });

export const hourglass = object('city/city/hourglass', {
  ...known,
  abilities: [
    reacts('turned', { stage: 'would', on: 'missTurn', whose: 'mine', do: [prevent, discard()] }),
    mayDo('turn', ['turnEnd'], [discard(), { op: 'extraTurns', n: 1 }]),
  ],
});
