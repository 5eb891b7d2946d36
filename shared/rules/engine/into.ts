// How one chapter of the rulebook calls another: it gives it variables of its own, and hears its answer in a variable.
import { must } from '../../kernel/result';
import type { Json } from '../../kernel/json';
import type { AnswerOf, ChapterCall, ChapterId, GivenOf } from '../vocab/chapters';
import { byOf } from './ops/types';
import type { Run } from './rulebook';
import type { By } from './tx/flow';
import type { Tx } from './tx/tx';
import type { Out } from './vars';

/** Where a chapter that was gone into lands its answer: a variable that no card and no other chapter reads. */
const OUT = '$out';

/** Begins a chapter that is named somewhere in a scope of its own; `out` is where its answer lands. */
export function begin(tx: Tx, by: By, { chart, given }: ChapterCall, out?: Out): void {
  // What a chapter is given is plain JSON: its variables are.
  const vars = { ...(given as Record<string, Json> | undefined) };
  if (out !== undefined) vars[OUT] = { scope: out.scope, as: out.as };
  tx.pushChart(by, chart, '', tx.openScope(vars));
}

/** What goes with the name of a chapter: its variables, and where its answer lands. */
type With<C extends ChapterId> =
  undefined extends GivenOf<C>
    ? [given?: GivenOf<C>, out?: Out<AnswerOf<C>>]
    : [given: GivenOf<C>, out?: Out<AnswerOf<C>>];

/** Goes into a chapter for somebody else than who speaks. */
export function enter<C extends ChapterId>(tx: Tx, by: By, chapter: C, ...rest: With<C>): void {
  const [given, out] = rest as [given?: GivenOf<C>, out?: Out];
  // The name and what is given belong together by the parameters; a union of all does not show it.
  begin(tx, by, { chart: chapter, given } as ChapterCall, out);
}

/** Goes into a chapter from a step or op, for the same speaker and about the same event. */
export function into<C extends ChapterId>(run: Run, chapter: C, ...rest: With<C>): void {
  enter(run.tx, { ...byOf(run), event: run.frame.event }, chapter, ...rest);
}

/** Where the answer of the chapter that goes on is awaited. */
export const awaited = (run: Run): Out | undefined => run.env.s.scopes[run.frame.scope]?.[OUT] as Out | undefined;

/**
 * Answers whoever went into this chapter; `beside` lands next to it (`fought$margin`). Nothing where nobody waits for
 * it any more.
 */
export function answer<C extends ChapterId>(
  run: Run,
  _: C,
  value: AnswerOf<C>,
  beside: Readonly<Record<string, Json>> = {},
): void {
  const out = awaited(run);
  if (out === undefined || run.env.s.scopes[out.scope] === undefined) return;
  run.tx.remember(out.scope, out.as, must(value as Json | undefined, 'an answer'));
  for (const [name, also] of Object.entries(beside)) run.tx.remember(out.scope, `${out.as}$${name}`, also);
}
