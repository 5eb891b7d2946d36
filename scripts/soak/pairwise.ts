// Rows of values in which every two that go together meet: a hundred games instead of billions, as most faults lie
// between two choices. Greedy, like AETG (Cohen and others, 1997): each row begins with a pair that has not met and
// takes what meets most new ones.

export type Row<V> = Readonly<Record<string, V>>;
/** Whether two values of different factors may stand in one row. */
export type Together<V> = (a: readonly [factor: string, value: V], b: readonly [factor: string, value: V]) => boolean;

type Level<V> = { readonly factor: number; readonly value: V };
/** Of each factor the values that may still be chosen, by their number. */
type Left = readonly (readonly number[])[];

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

  const ofRow = (row: readonly number[]): ReadonlySet<number> => new Set(row.map(factorOf));
  /** Whether taking the first of each factor that goes makes a whole row, as it nearly always does. */
  const isSoonWhole = (row: readonly number[]): boolean => {
    const taken = [...row];
    const there = ofRow(row);
    return ofFactor.every((own, factor) => {
      if (there.has(factor)) return true;
      const one = own.find((i) => goes(i, taken));
      if (one !== undefined) taken.push(one);
      return one !== undefined;
    });
  };
  /** What is left of each factor beside a value; nothing where one of them has nothing left. */
  const beside = (left: Left, i: number): Left | undefined => {
    const rest = left.map((own, factor) => (factor === factorOf(i) ? own : own.filter((j) => fits[i]?.[j] === true)));
    return rest.every((own) => own.length > 0) ? rest : undefined;
  };
  /** The factor with the least choice comes first: what a value needs is found, or missed, at once. */
  const fill = (left: Left, open: readonly number[]): boolean => {
    const sizes = open.map((factor) => left[factor]?.length ?? 0);
    const next = open[sizes.indexOf(Math.min(...sizes))];
    if (next === undefined) return true;
    const others = open.filter((factor) => factor !== next);
    return (left[next] ?? []).some((i) => {
      const rest = beside(left, i);
      return rest !== undefined && fill(rest, others);
    });
  };
  /** Whether there is a whole row with these in it: what a value needs may exclude another. */
  const isWhole = (row: readonly number[]): boolean => {
    if (!row.every((i, n) => goes(i, row.slice(0, n)))) return false;
    if (isSoonWhole(row)) return true;
    const left = row.reduce<Left | undefined>((rest, i) => rest && beside(rest, i), ofFactor);
    const there = ofRow(row);
    return (
      left !== undefined &&
      fill(
        left,
        [...ofFactor.keys()].filter((factor) => !there.has(factor)),
      )
    );
  };

  const open = new Set<number>();
  const pair = (a: number, b: number): number => Math.min(a, b) * levels.length + Math.max(a, b);
  const meet = (row: readonly number[]): void =>
    row.forEach((a, n) => row.slice(n + 1).forEach((b) => open.delete(pair(a, b))));
  for (const a of indices)
    for (const b of indices) if (factorOf(a) < factorOf(b) && goes(a, [b]) && isWhole([a, b])) open.add(pair(a, b));

  const rows: Row<V>[] = [];
  for (const first of open) {
    let row: readonly number[] = [Math.floor(first / levels.length), first % levels.length];
    for (const [factor, own] of ofFactor.entries()) {
      if (row.some((i) => factorOf(i) === factor)) continue;
      const news = new Map(
        own
          .filter((i) => goes(i, row) && isWhole([...row, i]))
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
