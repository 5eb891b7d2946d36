// How effects follow each other: which of them are one thing to a reader, and what each leads to.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { optionTest } from '../branches';
import { chosenLast, eachOfChosen, mentions, onceGone } from '../choices';
import { sameOperands } from '../comparisons';
import { personOf } from '../keys';
import { buysWithCards, chain, priceOf, rollBeforeTest, rolledInOffer, usedAtOnce } from '../programs';
import { withEligible } from '../eligible';
import { firstSeen } from '../seen';
import { silent, telling } from '../trivial';
import { chart, rollAct, rolledApart, rowsOf } from './charts';
import { choiceUsed, choose, chosenAndLost, chosenAndPlaced, chosenAndTaken } from './choosing';
import { effect } from './effects';
import { exchange, idiom, type Joint } from './idioms';
import {
  alikeTests,
  amongThose,
  choiceThen,
  gainsInOne,
  lastingInOne,
  othersAfterwards,
  rollsInOne,
  shufflesInOne,
  testsInOne,
  timesInOne,
} from './in-one';
import { keptNumbers } from './kept';
import { grant, modify } from './lasting';
import { each, repeat } from './loops';
import { reckonedIf } from './reckoned';
import { soldInOne } from './sold';
import { leavesInOne } from './states';
import type { Walk } from './talk';
import { offersInOne } from './offers';
import { byKindOfFight, inOneNumber } from './either';
import { inOne } from './options';
import { bought, cheaper, converted, dealtTaken, drawn, robbed, swapped, upTo } from './trades';
import { asksForAny, comesIntoState, emerged, staysThere } from './unsaid';
import { oneDeck } from './one-deck';
import type { Branch, Clause, Clauses, Option, Who } from './tree';
import type { Test } from './tests';

/** The clauses of a program in order, with what belongs together already joined. */
export function clauses(program: Program, at: Walk, following: Program = []): Clauses {
  const code = usedAtOnce(
    rollBeforeTest(
      withEligible(firstSeen(onceGone(chosenLast(rolledInOffer(eachOfChosen(keptNumbers(program).flatMap(emerged))))))),
    ),
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
  const joined = rollsInOne(
    shufflesInOne(leavesInOne(gainsInOne(alikeTests(testsInOne(amongThose(othersAfterwards(out.filter(isSaid)))))))),
  );
  return choiceThen(timesInOne(lastingInOne(soldInOne(offersInOne(joined)))));
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
  if (e?.op === 'roll') return chart(e, rest, at) ?? rolledApart(e, rest, at);
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

/** What a program keeps under a name. */
const kept = (x: unknown): readonly string[] =>
  typeof x !== 'object' || x === null
    ? []
    : Object.entries(x).flatMap(([key, y]) => (key === 'as' && typeof y === 'string' ? [y] : kept(y)));
/** Which card it was that several of the options keep under one name, only he knows who chose: "that card". */
function whicheverChosen(list: EffectOf<'pick'>['options'], at: Walk): void {
  const names = list.flatMap((o) => [...new Set(kept(o.do))]);
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i && at.meaning(name)?.is === 'card')
      at.means(name, { is: 'card', card: { card: 'that', key: `chosen:${name}`, of: {} } });
}
/** Whoever chooses a shop where all is free has chosen to take something. */
function taken(list: Clauses): Clauses {
  const [first, ...rest] = list;
  const [act] = first?.c === 'may' && first.if === undefined ? first.do : [];
  return first?.c === 'may' && act?.c === 'act' && act.act.v === 'shop' && act.act.free ? [...first.do, ...rest] : list;
}
export function optionsOf(list: EffectOf<'pick'>['options'], at: Walk): readonly Option[] {
  const told = list.map((o) => {
    const test = optionTest(o);
    return {
      person: personOf(o.key),
      if: test && at.cond(test),
      do: taken(offered(o.do, at)),
      key: o.key,
    };
  });
  whicheverChosen(list, at);
  return told;
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
  if (staysThere(e) || reckonedIf(e, at)) return [];
  if (isAboutTheChosen(e, at)) return offered(e.then, at);
  if (comesIntoState(e)) return [];
  const byFight = byKindOfFight(e, at);
  if (byFight) return byFight;
  const either = inOneNumber(e, at);
  if (either) return clauses(either, at);
  if (silent(e.cond)) return e.else ? clauses(e.else, at) : [];
  if (!e.else && telling(e.cond, e.then) === undefined) return offered(e.then, at);
  const list: Branch[] = [];
  let before: Test | undefined;
  for (const b of chain(e)) {
    // Said first: what follows may give a variable of the condition another meaning.
    const asked = b.test && at.cond(b.test);
    const denied = b.test && at.cond(b.test, true);
    const body = offered(b.do, at);
    const test = asked && filledAnew(asked, body);
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
/** What is put on it where there is none need not have been there before. */
const filledAnew = (test: Test, body: Clauses): Test =>
  test.t === 'tokens' && body.some((c) => c.c === 'act' && c.act.v === 'addTokens' && c.act.kind === test.kind)
    ? { ...test, gone: false }
    : test;
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
    const ofOne = oneDeck(told);
    return ofOne ? [ofOne] : [{ c: 'choice', who, options: told, persons: told.every((o) => o.person !== undefined) }];
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
    // Who is no reader of the card is not ordered to buy, and nobody to take what he may leave.
    const who = at.who(e.who);
    const act = plainly(e, at);
    const isTold = who.is === 'you' && (!e.free || e.must === true || at.isOffered);
    return act.length === 0 || isTold ? act : [{ c: 'may', who, do: act, else: [] }];
  },
};

function one(e: Effect, at: Walk): Clauses {
  const own = made[e.op] as ((e: Effect, at: Walk) => Clauses) | undefined;
  return own ? own(e, at) : plainly(e, at);
}
