// Several states of one character are one thing to a reader: "you are a Toad or enslaved", "you are neither".
import { isShown } from '../keys';
import type { Act } from './acts';
import type { Clause, Clauses } from './tree';
import type { Test } from './tests';

type State = Extract<Test, { t: 'state' }>;
/** One of them, or none of them. */
export function statesInOne(t: 'all' | 'any', list: readonly Test[]): State | undefined {
  const [first, ...others] = list;
  if (first?.t !== 'state' || others.length === 0 || first.not !== (t === 'all')) return undefined;
  const more = others.flatMap((x) =>
    x.t === 'state' && x.not === first.not && x.who.key === first.who.key ? [x.status, ...(x.or ?? [])] : [],
  );
  const all = [first.status, ...(first.or ?? []), ...more];
  // A choice is no state that somebody is in.
  return more.length === others.length && all.every(isShown) ? { ...first, or: all.slice(1) } : undefined;
}

type Aligned = Extract<Test, { t: 'aligned' }>;
/** "good or evil": alignments of one character are one thing, too. */
export function alignmentsInOne([first, ...others]: readonly Test[]): Aligned | undefined {
  if (first?.t !== 'aligned' || first.not) return undefined;
  const more = others.flatMap((x) =>
    x.t === 'aligned' && !x.not && x.printed === first.printed && x.who.key === first.who.key ? [x.as] : [],
  );
  return more.length === others.length ? { ...first, as: [...first.as, ...more.flat()] } : undefined;
}

const left = (c: Clause | undefined): Extract<Act, { v: 'leave' }> | undefined =>
  c?.c === 'act' && c.act.v === 'leave' ? c.act : undefined;
/** "you are none of these any more" */
export function leavesInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const [x, y] = [left(before), left(next)];
    if (before?.c === 'act' && next.c === 'act' && x && y && before.who.key === next.who.key)
      out.splice(-1, 1, { ...before, act: { ...x, or: [...(x.or ?? []), y.status] } });
    else out.push(next);
  }
  return out;
}
