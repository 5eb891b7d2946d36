// How effects follow each other: which of them are one thing to a reader, and what each leads to.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { onlyUse, optionTest } from '../branches';
import { chosenLast, mentions, onceGone } from '../choices';
import { sameOperands } from '../comparisons';
import { personOf } from '../keys';
import { inOrder } from '../rows';
import { buysWithCards, chain, priceOf, rollBeforeTest, rolledInOffer, usedAtOnce } from '../programs';
import { withEligible } from '../eligible';
import { firstSeen } from '../seen';
import { silent, telling } from '../trivial';
import { chart, rollAct, rowsOf } from './charts';
import { choiceUsed, choose, chosenAndLost, chosenAndPlaced, chosenAndTaken } from './choosing';
import { effect } from './effects';
import { exchange, idiom, type Joint } from './idioms';
import { alikeTests, amongThose, gainsInOne, othersAfterwards, rollsInOne } from './in-one';
import { grant, modify } from './lasting';
import type { Walk } from './talk';
import { offersInOne } from './offers';
import { inOneNumber } from './either';
import { eachOnce, inOne } from './options';
import { bought, cheaper, converted, dealtTaken, drawn, robbed, swapped, upTo } from './trades';
import { asksForAny, comesIntoState, emerged, same, staysThere } from './unsaid';
import type { Branch, Clause, Clauses, Np, Option, Who } from './tree';
import type { Test } from './tests';

/** The clauses of a program in order, with what belongs together already joined. */
export function clauses(program: Program, at: Walk, following: Program = []): Clauses {
  const code = usedAtOnce(
    rollBeforeTest(withEligible(firstSeen(onceGone(chosenLast(rolledInOffer(program.flatMap(emerged))))))),
  );
  if (buysWithCards(code)) return offered(code, at);
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
    const choice = following.length === 0 ? allOfIt(e, rest, at) : undefined;
    if (choice) {
      out.push(...choice);
      break;
    }
    if (e.op === 'if' && asksForAny(e, code.slice(0, i))) {
      out.push({
        c: 'if',
        branches: [{ if: { t: 'youDo', who: at.me, any: true, not: false }, do: offered(e.then, at) }],
      });
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
  return offersInOne(rollsInOne(gainsInOne(alikeTests(amongThose(othersAfterwards(out.filter(isSaid)))))));
}

/** Of several things that are done with what was chosen, and besides: whether all of them need it must be said. */
function allOfIt(e: Effect, [test, more]: Program, at: Walk): Clauses | undefined {
  if (e.op !== 'choose' || test?.op !== 'if' || more || test.else || !('known' in test.cond)) return undefined;
  if (test.cond.known !== e.as || test.cond.equals !== undefined) return undefined;
  const [choice, another] = one(e, at);
  if (isAboutTheChosen(test, at) || choice?.c !== 'act' || choice.act.v !== 'choose' || another) return undefined;
  const meaning = at.meaning(e.as);
  if ((meaning?.is !== 'card' && meaning?.is !== 'who') || meaning.of === undefined) return undefined;
  const body = offered(test.then, at);
  // One run of deeds is behind "if there is one" as a whole.
  const isRun = body.every((c) => c.c === 'act' && c.who.key === at.me.key);
  return isRun || body.length < 2 ? undefined : [{ ...choice, act: { ...choice.act, orNothing: true } }, ...body];
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
  const pay = clauses(paid.price, at, paid.goods);
  const goods = clauses(paid.goods, at);
  // What another suffers for it is a sentence of its own.
  if (goods.some((c) => c.c === 'act' && c.who.key !== at.me.key)) return [...pay, ...goods];
  return goods.length === 0 ? pay : [{ c: 'price', who: at.me, pay, goods }];
}

/** Several effects that are one thing to a reader. */
function together(code: Program, at: Walk, following: Program): Joint | undefined {
  const [e, ...rest] = code;
  if (e?.op === 'roll') return chart(e, rest, at);
  if (e?.op === 'choose')
    return (
      swapped(e, rest, at) ??
      chosenAndTaken(e, rest, at, following) ??
      chosenAndLost(e, rest, at, following) ??
      chosenAndPlaced(e, rest, at, following) ??
      choiceUsed(e, rest, at, following)
    );
  if (e?.op === 'number') return converted(e, rest, at) ?? bought(e, rest, at) ?? upTo(e, rest, at, following);
  if (e?.op === 'lose') return robbed(e, rest, at);
  if (e?.op === 'deal') return dealtTaken(e, rest, at);
  if (e?.op === 'prevent') return drawn(e, rest, at);
  if (e?.op === 'modify') return cheaper(e, rest, at);
  return undefined;
}

// options

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

/** What is all done with what was chosen just now needs no word for the case that there is none. */
function isAboutTheChosen({ cond, then, else: otherwise }: EffectOf<'if'>, at: Walk): boolean {
  if (!('known' in cond) || cond.equals !== undefined || otherwise) return false;
  const meaning = at.meaning(cond.known);
  const isSure = (meaning?.is === 'card' || meaning?.is === 'who') && meaning.of !== undefined;
  return isSure && then.every((x) => mentions(x, cond.known));
}

/** A test and what follows from it; which tests a reader is told of, and which two are one. */
function branches(e: EffectOf<'if'>, at: Walk): Clauses {
  if (staysThere(e)) return [];
  if (isAboutTheChosen(e, at)) return offered(e.then, at);
  if (comesIntoState(e)) return [];
  const either = inOneNumber(e, at);
  if (either) return clauses(either, at);
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
  if (only?.if === undefined || list.length > 1)
    return list.length === 0 ? [] : [{ c: 'if', branches: byFoe(list, e, at) ?? list }];
  return [flat(whatIsWon(only.if, only.do), ownTurn(only.do, e, at), e)];
}
/** Where winning the fight wins the game, it says which of them is meant. */
const whatIsWon = (test: Test, [first]: Clauses): Test =>
  test.t === 'outcome' && first?.c === 'act' && first.act.v === 'win' ? { ...test, ofFight: true } : test;
/** A test of its own within each of two kinds of fight: each is told whole. */
function byFoe(list: readonly Branch[], e: EffectOf<'if'>, at: Walk): readonly Branch[] | undefined {
  const [first, other, more] = list;
  if (!('fight' in e.cond) || e.cond.fight.foe !== 'creature' || !first?.if || !other?.if || more) return undefined;
  const [x, further] = first.do;
  const inner = [x?.c === 'if' && !further ? x.branches : [], [other]];
  const tests = [first.if, at.cond({ fight: { foe: 'character' } })];
  const both = inner.flatMap(([b, further], i) => {
    const test = tests[i];
    return b?.if && !further && test ? [{ if: { t: 'all' as const, list: [test, b.if] }, do: b.do }] : [];
  });
  return both.length === 2 ? both : undefined;
}
/** Whose turn it is ends it: "if it is his turn, he ends it". */
function ownTurn(body: Clauses, { cond }: EffectOf<'if'>, at: Walk): Clauses {
  const who = 'turnOf' in cond && cond.turnOf !== 'me' ? at.who(cond.turnOf) : undefined;
  return who === undefined ? body : body.map((c) => (c.c === 'act' && c.act.v === 'endTurn' ? { ...c, who } : c));
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
  of: 'heroes' in e.of ? { ...at.heroes(e.of.heroes), fewest: e.of.fewest, most: e.of.most } : {},
  det: 'every',
});

