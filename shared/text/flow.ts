// How effects follow each other, in every language: which of them are one thing to a reader, and what is a sentence of
// its own. How such a thing is said, and how clauses are joined, is the language's.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import type { HeroRef } from '../rules/vocab/refs';
import type { Amount, Cond } from '../rules/vocab/select';
import { mentions } from './choices';
import { chain, rollBeforeTest, users } from './programs';

/** A clause as far as the walk must know it: `you` is an order to the reader. */
type Clause = { readonly text: string; readonly you: boolean; readonly long?: boolean };
/** What a clause leads to: a test of what was rolled, the use of what was chosen. */
export type Said<C> = C & { readonly leads?: 'roll' | 'choice' };

type Talker<C> = {
  last: string;
  readonly effect: (e: Effect) => C;
  readonly cond: (c: Cond) => string;
  readonly who: (ref: HeroRef | undefined) => { readonly you: boolean };
  readonly forget: () => void;
};

/** Lives or fate for gold, as many as one likes: `most` where the seller sets a limit. */
export type Bargain = {
  readonly goods: EffectOf<'heal'> | EffectOf<'replenish'>;
  readonly most: number | undefined;
  readonly pays: boolean;
  readonly offered: boolean;
};

export type FlowPhrases<C extends Clause, S extends Talker<C>> = {
  /** How long a clause may be that shares a sentence. */
  readonly most: number;
  readonly join: (parts: readonly Said<C>[]) => C;
  /** Short orders as one sentence. */
  readonly orders: (parts: readonly Said<C>[]) => string;
  readonly sentence: (text: string) => string;
  /** What is done with what was chosen, behind the sentence of the choice. */
  readonly behindChoice: (before: string, text: string) => string;
  /** "if ..., all that follows". */
  readonly onlyIf: (test: string, body: C) => Said<C>;
  /** A clause that is a test and what follows from it, in its halves. */
  readonly halves: (c: C) => { readonly test: string; readonly body: string } | undefined;
  readonly ifAny: (tests: readonly string[], body: string) => C;
  readonly branch: (test: string | undefined, code: Program, say: S) => string;
  /** "take 1 gold from him". */
  readonly robbed: (e: EffectOf<'lose'>, say: S) => C;
  readonly rolled: (roll: C, table: EffectOf<'table'>, as: string, say: S) => C;
  /** From here on the variable of a choice stands for what is chosen. */
  readonly choose: (e: EffectOf<'choose'>, say: S) => void;
  /** "exchange one of your Objects for ...". */
  readonly swapped: (given: EffectOf<'choose'>, taken: EffectOf<'choose'>, say: S) => C;
  readonly bought: (bargain: Bargain, say: S) => C;
  /** A choice between persons to visit: its lead, and how each option begins. */
  readonly isPerson: (key: string) => boolean;
  readonly visitLead: string;
  readonly option: (option: EffectOf<'pick'>['options'][number], say: S) => string;
};

type Joint<C> = { readonly said: Said<C>; readonly used: number };
const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y);

