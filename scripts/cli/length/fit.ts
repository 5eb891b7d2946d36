// What each of many choices does to a number, from games in which several were made at once: least squares.

export type Effect = {
  readonly effect: number;
  /** Standard error: how far chance alone moves it. */ readonly error: number;
};

type Matrix = number[][];

/** The inverse of a symmetric positive matrix (Gauss and Jordan); nothing where its columns depend on each other. */
const inverse = (matrix: Matrix): Matrix | undefined => {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const best = rows
      .slice(i)
      .reduce((at, row, j) => (Math.abs(row[i] ?? 0) > Math.abs(rows[at]?.[i] ?? 0) ? i + j : at), i);
    const pivot = rows[best];
    const here = rows[i];
    const head = pivot?.[i] ?? 0;
    if (pivot === undefined || here === undefined || Math.abs(head) < 1e-9) return undefined;
    rows[best] = here;
    rows[i] = pivot.map((x) => x / head);
    const own = rows[i] ?? [];
    for (const [j, row] of rows.entries()) {
      const by = row[i] ?? 0;
      if (j !== i && by !== 0) rows[j] = row.map((x, k) => x - by * (own[k] ?? 0));
    }
  }
  return rows.map((row) => row.slice(n));
};

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/**
 * @param rows for each game how often each choice was made in it: 1, 0, or -1 where what stands for it was undone
 * @param results of the games
 * @returns for each choice what it adds to the result; nothing where the games do not tell the choices apart
 */
export const fit = (
  rows: readonly (readonly number[])[],
  results: readonly number[],
): readonly Effect[] | undefined => {
  const table = rows.map((row) => [1, ...row]);
  const columns = (table[0] ?? []).map((_, i) => table.map((row) => row[i] ?? 0));
  const turned = inverse(columns.map((a) => columns.map((b) => dot(a, b))));
  const free = table.length - columns.length;
  if (turned === undefined || free < 1) return undefined;
  const sums = columns.map((column) => dot(column, results));
  const effects = turned.map((row) => dot(row, sums));
  const spread = table.reduce((sum, row, i) => sum + ((results[i] ?? 0) - dot(row, effects)) ** 2, 0) / free;
  return effects.map((effect, i) => ({ effect, error: Math.sqrt(spread * (turned[i]?.[i] ?? 0)) })).slice(1);
};
