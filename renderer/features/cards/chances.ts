// How often each result of a roll comes, where the dice alone decide.
import type { TextRow } from '../../../shared/contract/told';

const SIDES = 6;

/** How many throws of so many dice add up to each sum; the place is the sum. */
const throwsOf = (dice: number): readonly number[] => {
  let sums: readonly number[] = [1];
  for (let n = 0; n < dice; n++)
    sums = Array.from({ length: sums.length + SIDES }, (_, sum) =>
      sums.slice(Math.max(0, sum - SIDES), sum).reduce((all, count) => all + count, 0),
    );
  return sums;
};

/** @returns of each row a part of 1; nothing where the rows are not the sums of some dice, each of them once */
export const chancesOf = (rows: readonly Pick<TextRow, 'at'>[]): readonly number[] | undefined => {
  // What begins below the dice is a roll with something added or taken away.
  const found = rows.map(({ at: [range, more] }) => (more === undefined ? range : undefined));
  const begins = found.map((one) => one?.low ?? NaN);
  const dice = Math.ceil(Math.max(...begins) / SIDES);
  const most = dice * SIDES;
  const ends = found.map((one) => one?.high ?? most);
  const whole = begins.every((from, i) => from === (i === 0 ? dice : (ends[i - 1] ?? 0) + 1)) && ends.at(-1) === most;
  if (!whole) return undefined;
  const throws = throwsOf(dice);
  return begins.map(
    (from, i) => throws.slice(from, (ends[i] ?? from) + 1).reduce((all, count) => all + count, 0) / SIDES ** dice,
  );
};
