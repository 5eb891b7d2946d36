// How effects follow each other: which of them are one thing to a reader, and what each leads to.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount, Cond } from '../../rules/vocab/select';
import { onlyUse, optionTest } from '../branches';
import { countOf, isSeveral, mentions, offered as offers } from '../choices';
import { sameOperands } from '../comparisons';
import { personOf } from '../keys';
import { chain, priceOf, rollBeforeTest, users } from '../programs';
import { silent, telling, trivial } from '../trivial';
import { chart, rollAct, rowsOf } from './charts';
import { effect } from './effects';
import { exchange, idiom, type Joint } from './idioms';
import { grant, modify } from './lasting';
import { quantity } from './numbers';
import type { Walk } from './talk';
import { inOne } from './options';
import type { Branch, CardNp, Clause, Clauses, Det, Option, Test, Who } from './tree';

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y);

/** The clauses of a program in order, with what belongs together already joined. */
export function clauses(program: Program, at: Walk, following: Program = []): Clauses {
  const code = rollBeforeTest(program);
  const out: Clause[] = [];
  for (let i = 0; i < code.length; i++) {
    const e = code[i];
    if (!e) continue;
    const rest = code.slice(i + 1);
    const joint = idiom(code.slice(i), at) ?? together(code.slice(i), at, following);
    if (joint) {
      out.push(joint.clause);
      i += joint.used - 1;
      continue;
    }
    if (e.op === 'stop') {
      if (e.unless === undefined) break;
      const test = at.cond(e.unless);
      out.push({ c: 'if', branches: [{ if: test, do: clauses(rest, at, following) }] });
      break;
    }
    // Where the turn ends, nobody meets anything.
    const ends = e.op === 'moveTo' && e.meets === false && rest.some((x) => x.op === 'endTurn');
    out.push(...one(ends ? { ...e, meets: true } : e, at));
  }
  return alikeTests(out.filter(isSaid));
}

/** Whether there is anything to say. */
function isSaid(c: Clause): boolean {
  if (c.c === 'nothing') return false;
  if (c.c === 'if') return c.branches.some((b) => b.do.length > 0);
  if (c.c === 'may') return c.do.length > 0 || c.else.length > 0;
  return !('do' in c) || c.do.length > 0;
}

/** What is offered, or follows from a test: a price goes with what it buys. */
export function offered(code: Program, at: Walk): Clauses {
  const given = exchange(code, at);
  if (given) return [given];
  const paid = priceOf(code);
  if (paid === undefined) return clauses(code, at);
  const pay = clauses(paid.price, at);
  const goods = clauses(paid.goods, at);
  return goods.length === 0 ? pay : [{ c: 'price', who: at.me, pay, goods }];
}

/** Several tests with the same outcome are one: "if A, B or C, ...". */
function alikeTests(list: Clauses): Clauses {
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
  return { c: 'if', branches: [{ if: { t: 'any', list: tests }, do: a.do }] };
}

/** Several effects that are one thing to a reader. */
function together(code: Program, at: Walk, following: Program): Joint | undefined {
  const [e, ...rest] = code;
  if (e?.op === 'roll') return chart(e, rest, at);
  if (e?.op === 'choose') return swapped(e, rest, at) ?? choiceUsed(e, rest, at, following);
  if (e?.op === 'number') return bought(e, rest, at);
  if (e?.op === 'lose') return robbed(e, rest, at);
  if (e?.op === 'deal') return dealtTaken(e, rest, at);
  return undefined;
}

/** What is dealt and taken at once. */
function dealtTaken(e: EffectOf<'deal'>, rest: Program, at: Walk): Joint | undefined {
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
  const clause = effect({ ...held, to: 'held' }, at);
  return clause && { clause, used: 2 };
}

