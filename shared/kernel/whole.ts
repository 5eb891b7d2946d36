/** No number of a game comes near it; ten times as much can still be told apart and stored (main/game/load.ts). */
export const MOST = 1_000_000;

/**
 * What a text reckons as a number that a game can hold: whole, of a size that can be written down and read again. What
 * is no number counts as nothing.
 */
export const whole = (n: number): number => {
  if (n === (n | 0) && n <= MOST && n >= -MOST) return n;
  return Number.isNaN(n) ? 0 : Math.max(-MOST, Math.min(MOST, Math.trunc(n)));
};
