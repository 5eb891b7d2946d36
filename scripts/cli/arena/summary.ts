// What a match came to, in numbers that say how sure they are.
import type { Played } from './match';

/** The interval in which a share lies with 95 % (Wilson), which holds for few games and for shares near 0 and 1 too. */
export const interval = (won: number, games: number): readonly [low: number, high: number] => {
  if (games === 0) return [0, 1];
  const z = 1.959_963_985;
  const p = won / games;
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** The value below which this share of all lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export type Times = { readonly median: number; readonly p99: number };
export type Summary = {
  readonly games: number;
  readonly finished: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
  /** What it would be by chance. */
  readonly even: number;
  readonly rounds: { readonly median: number; readonly least: number; readonly most: number };
  /** Milliseconds for a decision. */
  readonly a: Times;
  readonly b: Times;
};

const times = (values: readonly number[]): Times => ({ median: quantile(values, 0.5), p99: quantile(values, 0.99) });

export const summaryOf = (games: readonly Played[], seats: number): Summary => {
  const wins = games.reduce((sum, { won }) => sum + won, 0);
  const rounds = games.map((game) => game.rounds);
  return {
    games: games.length,
    finished: games.filter(({ finished }) => finished).length,
    wins,
    winRate: games.length === 0 ? 0 : wins / games.length,
    interval: interval(wins, games.length),
    even: 1 / seats,
    rounds: { median: quantile(rounds, 0.5), least: quantile(rounds, 0), most: quantile(rounds, 1) },
    a: times(games.flatMap(({ a }) => a)),
    b: times(games.flatMap(({ b }) => b)),
  };
};
