// What was tried in the same deals is compared deal by deal: most of the chance is in both.
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** How much better `a` did than `b`, and the standard error of that. */
export function gainOf(a: readonly number[], b: readonly number[]): { readonly gain: number; readonly error: number } {
  const n = Math.min(a.length, b.length);
  const diffs = Array.from({ length: n }, (_, i) => (a[i] ?? 0) - (b[i] ?? 0));
  const gain = mean(diffs);
  const variance = diffs.reduce((sum, d) => sum + (d - gain) ** 2, 0) / Math.max(1, n - 1);
  return { gain, error: Math.sqrt(variance / Math.max(1, n)) };
}
