// A chart that several parts of a text end in is told once, and afterwards pointed to; so is what holds in either case.
import { same } from '../exact';
import type { Branch, Clause, Row } from './tree';

/** Rows that say less than this are read again sooner than looked up. */
const WORTH = 150;

const isChart = (x: object): x is { readonly rows: readonly Row[] } => 'c' in x && x.c === 'chart';

type Tests = Extract<Clause, { c: 'if' }>;
const isTest = (x: object): x is Tests => 'c' in x && x.c === 'if';
const grantIn = ({ do: [c, more] }: Branch): Extract<Clause, { c: 'granted' }> | undefined =>
  c?.c === 'granted' && more === undefined ? c : undefined;
/** What holds in one case or in another, for another time: "otherwise, the same holds in this fight". */
const withAgain = (x: Tests): Tests => ({
  ...x,
  branches: x.branches.map((b, i): Branch => {
    const before = x.branches[i - 1];
    const [first, now] = [before && grantIn(before), grantIn(b)];
    const isAgain = first && now && JSON.stringify(now.rules).length > WORTH && same(first.rules, now.rules);
    return isAgain ? { ...b, do: [{ ...now, again: true }] } : b;
  }),
});

const choosesOnly = ({ do: list }: Branch): boolean => list.every((c) => c.c === 'act' && c.act.v === 'choose');
const asks = (x: Tests): readonly unknown[] => x.branches.map((b) => b.if ?? 'otherwise');
/** Two tests of the same, of which the first only chooses somebody or something: they are one. */
const underOneTest = (list: readonly unknown[]): readonly unknown[] =>
  list.reduce<readonly unknown[]>((out, now) => {
    const before = out.at(-1);
    if (!(now instanceof Object && isTest(now) && before instanceof Object && isTest(before))) return [...out, now];
    if (!before.branches.every(choosesOnly) || !same(asks(before), asks(now))) return [...out, now];
    const branches = before.branches.map((b, i): Branch => ({ ...b, do: [...b.do, ...(now.branches[i]?.do ?? [])] }));
    return [...out.slice(0, -1), { ...before, branches }];
  }, []);

/** The same tree; a chart whose rows stand in it before has none of its own any more. */
export function toldOnce<T>(tree: T): T {
  const told: (readonly Row[])[] = [];
  const once = (x: unknown): unknown => {
    if (Array.isArray(x)) return underOneTest(x).map(once);
    if (!(x instanceof Object)) return x;
    if (isTest(x)) return withAgain({ ...x, branches: once(x.branches) as readonly Branch[] });
    if (!isChart(x) || JSON.stringify(x.rows).length < WORTH)
      return Object.fromEntries(Object.entries(x).map(([field, y]) => [field, once(y)]));
    if (told.some((rows) => same(rows, x.rows))) return { ...x, again: true };
    told.push(x.rows);
    return x;
  };
  return once(tree) as T;
}
