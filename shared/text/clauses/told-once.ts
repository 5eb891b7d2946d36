// A chart that several parts of a text end in is told once, and afterwards pointed to.
import { same } from '../exact';
import type { Row } from './tree';

/** Rows that say less than this are read again sooner than looked up. */
const WORTH = 150;

const isChart = (x: object): x is { readonly rows: readonly Row[] } => 'c' in x && x.c === 'chart';

/** The same tree; a chart whose rows stand in it before has none of its own any more. */
export function toldOnce<T>(tree: T): T {
  const told: (readonly Row[])[] = [];
  const once = (x: unknown): unknown => {
    if (Array.isArray(x)) return x.map(once);
    if (!(x instanceof Object)) return x;
    if (!isChart(x) || JSON.stringify(x.rows).length < WORTH)
      return Object.fromEntries(Object.entries(x).map(([field, y]) => [field, once(y)]));
    if (told.some((rows) => same(rows, x.rows))) return { ...x, again: true };
    told.push(x.rows);
    return x;
  };
  return once(tree) as T;
}