/** One loses what the other gains: it is taken. */
function robbed(e: EffectOf<'lose'>, rest: Program, at: Walk): Joint | undefined {
  const [next] = rest;
  const from = at.who(e.who);
  if (
    next?.op !== 'gain' ||
    next.what !== e.what ||
    !same(next.n, e.n) ||
    next.who !== undefined ||
    from.key === at.me.key
  )
    return undefined;
  return {
    clause: { c: 'act', who: at.me, act: { v: 'rob', what: quantity(e.what, e.n, from, at), from } },
    used: 2,
  };
}

/** Of two Objects that are chosen one is put away and the other carried: they are exchanged. */
function swapped(e: EffectOf<'choose'>, rest: Program, at: Walk): Joint | undefined {
  const [other, away, back] = rest;
  if (
    other?.op !== 'choose' ||
    away?.op !== 'stow' ||
    back?.op !== 'stow' ||
    !away.away ||
    back.away ||
    !mentions(away, other.as) ||
    !mentions(back, e.as) ||
    !('cards' in e.from) ||
    !('cards' in other.from)
  )
    return undefined;
  const np = (of: CardNp) => ({ card: 'np', det: 'any', of }) as const;
  return {
    clause: {
      c: 'act',
      who: at.me,
      act: { v: 'swap', give: np(at.cards(other.from.cards)), take: np(at.cards(e.from.cards)) },
    },
    used: 4,
  };
}

/** "heal lives for 1 gold each": a number, its price, and what it buys. */
function bought(e: EffectOf<'number'>, rest: Program, at: Walk): Joint | undefined {
  const [first, second] = rest;
  const goods = [first, second].find((x) => x?.op === 'heal' || x?.op === 'replenish');
  if ((goods?.op !== 'heal' && goods?.op !== 'replenish') || !mentions(goods, e.as)) return undefined;
  const pays = [first, second].find((x) => x?.op === 'lose');
  if (pays?.op === 'lose' && (pays.what !== 'gold' || !mentions(pays, e.as))) return undefined;
  const most =
    typeof e.to === 'object' && 'least' in e.to
      ? e.to.least.find((x): x is number => typeof x === 'number' && x < 20)
      : undefined;
  const who = at.who(goods.who);
  const act: Clause = {
    c: 'act',
    who,
    act: { v: 'buy', what: goods.op === 'heal' ? 'life' : 'fate', most, pays: pays !== undefined },
  };
  return {
    clause: e.from === 0 && who.is === 'you' ? { c: 'may', who, do: [act], else: [] } : act,
    used: pays ? 3 : 2,
  };
}

// choices

const detOf = (e: EffectOf<'choose'>, at: Walk): Det => {
  const n = (x: Amount): string => JSON.stringify(x);
  const count = countOf(e, n);
  if (count === 'choice') return 'any';
  if (count === 'anyNumber') return count;
  return 'upTo' in count ? { upTo: at.amount(e.max ?? 1) } : { exactly: at.amount(e.max ?? 1) };
};
const several = (e: EffectOf<'choose'>): boolean => isSeveral(countOf(e, (x) => JSON.stringify(x)));

/** "take one of his Followers" rather than "choose one of his Followers; take it". */
function choiceUsed(e: EffectOf<'choose'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const found = rest.findIndex((x) => x.op !== 'set');
  const between = rest.slice(0, Math.max(0, found));
  const [next, ...later] = rest.slice(Math.max(0, found));
  if (
    !next ||
    'heroes' in e.from ||
    at.who(e.who).key !== at.me.key ||
    !users.has(next.op) ||
    !mentions(next, e.as) ||
    mentions([later, following], e.as)
  )
    return undefined;
  const det = detOf(e, at);
  const np = at.select(e.from);
  if (np.np === 'cards')
    at.means(e.as, { is: 'card', card: { card: 'np', det, of: { ...np.of, atRandom: e.random } } });
  else if (np.np === 'spaces') at.means(e.as, { is: 'place', place: { place: 'np', det, of: np.of } });
  for (const x of between) if (!mentions(x, e.as)) effect(x, at);
  const clause = effect(next, at);
  for (const x of between) {
    if (!mentions(x, e.as)) continue;
    at.means(e.as, { is: 'card', card: { card: 'those', key: e.as } });
    effect(x, at);
  }
  return clause && { clause, used: 2 + between.length };
}

