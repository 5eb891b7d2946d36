// How the clauses of a tree become phrases and sentences, in any language: what shares a sentence, what stands alone.
// What each is called is the language's.
import type { Act } from '../clauses/acts';
import type { Branch, Clause, Clauses, Option, Range, Row, Who } from '../clauses/tree';
import type { Test } from '../clauses/tests';
import { hasSigns, joined, sentence, signs } from './words';

/**
 * Where a clause stands: by itself, behind what was drawn to the front, behind another of the same subject, behind
 * "may", behind "to".
 */
export type Mode = 'main' | 'after' | 'tail' | 'inf' | 'zu';
/** Acts of which only the last thing differs: what they share, and what is each one's own. */
export type Headed = { readonly head: string; readonly rows: readonly string[] };

export interface Tongue {
  /** Who was spoken of last, for pronouns. */
  last: string;
  readonly forget: () => void;
  readonly mention: (who: Who) => void;
  readonly act: (who: Who, act: Act, mode: Mode) => string;
  readonly test: (test: Test) => string;
  /** "and", "or", "otherwise", "no effect". */
  readonly small: {
    readonly and: string;
    readonly or: string;
    readonly then: string;
    readonly nothing: string;
    readonly rest: string;
    readonly visit: string;
  };
  /** "do nothing", of somebody. */
  readonly doNothing: (who: Who | undefined) => string;
  /** "bring this about", where what one may do is nobody's deed. */
  readonly cause: () => string;
  /** Phrases of one subject as one: with "and", where signs in them do not forbid it. */
  readonly chain: (texts: readonly string[]) => string;
  /** `body`: as it stands behind the test. `alone`: no other branch follows. */
  readonly if: (test: string, body: string, mode: Mode, alone: boolean) => string;
  readonly otherwise: (body: string) => string;
  readonly may: (who: Who, phrase: string, mode: Mode) => string;
  readonly price: (pay: string, goods: string) => string;
  readonly range: (range: Range) => string;
  /** "Roll 1 die and subtract your Craft" with its rows. */
  readonly chart: (c: Extract<Clause, { c: 'chart' }>, head: string, mode: Mode) => string;
  readonly byNumber: (c: Extract<Clause, { c: 'byNumber' }>, mode: Mode) => string;
  readonly headed: (acts: readonly Act[], who: Who, mode: Mode) => Headed | undefined;
  /** Whom one may visit, by his key. */
  readonly visited: (key: string) => string;
  readonly oneOf: (who: Who, mode: Mode) => string;
  /** A condition behind what it is about: "..., if you have a Talisman". */
  readonly onlyIf: (text: string, test: string) => string;
  readonly idiom: (c: Idiom, mode: Mode) => string;
}
const idioms = [
  'together',
  'each',
  'times',
  'asOftenAsPossible',
  'lasting',
  'granted',
  'insteadOfNextMove',
  'each',
  'toll',
  'throw',
  'horde',
  'exchange',
] as const;
/** What a language says in its own way. */
export type Idiom = Extract<Clause, { readonly c: (typeof idioms)[number] }>;
const isIdiom = (c: Clause): c is Idiom => idioms.some((x) => x === c.c);

type Piece = {
  readonly kind: 'run' | Clause['c'];
  readonly text: string;
  readonly leads?: 'roll' | 'choice';
  /** It ends with rows, options or wares, of which what follows is none. */
  readonly lists?: true;
};

/** Clauses that can be joined by "and": they have one subject. */
const member = (c: Clause | undefined): c is Extract<Clause, { c: 'act' | 'price' | 'exchange' }> =>
  c?.c === 'act' || c?.c === 'price' || c?.c === 'exchange';
const isChoice = (c: Clause): boolean => c.c === 'act' && c.act.v === 'choose';
/** What begins anew where several are chosen: "discard any number of your Objects". */
const isAnew = (c: Clause): boolean =>
  c.c === 'act' && 'card' in c.act && c.act.card?.card === 'np' && c.act.card.det === 'anyNumber';
const isList = (c: Clause): boolean =>
  c.c === 'choice' ||
  c.c === 'chart' ||
  c.c === 'byNumber' ||
  (c.c === 'act' && c.act.v === 'shop' && c.act.items.length > 1) ||
  (c.c === 'may' && c.else.length === 0 && endsInList(c.do)) ||
  (c.c === 'price' && endsInList(c.goods));
