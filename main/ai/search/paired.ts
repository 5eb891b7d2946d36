// What was tried in the same deals is compared deal by deal: most of the chance is in both.
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

export type Estimate = { readonly gain: number; readonly error: number };

/** What was gained in each deal: in the mean, and the standard error of that. */
export function estimate(gains: readonly number[]): Estimate {
  const n = gains.length;
  const gain = mean(gains);
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / Math.max(1, n - 1);
  return { gain, error: Math.sqrt(variance / Math.max(1, n)) };
}

/** How much better `a` did than `b`. */
export const gainOf = (a: readonly number[], b: readonly number[]): Estimate =>
  estimate(a.slice(0, b.length).map((one, i) => one - (b[i] ?? 0)));