/** What a choice says, and what its variable stands for from here on. */
function choose(e: EffectOf<'choose'>, at: Walk): Clauses {
  const np = at.select(e.from);
  const from = offers(e);
  const who = at.who(e.who);
  const says = (): Clauses => [
    { c: 'act', who, act: { v: 'choose', what: np, det: detOf(e, at), atRandom: e.random === true, as: e.as } },
  ];
  switch (from.of) {
    case 'heroes': {
      at.means(e.as, { is: 'who', who: { key: `var:${e.as}`, is: 'that' } });
      return says();
    }
    case 'theCard':
      at.means(e.as, {
        is: 'card',
        card: { card: 'the', named: from.named },
        given: 'named',
        from: from.cards,
      });
      return [];
    case 'cards':
      at.means(e.as, {
        is: 'card',
        card: several(e) ? { card: 'those', key: e.as } : { card: 'that', key: e.as, of: bare(at.cards(from.cards)) },
        from: from.cards,
      });
      return says();
    case 'theSpace':
      at.means(e.as, { is: 'place', place: at.place(from.space), given: 'named' });
      return [];
    case 'spaces': {
      const isKnown = np.np === 'spaces' && np.of.places !== undefined && np.of.terrains === undefined;
      at.means(e.as, {
        is: 'place',
        place: isKnown ? { place: 'np', det: 'any', of: np.of } : { place: 'that' },
      });
      return isKnown ? [] : says();
    }
  }
}
/** What a card that was chosen is called afterwards: "that Enemy". */
const bare = (of: CardNp): CardNp => ({
  kinds: of.kinds,
  subtypes: of.subtypes,
  keywords: of.keywords,
  object: of.object,
  zone: of.zone === 'hand' || of.zone === 'trophy' ? of.zone : undefined,
});

export function optionsOf(list: EffectOf<'pick'>['options'], at: Walk): readonly Option[] {
  return list.map((o) => {
    const test = optionTest(o);
    return {
      person: personOf(o.key),
      if: test && at.cond(test),
      do: offered(o.do, at),
      key: o.key,
    };
  });
}

// tests

/** A test and what follows from it; which tests a reader is told of, and which two are one. */
function branches(e: EffectOf<'if'>, at: Walk): Clauses {
  if (silent(e.cond)) return e.else ? clauses(e.else, at) : [];
  if (!e.else && telling(e.cond, e.then) === undefined) return offered(e.then, at);
  const list: Branch[] = [];
  let before: Test | undefined;
  for (const b of chain(e)) {
    // Said first: what follows may give a variable of the condition another meaning.
    const test = b.test && at.cond(b.test);
    const denied = b.test && at.cond(b.test, true);
    const body = offered(b.do, at);
    // Where a test leads to nothing, its opposite leads to the rest.
    if (body.length === 0 && denied && before === undefined) before = denied;
    else if (before !== undefined) {
      list.push({ if: test ? { t: 'all', list: [before, test] } : before, do: body });
      before = test ? before : undefined;
    } else list.push({ if: test, do: body });
  }
  const [only] = list;
  if (only?.if === undefined || list.length > 1) return list.length === 0 ? [] : [{ c: 'if', branches: list }];
  return [flat(only.if, only.do, e)];
}
/** One test within another is both. */
function flat(test: Test, body: Clauses, e: EffectOf<'if'>): Clause {
  const [inner, more] = body;
  if (inner?.c !== 'if' || more !== undefined || inner.branches.length !== 1)
    return { c: 'if', branches: [{ if: test, do: body }] };
  const [b] = inner.branches;
  if (!b?.if) return { c: 'if', branches: [{ if: test, do: body }] };
  const [code] = e.then;
  // Two comparisons of the same numbers: the inner one says it all.
  if (code?.op === 'if' && sameOperands(e.cond, code.cond)) return inner;
  const list = [...(test.t === 'all' ? test.list : [test]), ...(b.if.t === 'all' ? b.if.list : [b.if])];
  return { c: 'if', branches: [{ if: { t: 'all', list }, do: b.do }] };
}