/** Clauses and sentences of programs, in one language. */
export function flowIn<C extends Clause, S extends Talker<C>>(
  words: FlowPhrases<C, S>,
): {
  readonly clause: (code: Program, say: S) => C;
  readonly sentences: (code: Program, say: S) => readonly string[];
  readonly isShort: (c: C) => boolean;
} {
  const isShort = (c: C): boolean => !c.long && c.text.length < words.most && !/[:;]/.test(c.text);

  /** The clauses of a program in order, with what belongs together already joined. */
  function clauses(code: Program, say: S, following: Program = []): Said<C>[] {
    const out: Said<C>[] = [];
    for (let i = 0; i < code.length; i++) {
      const e = code[i];
      if (!e) continue;
      const rest = code.slice(i + 1);
      const joint = together(e, rest, say, following);
      if (joint) {
        if (joint.said.text !== '') out.push(joint.said);
        i += joint.used;
        continue;
      }
      if (e.op === 'stop') {
        if (e.unless === undefined) break;
        const test = say.cond(e.unless);
        const body = words.join(clauses(rest, say));
        if (body.text !== '') out.push(words.onlyIf(test, body));
        break;
      }
      const said = say.effect(e);
      if (said.text === '') continue;
      out.push(e.op === 'roll' ? { ...said, leads: 'roll' } : e.op === 'choose' ? { ...said, leads: 'choice' } : said);
    }
    return out;
  }

  /** Several effects that are one thing to a reader. */
  function together(e: Effect, rest: Program, say: S, following: Program): Joint<C> | undefined {
    if (e.op === 'roll') return rollTable(e, rest, say);
    if (e.op === 'choose') return swapped(e, rest, say) ?? choiceUsed(e, rest, say, following);
    if (e.op === 'number') return bought(e, rest, say);
    if (e.op === 'lose') return robbed(e, rest, say);
    if (e.op === 'deal') return dealtTaken(e, rest, say);
    return e.op === 'if' ? sameBody(e, rest, say) : undefined;
  }

  /** What is dealt and taken at once. */
  function dealtTaken(e: EffectOf<'deal'>, rest: Program, say: S): Joint<C> | undefined {
    const [next, ...later] = rest;
    if (
      next?.op !== 'take' ||
      e.as === undefined ||
      typeof next.card !== 'object' ||
      next.card.var !== e.as ||
      mentions(later, e.as) ||
      next.who !== e.who
    )
      return undefined;
    const { as: _, ...held } = e;
    return { said: say.effect({ ...held, to: 'held' }), used: 1 };
  }

  /** One loses what the other gains: it is taken. */
  function robbed(e: EffectOf<'lose'>, rest: Program, say: S): Joint<C> | undefined {
    const [next] = rest;
    if (
      next?.op !== 'gain' ||
      next.what !== e.what ||
      !same(next.n, e.n) ||
      next.who !== undefined ||
      e.who === undefined ||
      say.who(e.who).you
    )
      return undefined;
    return { said: words.robbed(e, say), used: 1 };
  }

  /** Several tests with the same outcome: "if A, B or C, ...". */
  function sameBody(e: EffectOf<'if'>, rest: Program, say: S): Joint<C> | undefined {
    const { last } = say;
    const first = words.halves(say.effect(e));
    say.last = last;
    if (!first || e.else) return undefined;
    const tests = [first.test];
    for (const x of rest) {
      if (x.op !== 'if' || x.else) break;
      say.last = last;
      const more = words.halves(say.effect(x));
      if (!more || more.body !== first.body) break;
      tests.push(more.test);
    }
    return tests.length < 2 ? undefined : { said: words.ifAny(tests, first.body), used: tests.length - 1 };
  }

  /** Roll, perhaps reckon, and read the row. */
  function rollTable(e: EffectOf<'roll'>, rest: Program, say: S): Joint<C> | undefined {
    const at = rest.findIndex((x) => x.op !== 'set');
    const next = rest[at];
    if (next?.op !== 'table') return undefined;
    const roll = say.effect(e);
    for (const x of rest.slice(0, at)) say.effect(x);
    return { said: words.rolled(roll, next, e.as, say), used: 1 + at };
  }

  /** "take one of his Followers" rather than "choose one of his Followers; take it". */
  function choiceUsed(e: EffectOf<'choose'>, rest: Program, say: S, following: Program): Joint<C> | undefined {
    const sets = rest.findIndex((x) => x.op !== 'set');
    const [next, ...later] = rest.slice(Math.max(0, sets));
    const between = rest.slice(0, Math.max(0, sets));
    if (
      !next ||
      'heroes' in e.from ||
      !say.who(e.who).you ||
      !users.has(next.op) ||
      !mentions(next, e.as) ||
      mentions([later, following], e.as)
    )
      return undefined;
    words.choose(e, say);
    const said = say.effect(next);
    for (const x of between) say.effect(x);
    return { said, used: 1 + between.length };
  }

  /** Of two Objects that are chosen one is put away and the other carried: they are exchanged. */
  function swapped(e: EffectOf<'choose'>, rest: Program, say: S): Joint<C> | undefined {
    const [other, away, back] = rest;
    if (
      other?.op !== 'choose' ||
      away?.op !== 'stow' ||
      back?.op !== 'stow' ||
      !away.away ||
      back.away ||
      !mentions(away, other.as) ||
      !mentions(back, e.as)
    )
      return undefined;
    return { said: words.swapped(other, e, say), used: 3 };
  }

  /** "heal lives for 1 gold each": a number, its price, and what it buys. */
  function bought(e: EffectOf<'number'>, rest: Program, say: S): Joint<C> | undefined {
    const [first, second] = rest;
    const goods = [first, second].find((x) => x?.op === 'heal' || x?.op === 'replenish');
    if (!goods || !mentions(goods, e.as)) return undefined;
    const pays = [first, second].find((x) => x?.op === 'lose');
    if (pays?.op === 'lose' && (pays.what !== 'gold' || !mentions(pays, e.as))) return undefined;
    const most =
      typeof e.to === 'object' && 'least' in e.to
        ? e.to.least.find((x): x is number => typeof x === 'number' && x < 20)
        : undefined;
    return {
      said: words.bought({ goods, most, pays: pays !== undefined, offered: e.from === 0 }, say),
      used: pays ? 2 : 1,
    };
  }

  // sentences

  function ifSentences(e: EffectOf<'if'>, say: S): readonly string[] {
    const branches = chain(e);
    if (branches.length === 1 || e.then.length === 0) return [words.sentence(say.effect(e).text)];
    return branches.map((b) => {
      say.forget();
      return words.branch(b.test && say.cond(b.test), b.do, say);
    });
  }

  /** The paragraphs of a choice between persons, and a line for each. */
  const isVisit = (e: EffectOf<'pick'>): boolean => e.options.every((o) => words.isPerson(o.key));
  const visits = (e: EffectOf<'pick'>, say: S): readonly string[] => [
    words.visitLead,
    ...e.options.map((o) => {
      const [name = '', ...body] = words.option(o, say).split(' – ');
      return `${name}: ${words.sentence(body.join(' – '))}`;
    }),
  ];

  const standsAlone = (e: Effect): boolean => e.op === 'if' || (e.op === 'pick' && isVisit(e));

  /** The sentences of a text; short orders share one. Items that must stand alone are paragraphs of their own. */
  function sentences(code: Program, say: S): readonly string[] {
    const out: string[] = [];
    let run: Said<C>[] = [];
    const flush = (): void => {
      out.push(...grouped(run));
      run = [];
    };
    for (let i = 0; i < code.length; i++) {
      const e = code[i];
      if (!e) continue;
      if (standsAlone(e) && run.at(-1)?.leads !== 'roll') {
        flush();
        out.push(...(e.op === 'pick' ? visits(e, say) : e.op === 'if' ? ifSentences(e, say) : []));
        continue;
      }
      // What belongs together is found by handing on all up to what stands alone; behind a stop, everything.
      const open = code.findIndex((x, at) => at > i && standsAlone(x) && code[at - 1]?.op !== 'roll');
      const end = open < 0 || code.slice(i, open).some((x) => x.op === 'stop') ? code.length : open;
      run.push(...clauses(code.slice(i, end), say, code.slice(end)));
      i = end - 1;
    }
    flush();
    return out.filter((text) => text !== '');
  }

  function grouped(parts: readonly Said<C>[]): readonly string[] {
    const out: string[] = [];
    let group: Said<C>[] = [];
    const close = (): void => {
      if (group.length > 0) out.push(words.orders(group));
      group = [];
    };
    for (const [i, part] of parts.entries()) {
      if (parts[i - 1]?.leads === 'choice' && isShort(part)) {
        close();
        out.push(words.behindChoice((out.pop() ?? '').replace(/\.$/, ''), part.text));
        continue;
      }
      if (isShort(part) && part.you && part.leads === undefined) {
        group.push(part);
        continue;
      }
      close();
      out.push(words.sentence(part.text));
    }
    close();
    return out;
  }

  return {
    clause: (code, say) => words.join(clauses(rollBeforeTest(code), say)),
    sentences: (code, say) => sentences(rollBeforeTest(code), say),
    isShort,
  };
}

