// Chances of a fight, out of two powers and the dice. Exact: every throw is counted, not tried.
import type { FightOdds, FightResult } from '../../contract/fight';

/** One side as its Attack Score is reckoned (R4 BATTLES 5): its power and the highest of its dice. */
export type Thrower = {
  /** All that counts but the dice. */
  readonly power: number;
  /** How many dice are thrown; the highest counts. Without one, nothing is added. */
  readonly dice: number;
  /** Already thrown. */
  readonly thrown?: readonly number[];
  /** A score is never below this. */
  readonly least?: number;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What counts of dice that were thrown. */
export const highest = (dice: readonly number[]): number => Math.max(0, ...dice);

export const scoreWith = ({ power, least }: Thrower, roll: number): number =>
  least === undefined ? power + roll : Math.max(least, power + roll);

export const resultOf = (mine: number, theirs: number): FightResult =>
  mine > theirs ? 'won' : mine < theirs ? 'lost' : 'standOff';

type Ways = readonly (readonly [roll: number, ways: number])[];

/** What may count of one side's dice, and in how many ways it comes about. */
function waysOf({ dice, thrown }: Thrower): Ways {
  if (thrown !== undefined && thrown.length > 0) return [[highest(thrown), 1]];
  return dice <= 0 ? [[0, 1]] : FACES.map((n) => [n, n ** dice - (n - 1) ** dice] as const);
}

type Count = Record<FightResult, number>;

const oddsOf = ({ won, standOff, lost }: Count): FightOdds => {
  const all = won + standOff + lost;
  return { win: won / all, standOff: standOff / all, lose: lost / all };
};

function compared(mine: Thrower, theirs: Thrower, mineWays: Ways, theirWays: Ways): Count {
  const count: Count = { won: 0, standOff: 0, lost: 0 };
  for (const [a, ways] of mineWays)
    for (const [b, times] of theirWays) count[resultOf(scoreWith(mine, a), scoreWith(theirs, b))] += ways * times;
  return count;
}

/** Chances for `mine`, with the dice that were not thrown yet still to be thrown. */
export const chances = (mine: Thrower, theirs: Thrower): FightOdds =>
  oddsOf(compared(mine, theirs, waysOf(mine), waysOf(theirs)));

/** The same when one of the dice that `mine` has thrown is thrown again (R4 FATE). */
export function chancesAgain(mine: Thrower, theirs: Thrower, die: number): FightOdds {
  const { thrown = [] } = mine;
  const again = FACES.map((n) => [highest(thrown.with(die, n)), 1] as const);
  return oddsOf(compared(mine, theirs, again, waysOf(theirs)));
}

/**
 * The same before the dice when `mine` then pays one fate for his lowest die wherever that is better for him on the
 * average, a victory being worth as much as a defeat costs.
 */
export function chancesWithFate(mine: Thrower, theirs: Thrower): FightOdds {
  const sum: Count = { won: 0, standOff: 0, lost: 0 };
  for (const [a, ways] of waysOf(mine))
    for (const [b, times] of waysOf(theirs)) {
      const foe: Ways = [[b, 1]];
      const kept = compared(mine, theirs, [[a, 6]], foe);
      // Of several dice the lowest goes again: the highest stays, unless there is but one.
      const again = compared(
        mine,
        theirs,
        FACES.map((n) => [mine.dice > 1 ? Math.max(a, n) : n, 1] as const),
        foe,
      );
      const better = again.won - again.lost > kept.won - kept.lost ? again : kept;
      for (const result of ['won', 'standOff', 'lost'] as const) sum[result] += better[result] * ways * times;
    }
  return oddsOf(sum);
}
