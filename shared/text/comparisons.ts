// Conditions and comparisons of amounts, looked at before they are put into words.
import type { Amount, CardFilter, Comparison, Cond } from '../rules/vocab/select';

/** The same number compared again and again: "the result is 5 or 6". */
export function sameNumber(
  list: readonly Cond[],
): { readonly of: Amount; readonly values: readonly number[] } | undefined {
  let of: Amount | undefined;
  const values: number[] = [];
  for (const c of list) {
    if (!('is' in c) || c.is[1] !== '=' || typeof c.is[2] !== 'number') return undefined;
    if (of !== undefined && JSON.stringify(of) !== JSON.stringify(c.is[0])) return undefined;
    of = c.is[0];
    values.push(c.is[2]);
  }
  return of === undefined ? undefined : { of, values };
}

/** A comparison, or its denial where no single sign says it. */
export type How = Comparison | '<>';
export const opposite: { readonly [K in Comparison]: How } = { '<': '>=', '<=': '>', '=': '<>', '>=': '<', '>': '<=' };

/** Two comparisons of the same numbers: the inner one says it all. */
export const sameOperands = (x: Cond, y: Cond): boolean =>
  'is' in x && 'is' in y && JSON.stringify([x.is[0], x.is[2]]) === JSON.stringify([y.is[0], y.is[2]]);

/** Whether it asks only if there is none, or any at all. */
export function noneOrAny(how: How, n: Amount): 'none' | 'any' | undefined {
  if ((how === '=' && n === 0) || (how === '<=' && n === 0) || (how === '<' && n === 1)) return 'none';
  return (how === '>' && n === 0) || (how === '>=' && n === 1) || (how === '<>' && n === 0) ? 'any' : undefined;
}

/** Whether it holds for whoever is in the same state as I, whichever of these that is: "who has chosen the same". */
export const sameChoice = (c: Cond): boolean =>
  'any' in c &&
  c.any.every(
    (x) =>
      'all' in x &&
      x.all.length === 2 &&
      x.all.every((y) => 'status' in y) &&
      new Set(x.all.map((y) => ('status' in y ? y.status : ''))).size === 1,
  );

/** Conditions on the moment rather than on what somebody is or has. */
export type OfMoment = Exclude<
  Cond,
  | { alignment: unknown }
  | { is: unknown }
  | { has: unknown }
  | { exists: unknown }
  | { at: unknown }
  | { status: unknown }
  | { card: unknown }
  | { not: unknown }
  | { all: unknown }
  | { any: unknown }
>;

const places = new Set(['zone', 'on', 'stands', 'in', 'from', 'kind', 'where', 'inFight']);
/** Whether a filter asks only where a card is. */
export const isWhere = (f: CardFilter): boolean => Object.keys(f).every((key) => places.has(key));

/** "my gold", "his lives": what is told as having something, rather than as a number. */
export const owned = (x: Amount): Extract<Amount, { readonly stat: unknown }> | undefined =>
  typeof x === 'object' &&
  'stat' in x &&
  (x.stat === 'gold' || x.stat === 'fate' || x.stat === 'life') &&
  x.part === undefined
    ? x
    : undefined;

/** A card that is known by its name: its side, or where it is; `isNot` when it must not show that side. */
export function knownCard({
  named,
  side,
  not: other,
  ...rest
}: CardFilter):
  | { readonly named: string; readonly side?: string; readonly isNot?: true; readonly rest: CardFilter }
  | undefined {
  if (typeof named !== 'string') return undefined;
  if (typeof other?.side === 'string') return { named, side: other.side, isNot: true, rest: {} };
  return typeof side === 'string' ? { named, side, rest } : { named, rest };
}
