// What leads over the river past no guard, and how much nearer the other bank is to the Crown.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { State } from '../../../shared/rules/state/state';
import type { Lore } from './lore';
import { raceOf } from './race';
import { OVER, type Standing } from './standing';

export type Over = {
  /** Turns that he is nearer in the Region of one space than in that of another; none in the Inner Region. */
  readonly nearer: (from: DefId, to: DefId) => number;
  /** Turns that a visit saves him that may have him carried over, or that sells what does. */
  readonly leads: (space: DefId) => number;
  /** Turns that he saves who makes there what carries him over, in place of a move; nothing where he cannot. */
  readonly made: (space: DefId) => number | undefined;
};

export function overOf(lore: Lore, s: State, hero: HeroId, me: Standing): Over {
  const { weights: k, board, facts } = lore;
  const { ferries, sold, makes } = facts.crossing;
  const regionOf = (space: DefId): string => facts.spaces[space]?.region ?? 'outer';
  const home = regionOf(s.heroes[hero]?.space ?? '');
  /** What he is rid of beyond the river counts, too. */
  const along = (region: string): number => -raceOf(lore, me, region).turns - (region === home ? 0 : k.lost * me.shed);
  const sooner = (across: number): number =>
    Math.max(0, -along(home) - raceOf(lore, { ...me, across: Math.min(across, me.across) }, home).turns);
  const mine = new Set((s.heroes[hero]?.held ?? []).flatMap((card) => makes[s.cards[card]?.def ?? ''] ?? []));
  return {
    nearer: (from, to) => {
      const [one, other] = [regionOf(from), regionOf(to)];
      return one === other || board.inner.has(to) || board.inner.has(from) ? 0 : along(other) - along(one);
    },
    leads: (space) => {
      if (regionOf(space) !== home) return 0;
      const ferry = ferries[space] ?? 0;
      const bought = me.gold >= (sold[space] ?? Infinity) && mine.size === 0 ? sooner(OVER.maker) : 0;
      return bought + (ferry === 0 ? 0 : ferry * (sooner(OVER.carried) - k.lost * me.shed));
    },
    made: (space) => (mine.has(space) ? sooner(OVER.carried) - 1 : undefined),
  };
}
