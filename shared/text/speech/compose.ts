// How the clauses of a tree become phrases and sentences, in any language: what shares a sentence, what stands alone.
// What each is called is the language's.
import type { Act } from '../clauses/acts';
import { allowedWhere, onlyWhere } from '../clauses/only-where';
import type { Branch, Clause, Clauses, Option, Range, Row, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import {
  areApart,
  asksRoll,
  deedless,
  isAnew,
  isChoice,
  isEither,
  isList,
  isRoll,
  isSharing,
  member,
  saysWhom,
} from './clauses';
import { markedRows } from './marks';
import { isIdiom, type Heard, type Headed, type Idiom, type Mode, type Tongue } from './tongue';
import { hasSigns, joined, open, signs } from './words';

export type { Headed, Heard, Idiom, Mode, Tongue };

export type Piece = {
  readonly kind: 'run' | Clause['c'];
  readonly text: string;
  readonly leads?: 'roll' | 'choice';
  /** It asks what the roll was. */
  readonly asks?: boolean;
  /** It ends with rows, options or wares, of which what follows is none. */
  readonly lists?: true;
};

function one(c: Clause, mode: Mode, t: Tongue): string {
  if (t.short && (c.c === 'toll' || c.c === 'horde')) return t.act({ key: 'you', is: 'you' }, c.roll, mode);
  if (isIdiom(c)) return t.idiom(c, mode);
  switch (c.c) {
    case 'act':
      return t.act(c.who, c.act, mode);
    case 'price': {
      const pay = inline(c.pay, mode, t);
      return c.goods.every(member)
        ? t.price(pay, inline(c.goods, 'zu', t))
        : `${pay}; ${t.small.then} ${inline(c.goods, 'after', t)}`;
    }
    case 'may':
      return may(c, mode, t);
    case 'if':
      return tests(c.branches, mode, t);
    case 'chart':
      return chart(c, mode, t);
    case 'byNumber':
      return t.byNumber(c, mode);
    case 'choice':
      return choice(c, mode, t);
    case 'nothing':
      return '';
  }
}

/** What one may do behind what one did: "; then you may". */
const isThen = (before: Piece | undefined, next: Clause['c'] | 'run'): boolean =>
  before?.lists === true ||
  (before?.kind === 'each' && next !== 'each') ||
  (next === 'may' && before?.kind === 'run' && before.leads === undefined);

/** The phrases of one subject: what is done to several things alike is said once. */
function runOf(run: readonly Clause[], at: Mode, t: Tongue): readonly string[] {
  const isBare = at === 'inf' || at === 'zu';
  const out: string[] = [];
  for (let i = 0; i < run.length;) {
    const [c, ...rest] = run.slice(i);
    if (!c) break;
    const mode = i === 0 || isBare ? at : 'tail';
    const other = rest.findIndex((x) => x.c !== 'act' || c.c !== 'act' || x.act.v !== c.act.v);
    const alike = [c, ...rest.slice(0, other < 0 ? rest.length : other)].flatMap((x) => (x.c === 'act' ? [x.act] : []));
    const text =
      c.c === 'act' && alike.length > 1 && isSharing(c.act) ? t.shared(c.who, alike, mode, 'and') : undefined;
    // Of more than two deeds only the last one has an "and".
    if (text !== undefined) out.push(text);
    else if (c.c === 'act' && run.length > 1) out.push(...t.deeds(c.who, c.act, mode));
    else out.push(one(c, mode, t));
    i += text === undefined ? 1 : alike.length;
  }
  return out.filter((text) => text !== '');
}

/** Runs of clauses with one subject, and all else by itself. `inOne`: they will share a sentence. */
export function pieces(list: Clauses, mode: Mode, t: Tongue, inOne: boolean): readonly Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < list.length;) {
    const c = list[i];
    if (!c) break;
    // Only the first stands where the whole stands.
    const at: Mode = i === 0 ? mode : inOne && isThen(out.at(-1), c.c) ? 'after' : 'main';
    const isBare = at === 'inf' || at === 'zu';
    if (!member(c)) {
      const asks = asksRoll(c);
      const chooses = c.c === 'may' && c.else.length === 0 && c.do.slice(-1).some(isChoice);
      out.push({
        kind: c.c,
        text: one(c, at, t),
        ...(isList(c) ? { lists: true } : {}),
        ...(chooses ? { leads: 'choice' } : {}),
        ...(asks ? { asks } : {}),
      });
      i++;
      continue;
    }
    const run: Extract<Clause, { c: 'act' | 'price' | 'exchange' }>[] = [c];
    for (let next = list[i + 1]; member(next) && next.who.key === c.who.key; next = list[i + run.length]) {
      const before = run.at(-1) ?? c;
      // What each of several chooses and does is one sentence, or it would be said of each twice.
      const goesOn = c.who.is === 'group' && !isChoice(next) && !isAnew(next);
      if (isList(before) || (!isBare && !goesOn && (isChoice(next) || isChoice(before) || isAnew(next)))) break;
      run.push(next);
    }
    const texts = runOf(run, at, t);
    const last = run.at(-1);
    const leads = last && isChoice(last) ? 'choice' : isRoll(last) ? 'roll' : undefined;
    const lists = last && isList(last) ? { lists: true as const } : {};
    // "A or B, and C"
    const apart = !isBare && texts.length === run.length && run.slice(0, -1).some(isEither);
    const text = apart ? `${texts.slice(0, -1).join(', ')}, ${t.small.and} ${texts.at(-1) ?? ''}` : t.chain(texts);
    if (texts.length > 0) out.push({ kind: 'run', text, ...(leads ? { leads } : {}), ...lists });
    i += run.length;
  }
  return out.filter((p) => p.text !== '');
}