const endsInList = (list: Clauses): boolean => list.length > 0 && list.slice(-1).some(isList);
const isRoll = (c: Clause | undefined): boolean => c?.c === 'act' && c.act.v === 'roll';

function one(c: Clause, mode: Mode, t: Tongue): string {
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
      return choice(c.who, c.options, mode, t);
    case 'nothing':
      return '';
  }
}

/** What one may do behind what one did: "; then you may". */
const isThen = (before: Piece | undefined, next: Clause['c'] | 'run'): boolean =>
  before?.lists === true || (next === 'may' && before?.kind === 'run' && before.leads === undefined);

/** Runs of clauses with one subject, and all else by itself. `inOne`: they will share a sentence. */
function pieces(list: Clauses, mode: Mode, t: Tongue, inOne: boolean): readonly Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < list.length;) {
    const c = list[i];
    if (!c) break;
    // Only the first stands where the whole stands.
    const at: Mode = i === 0 ? mode : inOne && isThen(out.at(-1), c.c) ? 'after' : 'main';
    const isBare = at === 'inf' || at === 'zu';
    if (!member(c)) {
      out.push({ kind: c.c, text: one(c, at, t), ...(isList(c) ? { lists: true } : {}) });
      i++;
      continue;
    }
    const run: Extract<Clause, { c: 'act' | 'price' | 'exchange' }>[] = [c];
    for (let next = list[i + 1]; member(next) && next.who.key === c.who.key; next = list[i + run.length]) {
      const before = run.at(-1) ?? c;
      if (isList(before) || (!isBare && (isChoice(next) || isChoice(before) || isAnew(next)))) break;
      run.push(next);
    }
    const texts = run.map((x, n) => one(x, n === 0 || isBare ? at : 'tail', t)).filter((text) => text !== '');
    const last = run.at(-1);
    const leads = last && isChoice(last) ? 'choice' : isRoll(last) ? 'roll' : undefined;
    const lists = last && isList(last) ? { lists: true as const } : {};
    if (texts.length > 0) out.push({ kind: 'run', text: t.chain(texts), ...(leads ? { leads } : {}), ...lists });
    i += run.length;
  }
  return out.filter((p) => p.text !== '');
}

function link(before: Piece, next: Piece, t: Tongue): string {
  if (before.leads === 'roll' && next.kind === 'if') return ': ';
  return isThen(before, next.kind) ? `; ${t.small.then} ` : '; ';
}