/** "Every character who is that one" is that one. */
function onlyOne(e: EffectOf<'each'>, at: Walk): Who | undefined {
  if (!('heroes' in e.of)) return undefined;
  const { where, ...rest } = e.of.heroes;
  if (!where || !('same' in where) || where.same[0] !== 'it' || Object.keys(rest).length > 0) return undefined;
  return at.who(where.same[1]);
}

/** "Every character who has no Quest may ...": what is asked of each first says who they are. */
function asked(e: EffectOf<'each'>): EffectOf<'each'> {
  const [test, more] = e.do;
  if (!e.actor || !('heroes' in e.of) || e.of.heroes.where || test?.op !== 'if' || test.else || more) return e;
  const cond = telling(test.cond, test.then);
  const told = cond && 'all' in cond ? cond.all.filter((c) => !silent(c)) : cond ? [cond] : [];
  const [only, another] = told;
  if (!only || another || !('not' in only) || !('has' in only.not) || only.not.who !== undefined) return e;
  const where: Cond = { not: { ...only.not, who: 'it' } };
  return { ...e, of: { heroes: { ...e.of.heroes, where } }, do: test.then };
}

/** What one may do with a card of one's own that has a name: "if you have the Ruby, you may ..." */
function ownByName(e: EffectOf<'each'>, of: Np, at: Walk): Clauses | undefined {
  const [offer, more] = e.do;
  if (of.np !== 'cards' || !('cards' in e.of) || e.of.cards.heldBy !== 'me' || of.of.names?.length !== 1)
    return undefined;
  if (offer?.op !== 'may' || offer.if || more) return undefined;
  at.means(e.as, { is: 'card', card: { card: 'that', key: e.as, of: { names: of.of.names } } });
  const test: Test = { t: 'has', who: at.me, card: { names: of.of.names }, not: false };
  return [{ c: 'if', branches: [{ if: test, do: clauses(e.do, at) }] }];
}