/** What was rolled is asked at once: "roll 1 die: if the result ..." */
const isAsked = (before: Piece, next: Piece): boolean => before.leads === 'roll' && next.asks === true;

function link(before: Piece, next: Piece, t: Tongue): string {
  if (isAsked(before, next)) return ': ';
  return isThen(before, next.kind) ? `; ${t.small.then} ` : '; ';
}

/** One clause out of many. */
export function inline(list: Clauses, mode: Mode, t: Tongue): string {
  const all = pieces(list, mode, t, true);
  return all.reduce((text, p, i) => {
    const before = all[i - 1];
    if (before === undefined) return p.text;
    return text + link(before, p, t) + (isAsked(before, p) ? t.opened(p.text) : p.text);
  }, '');
}

function may(c: Extract<Clause, { c: 'may' }>, mode: Mode, t: Tongue): string {
  const test = c.if && t.test(c.if);
  const at = test === undefined ? mode : 'after';
  const text = mayDo(c.who, c.do, at, t);
  const no: Test = { t: 'youDo', who: c.who, not: true };
  const rest = (): string => inline(c.else, 'after', t);
  const other =
    c.else.length === 0
      ? ''
      : `; ${test === undefined ? t.if(t.test(no), rest(), 'main', false) : t.otherwise(rest())}`;
  return (test === undefined ? text : t.if(test, text, mode, c.else.length === 0)) + other;
}

