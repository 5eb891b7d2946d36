// What takes long and is much like another comes round in a few days: `npm test` does one of each, `npm run soak` and
// whoever names a file does all.

const today = Number(process.env['CROWNWARD_DAY'] ?? 'none');

/** How the tests of a round are told apart: this is the `nth` of so many, from 0. */
export const turn = (nth: number, of: number): { readonly tag: string } => ({ tag: `@turn-${nth}-of-${of}` });

/** Whether the `nth` of so many is done on a day; not a number: all are. */
export const isTurn = (nth: number, of: number, day: number = today): boolean => Number.isNaN(day) || day % of === nth;

/** The longest round: with more, what is broken would be found out too late. */
const LONGEST = 4;

/** What is not done on a day, by its tag; `undefined`: all is. */
export const notToday = (day: number = today): RegExp | undefined => {
  const others: string[] = [];
  for (let of = 2; of <= LONGEST; of++)
    for (let nth = 0; nth < of; nth++) if (!isTurn(nth, of, day)) others.push(`${nth}-of-${of}`);
  return others.length === 0 ? undefined : new RegExp(`@turn-(${others.join('|')})(?!\\d)`);
};