/** One clause out of many. */
export function inline(list: Clauses, mode: Mode, t: Tongue): string {
  const all = pieces(list, mode, t, true);
  return all.reduce((text, p, i) => {
    const before = all[i - 1];
    return before === undefined ? p.text : text + link(before, p, t) + p.text;
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

/** What holds or follows, rather than what somebody does. */
const deedless: ReadonlySet<Clause['c']> = new Set<Clause['c']>([
  'lasting',
  'granted',
  'byNumber',
  'insteadOfNextMove',
  'each',
  'if',
]);

/** "you may ...": what one subject does; what follows it stands by itself. */
export function mayDo(who: Who, list: Clauses, mode: Mode, t: Tongue): string {
  const [first] = list;
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
  const end = list.findIndex((c) => !member(c) || c.who.key !== who.key);
  const own = end === 0 ? 1 : end < 0 ? list.length : end;
  // What another does, or nobody, has no infinitive.
  const isDeed =
    end !== 0 || (first !== undefined && !deedless.has(first.c) && (!('who' in first) || first.who.key === who.key));
  const deed = isDeed ? inline(list.slice(0, own), 'inf', t) : `${t.cause()}: ${inline(list.slice(0, own), 'main', t)}`;
  const head = t.may(who, deed, mode);
  const rest = list.slice(own);
  if (rest.length === 0) return head;
  const isNext = rest[0]?.c === 'may' || list.slice(own - 1, own).some(isList);
  const sign = isRoll(list[own - 1]) && rest[0]?.c === 'if' ? ': ' : isNext ? `; ${t.small.then} ` : '; ';
  return head + sign + inline(rest, isNext ? 'after' : 'main', t);
}

/** Of which no two can hold: of one kind each, or of one number. */
const apart = new Set<Test['t']>(['aligned', 'bound', 'oneOf', 'inRow', 'shows', 'outcome']);
const areApart = (branches: readonly Branch[]): boolean => {
  const tests = branches.flatMap((b) => (b.if ? [b.if] : []));
  const [first] = tests;
  return tests.every((x) => apart.has(x.t) && x.t === first?.t);
};

/** "if A, B; otherwise, C" */
function tests(branches: readonly Branch[], mode: Mode, t: Tongue): string {
  const { last } = t;
  return branches
    .map((b, i) => {
      t.last = last;
      if (b.if === undefined) return t.otherwise(inline(b.do, 'after', t) || t.doNothing(undefined));
      const test = t.test(b.if);
      const isElse = i > 0 && !areApart(branches);
      const body = t.if(
        test,
        inline(b.do, 'after', t) || t.small.nothing,
        isElse ? 'after' : i > 0 ? 'main' : mode,
        branches.length === 1,
      );
      return isElse ? t.otherwise(body) : body;
    })
    .join('; ');
}

// charts

const label = (row: Row, t: Tongue): string =>
  row.at === 'rest' ? t.small.rest : joined(row.at.map(t.range), t.small.or);
/** A row that has a semicolon of its own stands in brackets. */
const bracketed = (text: string): string => (text.includes(';') ? `(${text})` : text);

export function rowsText(rows: readonly Row[], t: Tongue): string {
  const { last } = t;
  return rows
    .map((row) => {
      t.last = last;
      return `${label(row, t)} \u2013 ${bracketed(signs(inline(row.do, 'main', t))) || t.small.nothing}`;
    })
    .join('; ');
}
const onlyAct = (row: Row): Act | undefined => {
  const [c, more] = row.do;
  return c?.c === 'act' && !more ? c.act : undefined;
};
function chart(c: Extract<Clause, { c: 'chart' }>, mode: Mode, t: Tongue): string {
  const acts = c.rows.map(onlyAct);
  const all = acts.filter((x) => x !== undefined);
  const headed = all.length === c.rows.length && all.length > 2 ? t.headed(all, c.who, mode) : undefined;
  const head = t.chart(c, headed?.head ?? '', mode);
  if (!headed) return `${head}: ${rowsText(c.rows, t)}`;
  return `${head}: ${c.rows.map((row, i) => `${label(row, t)} \u2013 ${headed.rows[i] ?? ''}`).join('; ')}`;
}

// choices

function optionText(o: Option, mode: Mode, t: Tongue, who?: Who): string {
  const text = inline(o.do, mode, t) || t.doNothing(who);
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

function choice(who: Who, options: readonly Option[], mode: Mode, t: Tongue): string {
  const isRun = options.every((o) => o.do.every(member));
  const { last } = t;
  if (isRun && options.length === 2) {
    const texts = options.map((o, i) => {
      if (who.is === 'you') t.last = last;
      return optionText(o, i > 0 && mode !== 'inf' && mode !== 'zu' ? 'tail' : mode, t, who);
    });
    if (!texts.some((text) => text.includes(';')))
      return texts.some(hasSigns) ? `${texts[0] ?? ''}, ${t.small.or} ${texts[1] ?? ''}` : joined(texts, t.small.or);
    t.last = last;
  }
  const lead = t.oneOf(who, mode);
  return `${lead}: ${alternatives(optionTexts(options, 'main', t, who), t)}`;
}

// sentences

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
        const text = tests([b], isElse ? 'after' : 'main', t);
        out.push(sentence(isElse ? t.otherwise(text) : text));
      }
    } else group.push(c);
  }
  flush();
  return out.filter((text) => text !== '');
}
const cut = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/**
 * "Whenever you win, gain 1 life and discard this card. ...": the first of what follows shares the sentence. `lead` has
 * its comma.
 */
export function ledParts(lead: string, list: Clauses, who: Who | undefined, t: Tongue): readonly string[] {
  const own = list.findIndex((c, i) => i > 0 && (!member(c) || !member(list[i - 1])));
  const first = list.slice(0, own < 0 ? list.length : own);
  const [next] = list.slice(first.length);
  const last = first.at(-1);
  // A test of what was rolled, and what one may do besides, belong to the same sentence.
  const close = next?.c === 'may' || (isRoll(last) && next?.c === 'if') || (last !== undefined && isChoice(last));
  const body = close ? list.slice(0, first.length + 1) : first;
  const text = who ? mayDo(who, body, 'after', t) : inline(body, 'after', t);
  return [`${lead} ${text}`, ...sentences(list.slice(body.length), t)];
}
export const led = (lead: string, list: Clauses, who: Who | undefined, t: Tongue): string =>
  ledParts(lead, list, who, t).map(sentence).join(' ');
