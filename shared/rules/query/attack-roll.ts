// The attack roll that a side has made, apart from the score that it is a part of.
import type { Fight } from '../state/state';
import type { World } from './env';
import { beyondRoll, sparingOf, statOf } from './stats';

const sum = (shares: readonly { readonly n: number }[]): number => shares.reduce((total, { n }) => total + n, 0);

/** 0 where none is made; what is taken from it may have to leave at least 1. */
export function attackRollOf(w: World, fight: Fight, which: 'mine' | 'theirs'): number {
  const { dice, roll, hero = fight.hero, champion } = fight[which];
  if (dice.length === 0) return 0;
  if (champion) return roll;
  const stat = fight[which].hero === undefined ? 'foeRoll' : 'attackRoll';
  const [added, spared] = [statOf(w, hero, stat) - sum(beyondRoll(w, hero, stat)), sparingOf(w, hero, stat)];
  return spared < 0 ? Math.max(roll + added, added - spared + 1) : roll + added;
}
