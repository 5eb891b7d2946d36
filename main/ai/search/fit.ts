// Two fits that need no library: how a number, and how a chance, hangs on others.

/** Solves a symmetric system by elimination; it is kept regular by what was added to its diagonal. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(rows[r]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = r;
    const [a, b] = [rows[i] ?? [], rows[pivot] ?? []];
    [rows[i], rows[pivot]] = [b, a];
    const top = rows[i] ?? [];
    for (let r = 0; r < n; r++) {
      const row = rows[r];
      if (r === i || row === undefined) continue;
      const factor = (row[i] ?? 0) / (top[i] ?? 1);
      if (factor !== 0) for (let c = i; c <= n; c++) row[c] = (row[c] ?? 0) - factor * (top[c] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}

export type Seen = { readonly x: readonly number[]; readonly y: number };

/** Asked for at every place that is thought of, so in a plain loop. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

function normal(seen: readonly Seen[], weightOf: (one: Seen) => number, ridge: number, wide: number) {
  const matrix = Array.from({ length: wide }, (_, i) =>
    Array.from({ length: wide }, (__, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)),
  );
  for (const one of seen) {
    const w = weightOf(one);
    for (let i = 0; i < wide; i++)
      for (let j = 0; j < wide; j++) {
        const row = matrix[i];
        if (row !== undefined) row[j] = (row[j] ?? 0) + w * (one.x[i] ?? 0) * (one.x[j] ?? 0);
      }
  }
  return matrix;
}

/** Least squares; `ridge` pulls all but the first towards nothing. */
export function fitLine(seen: readonly Seen[], ridge: number): readonly number[] {
  const wide = seen[0]?.x.length ?? 0;
  const right = Array.from({ length: wide }, (_, i) => seen.reduce((sum, { x, y }) => sum + (x[i] ?? 0) * y, 0));
  return solve(
    normal(seen, () => 1, ridge, wide),
    right,
  );
}

/** The logistic fit of a chance, by Newton's steps. */
export function fitChance(seen: readonly Seen[], ridge: number): readonly number[] {
  const wide = seen[0]?.x.length ?? 0;
  let found: readonly number[] = Array.from({ length: wide }, () => 0);
  for (let step = 0; step < 8; step++) {
    const at = found;
    const p = (one: Seen): number => sigmoid(Math.max(-8, Math.min(8, dot(at, one.x))));
    const gradient = Array.from({ length: wide }, (_, i) =>
      seen.reduce((sum, one) => sum + (one.x[i] ?? 0) * (one.y - p(one)), -(i === 0 ? 1e-6 : ridge) * (at[i] ?? 0)),
    );
    const change = solve(
      normal(seen, (one) => Math.max(1e-4, p(one) * (1 - p(one))), ridge, wide),
      gradient,
    );
    found = at.map((n, i) => n + Math.max(-2, Math.min(2, change[i] ?? 0)));
  }
  return found;
}
