// A test and what follows from it, in every language: which tests a reader is told of, and which two are one.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import { sameOperands } from './comparisons';
import { silent, telling } from './trivial';

type Clause = { readonly text: string };
type Talker<C> = {
  last: string;
  readonly cond: (c: Cond) => string;
  readonly unless: (c: Cond) => string;
  readonly clause: (code: Program) => C;
};

export type BranchPhrases<C extends Clause, S extends Talker<C>> = {
  readonly nothing: C;
  readonly priced: (code: Program, say: S) => C;
  /** "if ..., ...; otherwise, ...". */
  readonly ifThen: (test: string, body: C, other: C) => C;
  /** A body that is itself a test, in one with this; undefined when they cannot be. */
  readonly both: (test: string, body: C) => C | undefined;
};

/** The clause of a test. */
export const branchIn =
  <C extends Clause, S extends Talker<C>>({ nothing, priced, ifThen, both }: BranchPhrases<C, S>) =>
  (e: EffectOf<'if'>, say: S): C => {
    if (silent(e.cond)) return e.else ? say.clause(e.else) : nothing;
    if (!e.else && telling(e.cond, e.then) === undefined) return priced(e.then, say);
    const { last } = say;
    // Said first: what follows may give a variable of the condition another meaning.
    const tests = [say.cond(e.cond), say.unless(e.cond)] as const;
    say.last = last;
    const isUnless = say.clause(e.then).text === '';
    say.last = last;
    const test = tests[isUnless ? 1 : 0];
    if (isUnless) say.unless(e.cond);
    else say.cond(e.cond);
    const body = priced(isUnless ? (e.else ?? []) : e.then, say);
    if (body.text === '') return nothing;
    if (isUnless || !e.else) {
      const [inner] = isUnless ? (e.else ?? []).filter((x) => x.op !== 'status') : e.then;
      const joint = inner !== undefined && (isUnless || e.then.length === 1) ? both(test, body) : undefined;
      if (joint !== undefined) return inner?.op === 'if' && sameOperands(e.cond, inner.cond) ? body : joint;
      return ifThen(test, body, nothing);
    }
    return ifThen(test, body, say.clause(e.else));
  };

type Option = { readonly if?: Cond | undefined; readonly do: Program };
/** What a reader is told of an option's condition; that one is not what one becomes is understood. */
export function optionTest(o: Option): Cond | undefined {
  const [only] = o.do;
  const isChange = o.if !== undefined && 'not' in o.if && 'alignment' in o.if.not && only?.op === 'align';
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
