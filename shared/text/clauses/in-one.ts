// Clauses that follow each other and are one to a reader: dice, gains, tests with the same outcome.
import { same } from '../exact';
import type { Act } from './acts';
import type { Rule } from './rules';
import { alignmentsInOne } from './states';
import type { Branch, Card, Clause, Clauses, Quantity } from './tree';

/** As many dice for oneself as for the figure. */
export function rollsInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const roll = before?.c === 'act' && before.act.v === 'roll' && before.act.how === 'plain' ? before.act : undefined;
    const figure = next.c === 'act' && next.act.v === 'roll' ? next.act.figure : undefined;
    const isBoth = (how: 'figure' | 'opponent'): boolean => same(next, { ...before, act: { ...roll, figure, how } });
    if (before?.c === 'act' && roll && isBoth('figure'))
      out.splice(-1, 1, { ...before, act: { ...roll, figure, how: 'both' } });
    else if (before?.c === 'act' && roll && isBoth('opponent'))
      out.splice(-1, 1, { ...before, act: { ...roll, how: 'rivals' } });
    else out.push(next);
  }
  return out;
}

/** Discards of several decks, each shuffled by itself. */
export function shufflesInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const [x, y] = [before, next].map((c) =>
      c?.c === 'act' && c.act.v === 'shuffle' && c.act.find ? c.act : undefined,
    );
    if (before?.c === 'act' && x && y && same({ ...x, decks: y.decks }, y))
      out.splice(-1, 1, { ...before, act: { ...x, decks: [...x.decks, ...y.decks] } });
    else out.push(next);
  }
  return out;
}

/** Fixed numbers that one gains one after the other: "gain 1 Strength and 1 Craft". */
export function gainsInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const [x, y] = [before && gained(before), gained(next)];
    if (before?.c === 'act' && next.c === 'act' && x && y && before.who.key === next.who.key)
      out.splice(-1, 1, { ...before, act: { v: 'gainAll', list: [...x, ...y] } });
    else out.push(next);
  }
  return out;
}
function gained(c: Clause): readonly Quantity[] | undefined {
  if (c.c !== 'act') return undefined;
  if (c.act.v === 'gainAll') return c.act.list;
  return c.act.v === 'gain' && typeof c.act.what.n === 'number' ? [c.act.what] : undefined;
}

/** The same again, so many times: "as often as the first die says and then as often as the second". */
export function timesInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    if (
      before?.c === 'times' &&
      next.c === 'times' &&
      same({ ...before, n: 0, then: undefined }, { ...next, n: 0, then: undefined })
    )
      out.splice(-1, 1, { ...before, then: [...(before.then ?? []), next.n] });
    else out.push(next);
  }
  return out;
}

/** What is done at last, whatever was chosen, goes before the list: behind it it would be read as the last option's. */
export function choiceThen(list: Clauses): Clauses {
  const at = list.findIndex((c) => c.c === 'choice' && !c.persons && c.options.length > 2);
  const [choice, ...rest] = list.slice(Math.max(0, at));
  if (choice?.c !== 'choice' || at < 0 || rest.length !== 1) return list;
  const isEnd = rest.every((c) => c.c === 'act' && c.who.key === choice.who.key && c.act.v === 'discard');
  return isEnd ? [...list.slice(0, at), { ...choice, then: rest }] : list;
}

/** What was just drawn is among the cards that were put there: "discard every Event among them". */
export function amongThose(list: Clauses): Clauses {
  return list.map((next, i): Clause => {
    const before = list[i - 1];
    const is = cardOf(next);
    if (next.c !== 'act' || is?.card !== 'np' || is.det !== 'every' || !is.of.justDrawn) return next;
    if (before?.c !== 'act' || before.act.v !== 'deal' || before.act.n === 1 || typeof before.act.to !== 'object')
      return next;
    const card: Card = { ...is, of: { ...is.of, justDrawn: undefined, amongThem: true } };
    return { ...next, act: { ...next.act, card } as Act };
  });
}