/** A chart that only sets a number: of which variable, and the number of each row, where it has one. */
export function countingRows(
  rows: Readonly<Record<string, Program>>,
): { readonly as: string; readonly rows: Readonly<Record<string, Program>> } | undefined {
  const sets = Object.values(rows).flat();
  const [one] = sets;
  if (one?.op !== 'set' || !sets.every((x) => x.op === 'set' && x.as === one.as)) return undefined;
  return {
    as: one.as,
    rows: Object.fromEntries(
      Object.entries(rows).map(([key, [set]]) => [
        key,
        set?.op === 'set' ? [{ op: 'set', as: 'row', to: set.to }] : [],
      ]),
    ),
  };
}

/**
 * What is done with a roll before its row is read: something is taken from it, added to it, or else another number is
 * read.
 */
export function reckoned(
  on: Amount,
  as: string,
): { readonly less: Amount } | { readonly more: readonly Amount[] } | { readonly read: Amount } | undefined {
  if (typeof on === 'number' || 'var' in on) return undefined;
  const isRoll = (x: Amount): boolean => typeof x === 'object' && 'var' in x && x.var === as;
  if ('minus' in on && isRoll(on.minus[0])) return { less: on.minus[1] };
  if ('plus' in on && on.plus.some(isRoll)) return { more: on.plus.filter((x) => !isRoll(x)) };
  return { read: on };
}