/** What one may do; what is his is "his" there. */
function offer(who: Who, list: Clauses, mode: Mode, t: Tongue): string {
  const { last } = t;
  if (who.is === 'group') t.last = who.key;
  const phrase = inline(list, 'inf', t);
  if (who.is === 'group') t.last = last;
  return t.may(who, phrase, mode);
}
/** "you may ...": what one subject does; what follows it stands by itself. */
export function mayDo(who: Who, list: Clauses, mode: Mode, t: Tongue): string {
  const [first] = list;
  // What is bought with more than one deed follows what is paid.
  if (first?.c === 'price' && !first.goods.every(member))
    return `${offer(who, first.pay, mode, t)}; ${t.small.then} ${inline([...first.goods, ...list.slice(1)], 'after', t)}`;
  if (first?.c === 'may') return inline(list, mode, t);
  // A test goes before what one may do.
  if (first?.c === 'if' && list.length === 1)
    return first.branches
      .map((b, i) => {
        const text = mayDo(who, b.do, 'after', t);
        const at = i > 0 ? 'main' : mode;
        return b.if === undefined ? t.otherwise(text) : t.if(t.test(b.if), text, at, first.branches.length === 1);
      })
      .join('; ');
  const end = list.findIndex((c, i) => !member(c) || c.who.key !== who.key || (i > 0 && isAnew(c)));
  const own = end === 0 ? 1 : end < 0 ? list.length : end;
  // What another does, or nobody, has no infinitive.
  const isDeed =
    end !== 0 ||
    (first !== undefined &&
      (!deedless.has(first.c) || saysWhom(first)) &&
      (!('who' in first) || first.who.key === who.key));
  const rest = list.slice(own);
  // What one does for it goes before what then lasts.
  if (!isDeed && first?.c === 'lasting' && rest.length > 0 && rest.every((c) => member(c) && c.who.key === who.key))
    return `${t.may(who, inline(rest, 'inf', t), mode)}; ${t.small.then} ${inline([first], 'after', t)}`;
  const head = isDeed || first === undefined ? offer(who, list.slice(0, own), mode, t) : t.wish(who, first, mode);
  if (rest.length === 0) return head;
  if (rest[0] && isAnew(rest[0])) return `${head}; ${t.small.then} ${mayDo(who, rest, 'after', t)}`;
  const isNext = !isDeed || rest[0]?.c === 'may' || rest[0]?.c === 'chart' || list.slice(own - 1, own).some(isList);
  if (isRoll(list[own - 1]) && asksRoll(rest[0]))
    return `${head}: ${t.opened(inline(rest, isNext ? 'after' : 'main', t))}`;
  return head + (isNext ? `; ${t.small.then} ` : '; ') + inline(rest, isNext ? 'after' : 'main', t);
}

/** "lose 1 life, and lose 1 Strength or 1 Craft": behind a semicolon the second would stand behind no test. */
function chosenToo(list: Clauses, t: Tongue): string | undefined {
  const [first, next, more] = list;
  if (!member(first) || next?.c !== 'choice' || more !== undefined || next.who.key !== first.who.key) return undefined;
  if (isList(first) || isChoice(first) || isRoll(first) || isAnew(first)) return undefined;
  const { last, lastCard } = t.remembered();
  const isPhrase = typeof offered(next, 'main', t) === 'string';
  t.remember({ last, lastCard });
  return isPhrase ? `${inline([first], 'after', t)}, ${t.small.and} ${inline([next], 'main', t)}` : undefined;
}
/**
 * What follows from one of several tests: deeds of two people are joined, or the second would stand behind no test.
 */
export function outcome(list: Clauses, t: Tongue): string {
  const [first] = list;
  const other = list.findIndex((c) => !member(c) || !member(first) || c.who.key !== first.who.key);
  const [mine, theirs] = [list.slice(0, Math.max(0, other)), list.slice(Math.max(0, other))];
  const [next] = theirs;
  const alsoChosen = chosenToo(list, t);
  if (alsoChosen !== undefined) return alsoChosen;
  const isTwo =
    member(first) &&
    member(next) &&
    theirs.every((c) => member(c) && c.who.key === next.who.key) &&
    !list.some((c) => isList(c) || isChoice(c) || isRoll(c) || isAnew(c));
  if (!isTwo || first.who.key === next.who.key) return inline(list, 'after', t);
  const lead = inline(mine, 'after', t);
  const { tells } = t;
  // Behind what another does an order would be read as his.
  t.tells = tells || first.who.is !== 'you';
  const text = `${lead}, ${t.small.and} ${inline(theirs, 'main', t)}`;
  t.tells = tells;
  return text;
}

