// Who wins how often: by the character that one began with, the space where it starts, the set that it is out of.
import { interval } from '../arena/summary';

/** One seat of one game. */
export type Sat = { readonly character: string; readonly start: string; readonly set: string; readonly won: number };

export const groups = ['character', 'start', 'set'] as const;
export type Group = (typeof groups)[number];

export type Line = {
  readonly name: string;
  readonly games: number;
  readonly winRate: number;
  /** In which the true share lies with 95 %. */
  readonly interval: readonly [number, number];
};

/** One line for each, the most successful first. */
export const tableOf = (all: readonly Sat[], by: Group): readonly Line[] => {
  const found = new Map<string, { games: number; won: number }>();
  for (const one of all) {
    const line = found.get(one[by]) ?? { games: 0, won: 0 };
    found.set(one[by], { games: line.games + 1, won: line.won + one.won });
  }
  return [...found]
    .map(([name, { games, won }]) => ({ name, games, winRate: won / games, interval: interval(won, games) }))
    .sort((a, b) => b.winRate - a.winRate || (a.name < b.name ? -1 : 1));
};
