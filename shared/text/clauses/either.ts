// Two ways of a test that differ in one number alone: one way, with both numbers.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Json } from '../../kernel/json';
import type { Amount } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Walk } from './talk';
import type { Clauses, Num } from './tree';

const EITHER = '$either';

type Found = { readonly code: Json; readonly numbers: readonly (readonly [number, number])[] };
const isTree = (x: Json): x is { readonly [key: string]: Json } => typeof x === 'object' && !Array.isArray(x);

/** One program with a variable in place of each number in which they differ; `undefined` where more is different. */
function differing(a: Json, b: Json): Found | undefined {
  if (typeof a === 'number' && typeof b === 'number')
    return a === b ? { code: a, numbers: [] } : { code: { var: EITHER }, numbers: [[a, b]] };
  if (Array.isArray(a) && Array.isArray(b)) {
    const list =
      a.length === b.length ? a.map((x: Json, i) => differing(x, (b as readonly Json[])[i] ?? '')) : [undefined];
    const found = list.filter((x) => x !== undefined);
    return found.length < list.length
      ? undefined
      : { code: found.map((x) => x.code), numbers: found.flatMap((x) => x.numbers) };
  }
  if (isTree(a) && isTree(b)) {
    const keys = Object.keys(a);
    if (keys.join() !== Object.keys(b).join()) return undefined;
    const list = keys.map((key) => differing(a[key] ?? '', b[key] ?? ''));
    const found = list.filter((x) => x !== undefined);
    return found.length < list.length
      ? undefined
      : {
          code: Object.fromEntries(found.map((x, i) => [keys[i] ?? '', x.code])),
          numbers: found.flatMap((x) => x.numbers),
        };
  }
  return a === b ? { code: a, numbers: [] } : undefined;
}

/** Its Strength in battle, and its Craft in psychic combat. */
export function byKindOfFight({ cond, then, else: otherwise }: EffectOf<'if'>, at: Walk): Clauses | undefined {
  const [x, more] = then;
  const [y, further] = otherwise ?? [];
  if (x?.op !== 'score' || y?.op !== 'score' || more || further || !same(cond, { fight: { kind: 'battle' } }))
    return undefined;
  const of = (n: Amount, power: 'strength' | 'craft'): boolean =>
    typeof n === 'object' && (('printed' in n && n.printed === power) || ('power' in n && n.power === power));
  const isAlike = same({ ...x, add: 0 }, { ...y, add: 0 }) && of(x.add, 'strength') && of(y.add, 'craft');
  if (!isAlike) return undefined;
  const add: Num = { num: 'byFight', battle: at.amount(x.add), psychic: at.amount(y.add) };
  return [{ c: 'act', who: at.who(x.who), act: { v: 'score', side: x.side, add } }];
}

/** Only of what is looked through: there the number is one of many words, and not the whole of what follows. */
const isLong = (code: Program): boolean => code.some((e) => e.op === 'search');

/** The program, in which the number is told with what it hangs on. */
export function inOneNumber({ cond, then, else: otherwise }: EffectOf<'if'>, at: Walk): Program | undefined {
  if (otherwise === undefined || !isLong(then)) return undefined;
  const found = differing(otherwise, then);
  const [only, more] = found?.numbers ?? [];
  if (found === undefined || only === undefined || more !== undefined) return undefined;
  at.means(EITHER, { is: 'num', num: { num: 'either', n: only[0], other: only[1], if: at.cond(cond) } });
  return found.code as unknown as Program;
}