// loops

const group = (e: EffectOf<'each'>, at: Walk): Who => ({
  key: `each:${e.as}`,
  is: 'group',
  of: 'heroes' in e.of ? { ...at.heroes(e.of.heroes), fewest: e.of.fewest } : {},
  det: 'every',
});

function each(e: EffectOf<'each'>, at: Walk): Clauses {
  const of = at.select(e.of);
  if (of.np === 'heroes') {
    const who = group(e, at);
    at.means(e.as, { is: 'who', who });
    return [{ c: 'each', of, do: clauses(e.do, e.actor ? at.with({ me: who }) : at), key: who.key }];
  }
  const only = onlyUse(e);
  if (of.np === 'cards' && only) {
    const isMine = 'cards' in e.of && e.of.cards.heldBy === 'me';
    if (isMine && of.of.names?.length === 1) {
      at.means(e.as, { is: 'card', card: { card: 'that', key: e.as, of: { names: of.of.names } } });
      const clause = effect(only, at);
      const test: Test = { t: 'has', who: at.me, card: { names: of.of.names }, not: false };
      return clause ? [{ c: 'if', branches: [{ if: test, do: [clause] }] }] : [];
    }
    at.means(e.as, { is: 'card', card: { card: 'np', det: of.of.of === undefined ? 'every' : 'all', of: of.of } });
    const clause = effect(only, at);
    return clause ? [clause] : [];
  }
  if (of.np === 'cards') at.means(e.as, { is: 'card', card: { card: 'it' } });
  else at.means(e.as, { is: 'place', place: { place: 'that' } });
  return [{ c: 'each', of, do: clauses(e.do, at), key: '' }];
}

function repeat(e: EffectOf<'repeat'>, at: Walk): Clauses {
  const [only, more] = e.do;
  const [offer] = only?.op === 'if' ? only.then : [];
  if (offer?.op === 'may' && more === undefined) return [{ c: 'asOftenAsPossible', who: at.me, do: one(offer, at) }];
  const n = at.amount(e.times);
  return [{ c: 'times', n, do: clauses(e.do, at) }];
}

const made: { readonly [K in Effect['op']]?: (e: EffectOf<K>, at: Walk) => Clauses } = {
  if: branches,
  choose,
  each,
  repeat,
  table: rowsOf,
  modify,
  grant,
  roll: (e, at) => [{ c: 'act', who: at.who(e.who), act: rollAct(e, at) }],
  may: (e, at) => {
    const test: Cond | undefined = e.if && !trivial(e.if) ? e.if : undefined;
    const iff = test && at.cond(test);
    const body = offered(e.then, at);
    return [{ c: 'may', who: at.who(e.who), do: body, if: iff, else: e.else ? clauses(e.else, at) : [] }];
  },
  pick: (e, at) => {
    const options = inOne(optionsOf(e.options, at));
    const [only, more] = options;
    if (only && !more && only.if === undefined && only.do[0]) return only.do;
    const persons = options.every((o) => o.person !== undefined);
    return [{ c: 'choice', who: at.who(e.who), options, persons }];
  },
  together: (e, at) => {
    const who: Who = { key: 'together', is: 'group', of: at.heroes(e.of ?? {}), det: 'every' };
    return [{ c: 'together', who, options: optionsOf(e.options, at.with({ me: who })) }];
  },
  shop: (e, at) => {
    // Who is no reader of the card is not ordered to buy.
    const who = at.who(e.who);
    const act = effect(e, at);
    return act === undefined ? [] : who.is === 'you' ? [act] : [{ c: 'may', who, do: [act], else: [] }];
  },
};

function one(e: Effect, at: Walk): Clauses {
  const own = made[e.op] as ((e: Effect, at: Walk) => Clauses) | undefined;
  if (own) return own(e, at);
  const clause = effect(e, at);
  return clause ? [clause] : [];
}