/** What ends for each of them is what each of them is in. */
function ended(e: EffectOf<'each'>): EffectOf<'each'> {
  const [only, more] = e.do;
  if (only?.op !== 'status' || only.on || more || !('heroes' in e.of)) return e;
  const { where, ...heroes } = e.of.heroes;
  return same(where, { status: only.status, who: 'it' }) && same(only.who, { var: e.as })
    ? { ...e, of: { heroes } }
    : e;
}

const takesAway: ReadonlySet<Effect['op']> = new Set<Effect['op']>(['discard', 'ditch', 'put', 'burn']);
function each(all: EffectOf<'each'>, at: Walk): Clauses {
  const e = asked(ended(all));
  const of = at.select(e.of);
  const theOne = onlyOne(e, at);
  if (theOne) {
    at.means(e.as, { is: 'who', who: theOne });
    return clauses(e.do, e.actor ? at.with({ me: theOne }) : at);
  }
  if (of.np === 'heroes') {
    const who = group(e, at);
    at.means(e.as, { is: 'who', who });
    const body = clauses(e.do, e.actor ? at.with({ me: who }) : at);
    if (e.do.some((x) => x.op === 'discardSpells' && x.n === 'all'))
      for (const spells of [{ kind: 'spell', zone: 'hand' }, { zone: 'hand' }] as const)
        at.gone(at.select({ cards: spells }));
    return [{ c: 'each', of, do: body, key: who.key }];
  }
  const only = onlyUse(e);
  const [taken, further] = e.do;
  // What lies on each of them: that it lies there needs no word.
  if (
    of.np === 'cards' &&
    further === undefined &&
    taken?.op === 'tokens' &&
    typeof taken.on === 'object' &&
    taken.on.var === e.as
  ) {
    at.means(e.as, { is: 'card', card: { card: 'np', det: 'every', of: { ...of.of, tokens: undefined } } });
    const clause = effect(taken, at);
    return clause ? [clause] : [];
  }
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
    if (takesAway.has(only.op)) at.gone(of);
    return clause ? [clause] : [];
  }
  const own = ownByName(e, of, at);
  if (own) return own;
  // "from every space with a Web token"
  if (of.np === 'spaces' && further === undefined && taken?.op === 'spaceTokens' && same(taken.at, { var: e.as })) {
    at.means(e.as, { is: 'place', place: { place: 'np', det: 'every', of: of.of } });
    const clause = effect(taken, at);
    return clause ? [clause] : [];
  }
  if (of.np === 'cards') at.means(e.as, { is: 'card', card: { card: 'it' } });
  else at.means(e.as, { is: 'place', place: { place: 'that' } });
  return [{ c: 'each', of, do: clauses(e.do, at), key: '' }];
}

/** A chart that is rolled on until a row says that it is enough: the other rows lead to another roll. */
function untilEnough(e: EffectOf<'repeat'>, at: Walk): Clauses | undefined {
  const [only, more] = e.do;
  if (only?.op !== 'if' || more !== undefined || !('is' in only.cond)) return undefined;
  const [named, , zero] = only.cond.is;
  const table = only.then.find((x) => x.op === 'table');
  if (typeof named !== 'object' || !('var' in named) || zero !== 0 || table?.op !== 'table') return undefined;
  const ends = inOrder(Object.keys(table.rows)).map((key) =>
    table.rows[key]?.some((x) => x.op === 'set' && x.as === named.var),
  );
  return clauses(only.then, at).map((c) =>
    c.c !== 'chart'
      ? c
      : {
          ...c,
          rows: c.rows.map((row, i) =>
            ends[i] ? row : { ...row, do: [...row.do, { c: 'act', who: c.who, act: { v: 'rollOnceMore' } }] },
          ),
        },
  );
}

/** What may be done as long as nobody has said no, and one can. */
function untilDeclined(e: EffectOf<'repeat'>, at: Walk): Clauses | undefined {
  const [only, more] = e.do;
  if (only?.op !== 'if' || more !== undefined || !('all' in only.cond)) return undefined;
  const rest = only.cond.all.filter((x) => !('not' in x && 'known' in x.not));
  if (rest.length === only.cond.all.length || telling({ all: rest }, only.then) !== undefined) return undefined;
  return [{ c: 'asOftenAsPossible', who: at.me, do: clauses(only.then, at) }];
}

