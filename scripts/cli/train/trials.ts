// Which weights are tried next, and what becomes of a trial: by wins, never by fit.
import type { Weights } from '../../../main/ai/search/weights';
import { below, seedRng } from '../../../shared/kernel/rng';
import { interval } from '../arena/summary';

/** One weight, so many times what it was, against all others as they were. */
export type Step = { readonly what: keyof Weights; readonly times: number };
export type Trial = Step & {
  readonly seed: string;
  readonly games: number;
  readonly won: number;
  readonly interval: readonly [low: number, high: number];
  readonly kept: boolean;
};

const TIMES = [0.7, 0.85, 1.2, 1.45] as const;

/** Steps in the order in which they are tried: each weight up and down, mixed by the seed. */
export function stepsOf(names: readonly (keyof Weights)[], seed: string): readonly Step[] {
  const left = names.flatMap((what) => TIMES.map((times): Step => ({ what, times })));
  const order: Step[] = [];
  let rng = seedRng(seed);
  while (left.length > 0) {
    const [n, next] = below(rng, left.length);
    rng = next;
    order.push(...left.splice(n, 1));
  }
  return order;
}

export const stepped = (weights: Weights, { what, times }: Step): Weights => ({
  ...weights,
  [what]: Number((weights[what] * times).toPrecision(3)),
});

/** It is kept where it wins more than by chance, whatever luck may have done. */
export function judged(step: Step, seed: string, won: number, games: number, even: number): Trial {
  const between = interval(won, games);
  return { ...step, seed, games, won, interval: between, kept: between[0] > even };
}

/** No number of games that are left could make the trial one that is kept. */
export const isLost = (won: number, played: number, games: number, even: number): boolean =>
  interval(won + games - played, games)[0] <= even;
