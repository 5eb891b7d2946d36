// Rows of values in which every two that go together meet: a hundred games instead of billions, as most faults lie
// between two choices. Greedy, like AETG (Cohen and others, 1997): each row begins with a pair that has not met and
// takes what meets most new ones.

export type Row<V> = Readonly<Record<string, V>>;
/** Whether two values of different factors may stand in one row. */
export type Together<V> = (a: readonly [factor: string, value: V], b: readonly [factor: string, value: V]) => boolean;

type Level<V> = { readonly factor: number; readonly value: V };

/**
 * @param tied which of some values of a factor that are equally good
 * @returns rows in which every pair of values stands that can stand in a row at all
 */
export const pairwise = <V>(
  factors: Readonly<Record<string, readonly V[]>>,
  together: Together<V>,
  tied: (factor: string, values: readonly V[]) => V | undefined,
): readonly Row<V>[] => {
  const names = Object.keys(factors);
  const levels: readonly Level<V>[] = names.flatMap((name, factor) =>
    (factors[name] ?? []).map((value) => ({ factor, value })),
  );
  const indices = levels.map((_, i) => i);
  const ofFactor = names.map((_, factor) => indices.filter((i) => levels[i]?.factor === factor));
  const factorOf = (i: number): number => levels[i]?.factor ?? -1;
  const named = ({ factor, value }: Level<V>): readonly [string, V] => [names[factor] ?? '', value];
  const fits = levels.map((a) => levels.map((b) => (a.factor === b.factor ? a === b : together(named(a), named(b)))));
  const goes = (i: number, row: readonly number[]): boolean => row.every((j) => fits[i]?.[j] === true);

  /** A whole row with these in it, if there is one: what a value needs may exclude another. */
  const whole = (row: readonly number[], factor = 0): readonly number[] | undefined => {
    if (factor === names.length) return row;
    if (row.some((i) => factorOf(i) === factor)) return whole(row, factor + 1);
    for (const i of ofFactor[factor] ?? []) {
      const found = goes(i, row) ? whole([...row, i], factor + 1) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const open = new Set<number>();
  const pair = (a: number, b: number): number => Math.min(a, b) * levels.length + Math.max(a, b);
  const meet = (row: readonly number[]): void =>
    row.forEach((a, n) => row.slice(n + 1).forEach((b) => open.delete(pair(a, b))));
  for (const a of indices)
    for (const b of indices)
      if (factorOf(a) < factorOf(b) && goes(a, [b]) && whole([a, b]) !== undefined) open.add(pair(a, b));

  const rows: Row<V>[] = [];
  for (const first of open) {
    let row: readonly number[] = [Math.floor(first / levels.length), first % levels.length];
    for (const [factor, own] of ofFactor.entries()) {
      if (row.some((i) => factorOf(i) === factor)) continue;
      const news = new Map(
        own
          .filter((i) => goes(i, row) && whole([...row, i]) !== undefined)
          .map((i) => [i, row.filter((j) => open.has(pair(i, j))).length]),
      );
      const most = Math.max(...news.values());
      const best = [...news.keys()].filter((i) => news.get(i) === most);
      const chosen = tied(
        names[factor] ?? '',
        best.flatMap((i) => levels[i]?.value ?? []),
      );
      row = [...row, best.find((i) => levels[i]?.value === chosen) ?? best[0] ?? -1];
    }
    meet(row);
    rows.push(
      Object.fromEntries(
        row.flatMap((i) => {
          const level = levels[i];
          return level === undefined ? [] : [named(level)];
        }),
      ),
    );
  }
  return rows;
};