/** "if A, B; otherwise, C" */
export function tests(branches: readonly Branch[], mode: Mode, t: Tongue): string {
  const { last } = t;
  const [only, other] = branches;
  if (t.row && branches.length === 2 && only?.if && other?.if === undefined) {
    const [yes, no] = [only.do, other?.do ?? []].map((list) => {
      t.last = last;
      return inline(list, 'after', t);
    });
    // The condition first: it may name whom the rest is about.
    if (yes && no && !/[;:]/.test(yes + no)) {
      t.last = last;
      const test = t.test(only.if);
      return `${t.if(test, inline(only.do, 'after', t), mode, false)}, ${t.orElse(inline(other?.do ?? [], 'after', t))}`;
    }
    t.last = last;
  }
  return branches
    .map((b, i) => {
      t.last = last;
      if (b.if === undefined) return t.otherwise(outcome(b.do, t) || t.doNothing(undefined));
      const test = t.test(b.if);
      const body = outcome(b.do, t) || t.small.nothing;
      if (i > 0 && !areApart(branches)) return t.elseIf(test, body, false);
      return t.if(test, body, i > 0 ? 'main' : mode, branches.length === 1, b.do[0]?.c === 'if');
    })
    .join('; ');
}

// charts

const label = (row: Row, t: Tongue): string =>
  row.at === 'rest' ? t.small.rest : joined(row.at.map(t.range), t.small.or);
const rangesOf = ({ at }: Row): readonly Range[] => (at === 'rest' ? [] : at);

export function rowsText(rows: readonly Row[], t: Tongue): string {
  const { row: inner } = t;
  const before = t.remembered();
  t.row = true;
  const told = rows.map((row) => {
    // Only one of them is read: "it" is nothing that another row speaks of.
    t.remember(before);
    const what = open(signs(inline(row.do, 'main', t))) || t.small.nothing;
    return { at: rangesOf(row), label: label(row, t), what };
  });
  t.row = inner;
  return markedRows(told);
}
const onlyAct = (row: Row): Act | undefined => {
  const [c, more] = row.do;
  return c?.c === 'act' && !more ? c.act : undefined;
};
const underHead = (c: Extract<Clause, { c: 'chart' }>, { rows }: Headed, t: Tongue): string =>
  markedRows(c.rows.map((row, i) => ({ at: rangesOf(row), label: label(row, t), what: rows[i] ?? '' })));
function chart(c: Extract<Clause, { c: 'chart' }>, mode: Mode, t: Tongue): string {
  if (t.short) return t.chart(c, '', mode);
  if (c.again) return `${t.chart(c, '', mode)}, ${t.small.again}`;
  const allowed = allowedWhere(c.rows.map((row) => row.do));
  if (allowed) {
    const head = t.headedByMay(allowed);
    return `${t.chart(c, '', mode)}; ${head.head}: ${underHead(c, head, t)}`;
  }
  const acts = c.rows.map(onlyAct);
  const all = acts.filter((x) => x !== undefined);
  const alike = all.length === c.rows.length && all.length > 2 ? onlyWhere(all) : undefined;
  const headed = alike && t.headed(alike, c.who, mode);
  const head = t.chart(c, headed?.head ?? '', mode);
  if (!headed) return `${head}: ${rowsText(c.rows, t)}`;
  return `${head}: ${underHead(c, headed, t)}`;
}

// choices

/** "lose 1 life, and if you have a Follower, become good": a semicolon would begin the next option. */
function withTest([first, test, more]: Clauses, mode: Mode, t: Tongue): string | undefined {
  const [only, other] = test?.c === 'if' ? test.branches : [];
  if (mode !== 'main' || more || test?.c !== 'if' || other || !only?.if || !member(first)) return undefined;
  if (isList(first) || isChoice(first) || isRoll(first) || !only.do.every(member)) return undefined;
  return `${inline([first], mode, t)}, ${t.small.and} ${inline([test], mode, t)}`;
}
/** The one that has parts of its own comes last, or what follows "or" would be read as one of them. */
function longestLast(texts: readonly string[]): readonly string[] {
  const [long, more] = texts.filter((text) => text.includes(';'));
  return long === undefined || more !== undefined ? texts : [...texts.filter((text) => text !== long), long];
}
export function optionText(o: Option, mode: Mode, t: Tongue, who?: Who): string {
  // Of many things it would be read as the condition of the last.
  if (o.if !== undefined && o.do.length > 2 && mode === 'main')
    return inline([{ c: 'if', branches: [{ if: o.if, do: o.do }] }], mode, t);
  const text = withTest(o.do, mode, t) ?? (inline(o.do, mode, t) || t.doNothing(who));
  return o.if === undefined ? text : t.onlyIf(text, t.test(o.if));
}
export function optionTexts(options: readonly Option[], mode: Mode, t: Tongue, who?: Who): readonly string[] {
  const { last } = t;
  return options.map((o, i) => {
    t.last = last;
    return optionText(o, i > 0 && mode === 'after' ? 'tail' : mode, t, who);
  });
}
export const alternatives = (texts: readonly string[], t: Tongue): string =>
  `${texts.slice(0, -1).join('; ')}; ${t.small.or} ${texts.at(-1) ?? ''}`;

