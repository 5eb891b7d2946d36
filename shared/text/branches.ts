// A test and what follows from it: which tests a reader is told of.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import { telling } from './trivial';

type Option = { readonly if?: Cond | undefined; readonly do: Program };
/** What a reader is told of an option's condition; that one is not what one becomes is understood. */
export function optionTest(o: Option): Cond | undefined {
  const [only] = o.do;
  const tests = o.if === undefined ? [] : 'all' in o.if ? o.if.all : [o.if];
  const isOther = (c: Cond): boolean => 'not' in c && 'alignment' in c.not;
  const isFree = (c: Cond): boolean => 'may' in c && c.may === 'changeAlignment';
  const isChange = only?.op === 'align' && tests.some(isOther) && tests.every((c) => isOther(c) || isFree(c));
  // Where there is nothing to answer, it is not offered.
  if (o.if && 'eventIs' in o.if && Object.keys(o.if.eventIs).length === 1) return undefined;
  return isChange ? undefined : telling(o.if, o.do, true);
}

/** The only row of a chart that does something. */
export function onlyRow(e: EffectOf<'table'>): readonly [row: string, code: Program] | undefined {
  const [row, more] = Object.entries(e.rows).filter(([, code]) => code.length > 0);
  return more === undefined ? row : undefined;
}

/** What is done with each card of a loop and nothing more: it can be said of all at once. */
export function onlyUse(e: EffectOf<'each'>): Effect | undefined {
  const [only, more] = e.do;
  return only &&
    !more &&
    'card' in only &&
    typeof only.card === 'object' &&
    'var' in only.card &&
    only.card.var === e.as
    ? only
    : undefined;
}
