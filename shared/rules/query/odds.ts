// Chances of a fight, out of two powers and the dice. Exact: every throw is counted, not tried.
import type { FightOdds, FightResult, Kept } from '../../contract/fight';

/** One side as its Attack Score is reckoned (R4 BATTLES 5): its power and the highest of its dice. */
export type Thrower = {
  /** All that counts but the dice. */
  readonly power: number;
  /** How many dice are thrown; one of them counts, or all. Without one, nothing is added. */
  readonly dice: number;
  /** Which one counts, or all of them; the highest where this is left out. */
  readonly keep?: Kept;
  /** How many dice are thrown for one that fate is paid for, to choose one; one where this is left out. */
  readonly fateDice?: number;
  /** Already thrown. */
  readonly thrown?: readonly number[];
  /** What was made of the throw, where that is not what the dice show. */
  readonly made?: number;
  /** A score is never below this. */
  readonly least?: number;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const highest = (dice: readonly number[]): number => Math.max(0, ...dice);

const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** What counts of dice that were thrown for an attack. */
export const counted = (dice: readonly number[], keep?: Kept): number =>
  keep === 'all' ? sumOf(dice) : keep === 'lowest' && dice.length > 0 ? Math.min(...dice) : highest(dice);

/** What counts of a side's throw, once it is thrown. */
export const rollOf = ({ made, thrown = [], keep }: Thrower): number => made ?? counted(thrown, keep);

export const scoreWith = ({ power, least }: Thrower, roll: number): number =>
  least === undefined ? power + roll : Math.max(least, power + roll);

export const resultOf = (mine: number, theirs: number): FightResult =>
  mine > theirs ? 'won' : mine < theirs ? 'lost' : 'standOff';

type Ways = readonly (readonly [roll: number, ways: number])[];

/** All that so many dice can show. */
const everyThrow = (dice: number): readonly (readonly number[])[] =>
  dice <= 0 ? [[]] : everyThrow(dice - 1).flatMap((before) => FACES.map((n) => [...before, n]));

/** What may count of one side's dice, and in how many ways it comes about. */
function waysOf(side: Thrower): Ways {
  const { dice, keep, thrown } = side;
  if (thrown !== undefined && thrown.length > 0) return [[rollOf(side), 1]];
  if (dice <= 0) return [[0, 1]];
  if (keep === 'all') return everyThrow(dice).map((one) => [sumOf(one), 1] as const);
  // As many throws come to 1 with the lowest as to 6 with the highest.
  const ways = (n: number): number => n ** dice - (n - 1) ** dice;
  return FACES.map((n) => [n, ways(keep === 'lowest' ? 7 - n : n)] as const);
}

type Throws = readonly (readonly [roll: number, others: readonly number[], ways: number])[];

/** The same, with what counts of the other dice once the lowest is taken up to be thrown again. */
function throwsOf(side: Thrower): Throws {
  const { dice, keep, thrown } = side;
  if (thrown !== undefined && thrown.length > 0) return [[rollOf(side), thrown.toSorted((a, b) => a - b).slice(1), 1]];
  if (keep === 'all')
    return everyThrow(dice).map((one) => [sumOf(one), one.toSorted((a, b) => a - b).slice(1), 1] as const);
  // The highest stays, unless there is but one.
  if (dice < 2 || keep === undefined) return waysOf(side).map(([n, ways]) => [n, dice > 1 ? [n] : [], ways] as const);
  return waysOf(side).flatMap(([n, ways]): Throws => {
    const above = FACES.filter((next) => next > n).map(
      (next) => [n, [next], dice * ((7 - next) ** (dice - 1) - (6 - next) ** (dice - 1))] as const,
    );
    return [[n, [n], ways - above.reduce((sum, [, , times]) => sum + times, 0)], ...above];
  });
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
  const { thrown = [], keep } = mine;
  const again = FACES.map((n) => [counted(thrown.with(die, n), keep), 1] as const);
  return oddsOf(compared(mine, theirs, again, waysOf(theirs)));
}

/**
 * The same before the dice when `mine` then pays one fate for his lowest die wherever that is better for him on the
 * average, a victory being worth as much as a defeat costs.
 */
export function chancesWithFate(mine: Thrower, theirs: Thrower): FightOdds {
  const sum: Count = { won: 0, standOff: 0, lost: 0 };
  // Of several the highest is the best, whichever die then counts.
  const dice = mine.fateDice ?? 1;
  const next = waysOf({ power: 0, dice });
  for (const [a, others, ways] of throwsOf(mine))
    for (const [b, times] of waysOf(theirs)) {
      const foe: Ways = [[b, 1]];
      const kept = compared(mine, theirs, [[a, 6 ** dice]], foe);
      const again = compared(
        mine,
        theirs,
        next.map(([n, times]) => [counted([...others, n], mine.keep), times] as const),
        foe,
      );
      const better = again.won - again.lost > kept.won - kept.lost ? again : kept;
      for (const result of ['won', 'standOff', 'lost'] as const) sum[result] += better[result] * ways * times;
    }
  return oddsOf(sum);
}