/** "choose one, then discard this card" */
function afterIt(then: Clauses | undefined, mode: Mode, t: Tongue): string {
  if (then === undefined) return '';
  return mode === 'inf' || mode === 'zu'
    ? ` ${t.small.and} ${t.small.then} ${inline(then, mode, t)}`
    : `, ${t.small.then} ${inline(then, 'after', t)}`;
}
type Choice = Extract<Clause, { c: 'choice' }>;
function choice(c: Choice, mode: Mode, t: Tongue): string {
  const told = offered(c, mode, t);
  if (typeof told === 'string') return told;
  const lead = t.oneOf(c.who, mode) + afterIt(c.then, mode, t);
  return t.short ? lead : `${lead}: ${alternatives(told(), t)}`;
}
/** Each thing that there is to choose from, to be said behind what leads to them; two may be one phrase. */
export function offered({ who, options }: Choice, mode: Mode, t: Tongue): string | (() => readonly string[]) {
  const [first, ...others] = options;
  const [only, ...more] = first?.do ?? [];
  // What somebody else decides for him.
  if (only && others.length === 0 && more.length === 0) return t.has(who, only, mode);
  // Whoever chooses what another does is named.
  const isOwn = who.is === 'you' || options.every((o) => o.do.every((c) => 'who' in c && c.who.key === who.key));
  const isRun = isOwn && options.every((o) => o.do.every(member));
  const { last } = t;
  if (isRun && options.length === 2) {
    const acts = options.flatMap((o) => (o.if === undefined && o.do.length === 1 ? o.do : []));
    const [one] = acts;
    const whose = one?.c === 'act' ? one.who : who;
    const both = acts.flatMap((c) => (c.c === 'act' && c.who.key === whose.key ? [c.act] : []));
    const shared = both.length === 2 && both[0]?.v === both[1]?.v ? t.shared(whose, both, mode, 'or') : undefined;
    if (shared !== undefined) return shared;
    const texts = options.map((o, i) => {
      if (who.is === 'you') t.last = last;
      return optionText(o, i > 0 && mode !== 'inf' && mode !== 'zu' ? 'tail' : mode, t, who);
    });
    const [second] = others;
    // Behind both the condition of the second would be read of both.
    if (first?.if === undefined && first?.do[0] && second?.if && !texts.some((text) => text.includes(';'))) {
      if (who.is === 'you') t.last = last;
      const one = inline(first.do, mode, t);
      const test = t.test(second.if);
      const other = inline(second.do, mode === 'inf' || mode === 'zu' ? mode : 'tail', t);
      return `${one}${hasSigns(one) ? ',' : ''} ${t.small.or}, ${t.small.when} ${test}, ${other}`;
    }
    if (!texts.some((text) => text.includes(';')))
      return (mode === 'inf' ? texts.slice(0, 1) : texts).some(hasSigns)
        ? `${texts[0] ?? ''}, ${t.small.or} ${texts[1] ?? ''}`
        : joined(texts, t.small.or);
    t.last = last;
  }
  return () => {
    // An order behind "he chooses one" would be read as his.
    const { tells } = t;
    t.tells = tells || !isOwn;
    const texts = optionTexts(options, 'main', t, who);
    t.tells = tells;
    const isAnyDeed = options.every((o) => o.do.length > 0);
    return isAnyDeed ? longestLast(texts) : texts;
  };
}
