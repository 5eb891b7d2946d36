// The Stables: one deck, of whichever sets bring it, and what its animals do. Sets declare it in these words, so that
// they have it in common.
import { always, discard, inBattle, mayDo, modify, plus, valueOf } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { Effect } from '../../rules/vocab/effect';
import type { DeckOfSet } from '../../rules/vocab/set';
import { afterFightLost } from './abilities';

export const STABLES = 'common/deck/stables';

export const stablesDeck = {
  [STABLES]: { word: { en: 'Stables', de: 'Stall' }, use: 'bottom', origin: 'known' },
} as const satisfies Readonly<Record<string, DeckOfSet>>;

/** 000 FAQ Riding Horse: the move is the sum, so the Grim Reaper never moves for it. */
export const gallops: Ability = mayDo('gallop', ['turnStart'], modify([plus('moveDice', 1)], 'nextMove'), {
  once: 'turn',
});
/** 000 FAQ Warhorse: it stays where Armour or Preservation saves the life. */
export const charges: readonly Ability[] = [
  always(plus('strength', valueOf('craft'), { when: inBattle })),
  afterFightLost('falls', discard()),
];
export const drawsACart: Ability = always(plus('objectLimit', 8));

const animals = (price: (named: string) => number) =>
  ['riding_horse', 'mule', 'horse_and_cart', 'warhorse'].map((named) => ({ named, price: price(named) }));
const prices: Readonly<Record<string, number>> = { riding_horse: 2, mule: 3, horse_and_cart: 4, warhorse: 6 };
export const sellsAnimals: Effect = { op: 'shop', items: animals((named) => prices[named] ?? 0), from: STABLES };
/** One of them for nothing. */
export const anyAnimal: Effect = { op: 'shop', items: animals(() => 0), from: STABLES, free: true, most: 1 };
