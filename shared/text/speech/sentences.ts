// How clauses fill sentences of their own, in any language: which of them share one, and what follows from what.
import type { Clause, Clauses, Option, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import { areApart, asksRoll, endsInList, isChoice, isList, isRoll, member } from './clauses';
import { inline, mayDo, optionText, outcome, pieces, tests, type Piece, type Tongue } from './compose';
import { sentence } from './words';

/** The paragraphs of a choice between persons, and a line for each. */
const visits = (options: readonly Option[], t: Tongue): readonly string[] => [
  t.small.visit,
  ...options.map((o) => {
    t.forget();
    const text = o.if === undefined ? sentences(o.do, t).join(' ') : sentence(optionText(o, 'main', t));
    return `${t.visited(o.person ?? o.key)}: ${text}`;
  }),
];
export const isVisit = (list: Clauses): boolean => list.some((c) => c.c === 'choice' && c.persons);

/** The sentences of a text: short orders share one, a test and its opposite are one each. */
export function sentences(list: Clauses, t: Tongue): readonly string[] {
  const out: string[] = [];
  let group: Clause[] = [];
  const flush = (): void => {
    let before: Piece | undefined;
    for (const p of pieces(group, 'main', t, false)) {
      if (before?.leads === 'choice' && p.kind === 'run') out.push(sentence(`${cut(out.pop() ?? '')}; ${p.text}`));
      else out.push(sentence(p.text));
      before = p;
    }
    group = [];
  };
  for (const c of list) {
    if (c.c === 'choice' && c.persons) {
      flush();
      out.push(...visits(c.options, t));
    } else if (c.c === 'if' && c.branches.length > 1) {
      flush();
      for (const [i, b] of c.branches.entries()) {
        t.forget();
        const isElse = i > 0 && b.if !== undefined && !areApart(c.branches);
        const text = isElse ? t.elseIf(t.test(b.if), outcome(b.do, t) || t.small.nothing, true) : tests([b], 'main', t);
        out.push(sentence(text));
      }
    } else if (c.c === 'may' && behindList(c).length > 0) {
      flush();
      out.push(sentence(inline([upToList(c)], 'main', t)), ...thenEach(behindList(c), t));
    } else group.push(c);
  }
  flush();
  return out.filter((text) => text !== '');
}
type May = Extract<Clause, { c: 'may' }>;
/** What stands behind a list: in the same sentence it would be read as one of its parts. */
const afterList = (list: Clauses): Clauses => {
  const at = list.findIndex((c) => c.c === 'choice' || c.c === 'chart');
  return at < 0 ? [] : list.slice(at + 1);
};
const without = (list: Clauses, rest: Clauses): Clauses => list.slice(0, list.length - rest.length);
const bought = (c: May): Extract<Clause, { c: 'price' }> | undefined => {
  const [first, more] = c.do;
  return first?.c === 'price' && more === undefined ? first : undefined;
};
const behindList = (c: May): Clauses => (c.if || c.else.length > 0 ? [] : afterList(bought(c)?.goods ?? c.do));
function upToList(c: May): May {
  const price = bought(c);
  const rest = behindList(c);
  return { ...c, do: price ? [{ ...price, goods: without(price.goods, rest) }] : without(c.do, rest) };
}
/** "Then roll 1 die: ... Then discard this card." */
function thenEach(list: Clauses, t: Tongue): readonly string[] {
  const rest = afterList(list);
  const text = sentence(`${t.small.then} ${inline(without(list, rest), 'after', t)}`);
  return rest.length === 0 ? [text] : [text, ...thenEach(rest, t)];
}
const cut = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/**
 * "Whenever you win, gain 1 life and discard this card. ...": the first of what follows shares the sentence. `lead` has
 * its comma. `tied`: what it asks is asked for all that follows.
 */
export function ledParts(
  lead: string,
  list: Clauses,
  who: Who | undefined,
  t: Tongue,
  tied = false,
): readonly string[] {
  if (tied && who === undefined) return [`${lead} ${inline(list, 'after', t)}`];
  return ledInParts(lead, who === undefined ? list : lastingLast(list), who, t);
}
/** Whom one chooses and what one does with him belong together: what lasts from then on comes behind. */
function lastingLast(list: Clauses): Clauses {
  const at = list.findIndex((c) => c.c === 'lasting' || c.c === 'granted');
  const [lasts, ...rest] = list.slice(Math.max(0, at));
  const before = list.slice(0, Math.max(0, at));
  const isSo = before.some(isChoice) && before.every(member) && rest.length > 0 && rest.every(member);
  return isSo && lasts ? [...before, ...rest, lasts] : list;
}
function ledInParts(lead: string, list: Clauses, who: Who | undefined, t: Tongue): readonly string[] {
  const own = list.findIndex((c, i) => i > 0 && (!member(c) || !member(list[i - 1])));
  // What lasts goes with what is done for it.
  const lasts = who !== undefined && list[0]?.c === 'lasting' && list.slice(1).every(member);
  const first = list.slice(0, own < 0 || lasts ? list.length : own);
  const [next] = list.slice(first.length);
  const last = first.at(-1);
  // A test of what was rolled, and what one may do besides, belong to the same sentence.
  const close =
    next?.c === 'may' ||
    (isRoll(last) && asksRoll(next)) ||
    (last !== undefined && (isChoice(last) || (last.c === 'may' && last.do.slice(-1).some(isChoice))));
  const body = close ? list.slice(0, first.length + 1) : first;
  const text = who ? mayDo(who, body, 'after', t) : inline(body, 'after', t);
  const rest = list.slice(body.length);
  return [`${lead} ${text}`, ...(who && body[0]?.c !== 'if' ? ifDone(who, body, rest, t) : sentences(rest, t))];
}
/** What follows from what one may do: "If you do, ..." */
function ifDone(who: Who, before: Clauses, all: Clauses, t: Tongue): readonly string[] {
  // What lasts, last.
  const lasts = (c: Clause): boolean => c.c === 'lasting' || c.c === 'granted';
  const list = all.every((c) => lasts(c) || member(c)) ? [...all.filter(member), ...all.filter(lasts)] : all;
  const [first] = list;
  if (!first || (first.c === 'if' && asks(first))) return sentences(list, t);
  const done: Test = { t: 'youDo', who, not: false };
  const [b, more] = first.c === 'if' ? first.branches : [];
  // "If you do and no life is left on it, ..."
  if (b?.if && !more) {
    const both: Test = { t: 'all', list: [done, ...(b.if.t === 'all' ? b.if.list : [b.if])] };
    const one = sentences([{ c: 'if', branches: [{ if: both, do: b.do }] }], t);
    const [next, further] = list.slice(1);
    // "If you do" once more would ask for that other thing.
    if (next?.c === 'byNumber' && !further) return [...one, sentence(`${t.small.then}, ${inline([next], 'main', t)}`)];
    return [...one, ...ifDone(who, before, list.slice(1), t)];
  }
  const end = list.findIndex((c) => !member(c) || isList(c) || isRoll(c));
  const whole = all.every((c) => lasts(c) || member(c));
  const own = whole ? list : list.slice(0, Math.max(1, end));
  // Behind rows and wares it is plain.
  if (endsInList(before) && first.c === 'act')
    return [sentence(`${t.small.then} ${inline(own, 'after', t)}`), ...sentences(list.slice(own.length), t)];
  return [...sentences([{ c: 'if', branches: [{ if: done, do: own }] }], t), ...sentences(list.slice(own.length), t)];
}
/** Whether it asks that very thing itself. */
const asks = (c: Extract<Clause, { c: 'if' }>): boolean => c.branches.some((b) => b.if?.t === 'youDo');
export const led = (lead: string, list: Clauses, who: Who | undefined, t: Tongue): string =>
  ledParts(lead, list, who, t).map(sentence).join(' ');
