// Rows of a table, by the number that was rolled.

/** The row that a number falls into: `3`, `2-4`, `6+`, and `0-` for nothing or less. */
export function rowFor(n: number, rows: readonly string[]): string | undefined {
  return rows.find((row) => {
    const m = /^(-?\d+)(?:-(\d+)|([+-]))?$/.exec(row);
    if (!m) return false;
    const low = Number(m[1]);
    if (m[3] === '-') return n <= low;
    return n >= low && n <= (m[3] === '+' ? Infinity : m[2] === undefined ? low : Number(m[2]));
  });
}
