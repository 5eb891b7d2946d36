import {
  after,
  always,
  anyMoment,
  choose,
  count,
  discard,
  follower,
  gain,
  inBattle,
  is,
  mayDo,
  modify,
  pay,
  payWith,
  plus,
  reacts,
  stat,
  v,
} from '../../../../rules/dsl';
import { evadesIn, knowsTunnels, optionalRoll } from '../../../common/abilities';
import { muleAbilities } from '../../../common/wares';

const mine = { cards: { object: true, zone: 'held', heldBy: 'me' } } as const;

export const alchemist = follower('base/adventure/alchemist', {
  origin: 'known',
  abilities: [
    mayDo(
      'transmute',
      anyMoment,
      [
        choose(mine, 'sold', { ask: 'sell', max: count(mine) }),
        { op: 'set', as: 'n', to: v('sold') },
        payWith(v('sold')),
        gain('gold', v('n')),
      ],
      { turn: 'any', when: { exists: mine } },
    ),
  ],
});
export const gnome = follower('base/adventure/gnome', {
  origin: 'known',
  abilities: [optionalRoll('crags'), evadesIn('hills'), knowsTunnels],
});
export const guide = follower('base/adventure/guide', {
  copies: 2,
  origin: 'known',
  abilities: [optionalRoll('chasm', 'crags', 'forest')],
});
export const maiden = follower('base/adventure/maiden', { origin: 'known', abilities: [always(plus('craft', 2))] });
export const mercenary = follower('base/adventure/mercenary', {
  origin: 'known',
  price: 1,
  abilities: [
    mayDo('fight_for_gold', ['beforeRolls'], [pay(1), modify([plus('strength', 3, { when: inBattle })], 'turn')], {
      once: 'turn',
      turn: 'any',
      when: { all: [inBattle, is(stat('gold'), '>=', 1)] },
    }),
  ],
});
export const mule = follower('base/adventure/mule', { origin: 'known', abilities: muleAbilities });
export const pixie = follower('base/adventure/pixie', {
  origin: 'known',
  abilities: [optionalRoll('forest'), evadesIn('woods')],
});
export const unicorn = follower('base/adventure/unicorn', {
  origin: 'known',
  abilities: [always(plus('strength', 1), plus('craft', 1))],
});

/** At the Castle they are worth 3 gold; the free healing is the Castle's own instruction. */
const exchangedAtCastle = [
  reacts('exchange', after('visited', 'mine', [discard(), gain('gold', 3)], { event: { to: { named: 'castle' } } })),
];
export const prince = follower('base/adventure/prince', { origin: 'known', abilities: exchangedAtCastle });
export const princess = follower('base/adventure/princess', { origin: 'known', abilities: exchangedAtCastle });
