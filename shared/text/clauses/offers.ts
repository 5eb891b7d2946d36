// What one may choose, and what follows if he does: one offer.
import type { Clause, Clauses } from './tree';

/** What follows only if the offer before it was taken. */
function follows(before: Clause, next: Clause): Clauses | undefined {
  if (before.c !== 'may' || before.else.length > 0 || next.c !== 'if' || next.branches.length !== 1) return undefined;
  const [only, more] = before.do;
  const [b] = next.branches;
  if (only?.c !== 'act' || only.act.v !== 'choose' || more !== undefined || b?.if?.t !== 'youDo') return undefined;
  return !b.if.not && b.if.who.key === before.who.key ? b.do : undefined;
}

/** "you may choose one of them, pay 2 gold and take it" rather than "you may choose one; if you do, ..." */
export function offersInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const body = before && follows(before, next);
    if (before?.c === 'may' && body) out.splice(-1, 1, { ...before, do: [...before.do, ...body] });
    else out.push(next);
  }
  return out;
}
