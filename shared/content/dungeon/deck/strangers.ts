// Strangers of the Dungeon.
import {
  choose,
  discard,
  each,
  is,
  not,
  pay,
  replenish,
  shop,
  stat,
  stranger,
  take,
  untilDeclined,
  v,
  when,
} from '../../../rules/dsl';
import type { Cond, Selector } from '../../../rules/vocab/select';

const known = { origin: 'known' } as const;
const free = { free: true, most: 1 } as const;

export const armoursmith = stranger('dungeon/dungeon/armoursmith', {
  ...known,
  met: [shop({ helmet: 0, shield: 0, armour: 0 }, free)],
});
export const weaponsmith = stranger('dungeon/dungeon/weaponsmith', {
  ...known,
  met: [shop({ sword: 0, axe: 0 }, free)],
});

const followers = { kind: 'follower', zone: 'held', heldBy: 'me' } as const;
const inCells: Selector = { cards: { on: 'this' } };
const someone: Cond = { exists: inCells };
/** 000 Cards That Become Followers: such a one is discarded, as wherever it would be left. */
export const dungeonKeeper = stranger('dungeon/dungeon/dungeon_keeper', {
  ...known,
  stays: 'always',
  carries: {},
  met: [
    each({ cards: { ...followers, lent: true } }, 'one', discard(v('one'))),
    each({ cards: followers }, 'one', { op: 'put', card: v('one'), to: { on: 'this' } }),
    untilDeclined('buyFree', stat('gold'), [choose(inCells, 'freed', { ask: 'follower' }), pay(1), take(v('freed'))], {
      all: [someone, is(stat('gold'), '>=', 1)],
    }),
    when(not(someone), discard()),
  ],
});

export const oracle = stranger('dungeon/dungeon/oracle', {
  ...known,
  stays: 'always',
  met: [{ op: 'arrange', deck: 'dungeon/deck/dungeon', n: 5 }],
});

export const sisterOfFate = stranger('dungeon/dungeon/sister_of_fate', {
  ...known,
  stays: 'always',
  met: [replenish(2)],
});
