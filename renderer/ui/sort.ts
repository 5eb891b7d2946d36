// The order of a table's rows.

export type Column<T> = {
  readonly id: string;
  readonly label: string;
  /** What it is sorted by. */
  readonly value: (row: T) => number | string;
  /** What is shown, where that is something else. */
  readonly text?: (row: T) => string;
  readonly number?: true;
  /** The first press puts the largest first. */
  readonly down?: true;
};
export type Order = { readonly by: string; readonly down: boolean };

/** Rows that are equal in this stay as they were. */
export const sorted = <T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { by, down }: Order,
  language: string,
): readonly T[] => {
  const column = columns.find(({ id }) => id === by);
  if (column === undefined) return rows;
  const collate = new Intl.Collator(language, { numeric: true });
  const compare = (a: number | string, b: number | string): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collate.compare(String(a), String(b));
  return rows.toSorted((a, b) => (down ? -1 : 1) * compare(column.value(a), column.value(b)));
};