/** One of them at random, as often as there are such: all of them in random order. */
function allAtRandom(e: EffectOf<'repeat'>, at: Walk): Clauses | undefined {
  const [choose, use, more] = e.do;
  if (choose?.op !== 'choose' || !choose.random || !use || more || !same(e.times, { count: choose.from }))
    return undefined;
  if (!('card' in use) || !same(use.card, { var: choose.as }) || !('cards' in choose.from)) return undefined;
  const of = { ...at.cards(choose.from.cards), inRandomOrder: true };
  at.means(choose.as, { is: 'card', card: { card: 'np', det: 'every', of } });
  const clause = effect(use, at);
  return clause && [clause];
}

/** As often as there are such, each time one of them is used: until none is left. */
function untilNone(e: EffectOf<'repeat'>, at: Walk): Clauses | undefined {
  const [round, more] = e.do;
  if (typeof e.times !== 'object' || !('count' in e.times) || round?.op !== 'each' || more) return undefined;
  const [test, further] = round.do;
  if (test?.op !== 'if' || test.else || further || !same(test.cond, { exists: e.times.count })) return undefined;
  return [{ c: 'untilNone', of: at.select(e.times.count), do: clauses([{ ...round, do: test.then }], at) }];
}

function repeat(e: EffectOf<'repeat'>, at: Walk): Clauses {
  const none = untilNone(e, at);
  if (none !== undefined) return none;
  const offered = untilDeclined(e, at);
  if (offered !== undefined) return offered;
  const rolled = untilEnough(e, at);
  if (rolled !== undefined) return rolled;
  const all = allAtRandom(e, at);
  if (all !== undefined) return all;
  const [only, more] = e.do;
  const [offer] = only?.op === 'if' ? only.then : [];
  if (offer?.op === 'may' && more === undefined) return [{ c: 'asOftenAsPossible', who: at.me, do: one(offer, at) }];
  const choice = eachOnce(e);
  const n = at.amount(e.times);
  return [{ c: 'times', n, do: clauses(choice ? [choice] : e.do, at), anew: choice !== undefined }];
}

const plainly = (e: Effect, at: Walk): Clauses => [effect(e, at) ?? []].flat();
const made: { readonly [K in Effect['op']]?: (e: EffectOf<K>, at: Walk) => Clauses } = {
  if: branches,
  choose,
  each,
  repeat,
  table: rowsOf,
  modify,
  grant,
  reward: (e, at) => ('do' in e ? [{ c: 'insteadOfReward', who: at.me, do: clauses(e.do, at) }] : plainly(e, at)),
  roll: (e, at) => [{ c: 'act', who: at.who(e.who), act: rollAct(e, at) }],
  may: (e, at) => {
    const test: Cond | undefined = telling(e.if, e.then);
    const iff = test && at.cond(test);
    const body = offered(e.then, at.with({ may: true }));
    return [{ c: 'may', who: at.who(e.who), do: body, if: iff, else: e.else ? clauses(e.else, at) : [] }];
  },
  pick: (e, at) => {
    const who = at.who(e.who);
    const all = optionsOf(e.options, at);
    const options = inOne(all);
    const [only, more] = options;
    const [act] = only && !more && only.if === undefined ? only.do : [];
    const isHis = act && 'who' in act && [act.who.key, at.me.key].includes(who.key);
    if ((act?.c === 'act' || act?.c === 'may') && isHis) return only?.do ?? [];
    // What he has me do must say that he chooses.
    const told = act ? all : options;
    return [{ c: 'choice', who, options: told, persons: told.every((o) => o.person !== undefined) }];
  },
  together: (e, at) => {
    const who: Who = { key: 'together', is: 'group', of: at.heroes(e.of ?? {}), det: 'every' };
    const his = at.with({ me: who });
    if ('number' in e) {
      const { number, ask, do: body } = e;
      return [{ c: 'together', who, do: clauses([{ op: 'number', ask, ...number }, ...body], his) }];
    }
    return [{ c: 'together', who, options: optionsOf(e.options, his) }];
  },
  shop: (e, at) => {
    // Who is no reader of the card is not ordered to buy.
    const who = at.who(e.who);
    const act = plainly(e, at);
    return act.length === 0 || who.is === 'you' ? act : [{ c: 'may', who, do: act, else: [] }];
  },
};

function one(e: Effect, at: Walk): Clauses {
  const own = made[e.op] as ((e: Effect, at: Walk) => Clauses) | undefined;
  return own ? own(e, at) : plainly(e, at);
}
