// Law 8 for what is only asked: a condition within a selector within a condition is asked as often as their numbers
// multiplied, and a board with many bridges has ways by the million. Whatever looks at one thing more pays for it here.

/** Thrown when what a text wants to do, or to know, is more than one input may (law 8). */
export class OutOfFuel extends Error {}

/**
 * Cards, characters and spaces that one `advance`, or one view, may look at: a filter that is asked of one of them is
 * one look. 18,000 decisions of real games, the probe among them, took 2,412 at most.
 */
const most = 1_000_000;

let left = Infinity;

/** At one candidate more, or at a way of so many spaces. */
export const look = (n = 1): void => {
  left -= n;
  if (left < 0) throw new OutOfFuel('too many things to look at');
};

/** Carries out something that may look at so many things and no more; what is bounded inside it counts for itself. */
export const bounded = <T>(ask: () => T): T => {
  const before = left;
  left = most;
  try {
    return ask();
  } finally {
    left = before;
  }
};