/** Of what lies there some is taken, then the rest goes: "discard every other card on this card". */
export function othersAfterwards(list: Clauses): Clauses {
  return list.map((next, i): Clause => {
    const [was, is] = [lastIn(list[i - 1]), next].map(cardOf);
    if (next.c !== 'act' || !('card' in next.act) || was?.card !== 'np' || is?.card !== 'np') return next;
    if (was.det === 'every' || is.det !== 'every' || !was.of.on || !same(was.of.on, is.of.on) || is.of.other)
      return next;
    return { ...next, act: { ...next.act, card: { ...is, of: { ...is.of, other: true } } } as Act };
  });
}
/** What is done last in the first way that a test leads to. */
const lastIn = (c: Clause | undefined): Clause | undefined => (c?.c === 'if' ? c.branches[0]?.do.at(-1) : c);
const cardOf = (c: Clause | undefined): Card | undefined =>
  c?.c === 'act' && 'card' in c.act ? c.act.card : undefined;

/** What holds for the same time is one. */
export function lastingInOne(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const isSame =
      (before?.c === 'lasting' || before?.c === 'granted') &&
      (next.c === 'lasting' || next.c === 'granted') &&
      before.who.key === next.who.key &&
      same(before.until, next.until);
    if (isSame && before.c === 'lasting' && next.c === 'lasting')
      out.splice(-1, 1, { ...before, standing: [...before.standing, ...next.standing] });
    else if (isSame)
      out.splice(-1, 1, {
        c: 'granted',
        who: before.who,
        until: before.until,
        rules: [...rulesOf(before), ...rulesOf(next)],
      });
    else out.push(next);
  }
  return out;
}
const rulesOf = (c: Extract<Clause, { c: 'lasting' | 'granted' }>): readonly Rule[] =>
  c.c === 'granted' ? c.rules : c.standing.map((standing) => ({ r: 'standing', standing }));

/** A test and no more behind another one: "if A and B, ...". */
export function testsInOne(list: Clauses): Clauses {
  return list.map((c): Clause => {
    const outer = onlyBranch(c);
    const [only, more] = outer?.do ?? [];
    const inner = onlyBranch(only) ?? onlyOffer(only);
    if (!outer?.if || !inner?.if || more) return c;
    const tests = [outer.if, inner.if].flatMap((t) => (t.t === 'all' ? t.list : [t]));
    return { c: 'if', branches: [{ if: { t: 'all', list: tests }, do: inner.do }] };
  });
}
const onlyOffer = (c: Clause | undefined): Branch | undefined =>
  c?.c === 'may' && c.else.length === 0 ? { if: c.if, do: [{ ...c, if: undefined }] } : undefined;
const onlyBranch = (c: Clause | undefined): Branch | undefined =>
  c?.c === 'if' && c.branches.length === 1 ? c.branches[0] : undefined;

/** Several tests with the same outcome are one: "if A, B or C, ...". */
export function alikeTests(list: Clauses): Clauses {
  const out: Clause[] = [];
  for (const next of list) {
    const before = out.at(-1);
    const joint = before && bothTests(before, next);
    if (joint) out.splice(-1, 1, joint);
    else out.push(next);
  }
  return out;
}
function bothTests(x: Clause, y: Clause): Clause | undefined {
  if (x.c !== 'if' || y.c !== 'if' || x.branches.length !== 1 || y.branches.length !== 1) return undefined;
  const [a] = x.branches;
  const [b] = y.branches;
  if (!a?.if || !b?.if || !same(a.do, b.do)) return undefined;
  const tests = a.if.t === 'any' ? [...a.if.list, b.if] : [a.if, b.if];
  return { c: 'if', branches: [{ if: alignmentsInOne(tests) ?? { t: 'any', list: tests }, do: a.do }] };
}
