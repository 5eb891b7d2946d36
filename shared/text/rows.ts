// The rows of a chart: which numbers each stands for.

export type Range = { readonly from: number; readonly to: number };

/** The numbers of a row: `3`, `2-4`, `6+`, and `0-` for nothing or less. */
export function range(key: string): Range {
  const m = /^(-?\d+)(?:-(\d+)|([+-]))?$/.exec(key);
  const low = Number(m?.[1] ?? 0);
  if (m?.[3] === '-') return { from: -Infinity, to: low };
  return { from: low, to: m?.[3] === '+' ? Infinity : m?.[2] === undefined ? low : Number(m[2]) };
}

/** The keys of a chart from the lowest number to the highest. */
export const inOrder = (keys: readonly string[]): readonly string[] =>
  [...keys].sort((x, y) => range(x).from - range(y).from);
