// Loops: what is done to each of several, and what is done again and again.
import type { Effect, EffectOf } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { onlyUse } from '../branches';
import { inOrder } from '../rows';
import { users } from '../programs';
import { silent, telling } from '../trivial';
import { effect } from './effects';
import { eachOnce } from './options';
import type { Walk } from './talk';
import { same } from './unsaid';
import type { Card, CardNp, Clauses, Np, Who } from './tree';
import type { Test } from './tests';

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
  return [{ c: 'if', branches: [{ if: test, do: at.clauses(e.do) }] }];
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

/** Deeds of one person, each done to every such card: "turn every card over and set it aside". */
function doneToAll(e: EffectOf<'each'>, of: CardNp, at: Walk): Clauses | undefined {
  // "all sleep tokens and all woken tokens from every such card"
  if (e.do.length > 1 && e.do.every((x) => x.op === 'tokens' && same(x.on, { var: e.as }))) {
    at.means(e.as, { is: 'card', card: { card: 'np', det: 'every', of } });
    return e.do.flatMap((x) => effect(x, at) ?? []);
  }
  const isUse = (x: Effect): boolean => 'card' in x && same(x.card, { var: e.as }) && users.has(x.op);
  if (e.do.length < 2 || !e.do.every(isUse)) return undefined;
  return e.do.flatMap((x, i) => {
    const first: Card = { card: 'np', det: of.of === undefined ? 'every' : 'all', of };
    at.means(e.as, {
      is: 'card',
      card: i === 0 ? first : first.det === 'every' ? { card: 'it' } : { card: 'those', key: e.as },
    });
    return effect(x, at) ?? [];
  });
}

/** "if the Harbinger is on the board, put it ...": the one of its name. */
function whereItStands(e: EffectOf<'each'>, { names, ...of }: CardNp, only: Effect, at: Walk): Clauses | undefined {
  const [name, more] = names ?? [];
  if (name === undefined || more !== undefined || of.zone !== 'stands' || only.op !== 'put') return undefined;
  at.means(e.as, { is: 'card', card: { card: 'that', key: e.as, of: { names: [name] } } });
  const clause = effect(only, at);
  return clause && [{ c: 'if', branches: [{ if: { t: 'lies', card: name, where: of, not: false }, do: [clause] }] }];
}

/** What goes from everybody's cards, each of them gives up himself: "every character ditches all his Followers". */
function ofEverybody(e: EffectOf<'each'>, of: CardNp, only: Effect, at: Walk): Clauses | undefined {
  if (of.of !== 'anyone' || of.zone !== 'held' || (only.op !== 'discard' && only.op !== 'ditch')) return undefined;
  const who: Who = { key: 'everyone', is: 'everyone' };
  at.means(e.as, { is: 'card', card: { card: 'np', det: 'all', of: { ...of, of: who } } });
  const clause = effect(only, at);
  return clause && 'act' in clause ? [{ ...clause, who }] : undefined;
}

const takesAway: ReadonlySet<Effect['op']> = new Set<Effect['op']>(['discard', 'ditch', 'put', 'burn']);
export function each(all: EffectOf<'each'>, at: Walk): Clauses {
  const e = asked(ended(all));
  const of = at.select(e.of);
  const theOne = onlyOne(e, at);
  if (theOne) {
    at.means(e.as, { is: 'who', who: theOne });
    return (e.actor ? at.with({ me: theOne }) : at).clauses(e.do);
  }
  if (of.np === 'heroes') {
    const who = group(e, at);
    at.means(e.as, { is: 'who', who });
    const body = (e.actor ? at.with({ me: who }) : at).clauses(e.do);
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
    const everyones = ofEverybody(e, of.of, only, at);
    if (everyones) return everyones;
    const figure = whereItStands(e, of.of, only, at);
    if (figure) return figure;
    at.means(e.as, { is: 'card', card: { card: 'np', det: of.of.of === undefined ? 'every' : 'all', of: of.of } });
    const clause = effect(only, at);
    if (takesAway.has(only.op)) at.gone(of);
    return clause ? [clause] : [];
  }
  const own = ownByName(e, of, at);
  if (own) return own;
  const done = of.np === 'cards' ? doneToAll(e, of.of, at) : undefined;
  if (done) return done;
  // "from every space with a Web token"
  if (of.np === 'spaces' && further === undefined && taken?.op === 'spaceTokens' && same(taken.at, { var: e.as })) {
    at.means(e.as, { is: 'place', place: { place: 'np', det: 'every', of: of.of } });
    const clause = effect(taken, at);
    return clause ? [clause] : [];
  }
  if (of.np === 'cards') at.means(e.as, { is: 'card', card: { card: 'it' } });
  else at.means(e.as, { is: 'place', place: { place: 'that' } });
  return [{ c: 'each', of, do: at.clauses(e.do), key: '' }];
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
  return at.clauses(only.then).map((c) =>
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
  return [{ c: 'asOftenAsPossible', who: at.me, do: at.clauses(only.then) }];
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
  return [{ c: 'untilNone', of: at.select(e.times.count), do: at.clauses([{ ...round, do: test.then }]) }];
}

/** The uppermost of a pile, as often as there is one: all of them. */
function allOfPile(e: EffectOf<'repeat'>, at: Walk): Clauses | undefined {
  const [deal, more] = e.do;
  if (deal?.op !== 'deal' || more || deal.topmost === undefined || deal.n !== undefined || deal.as !== undefined)
    return undefined;
  const { from: left, topmost: find } = deal;
  if (!same(e.times, { left, discards: 'only' }) && !same(e.times, { left, discards: 'only', find })) return undefined;
  return at
    .clauses([deal])
    .map((c) => (c.c === 'act' && c.act.v === 'deal' ? { ...c, act: { ...c.act, all: true } } : c));
}

/** What is counted up at the end of each round is one more each time. */
function countedUp(e: EffectOf<'repeat'>, at: Walk): EffectOf<'repeat'> {
  const last = e.do.at(-1);
  if (last?.op !== 'set' || !same(last.to, { plus: [{ var: last.as }, 1] })) return e;
  const before = at.meaning(last.as);
  if (before?.is !== 'num' || typeof before.num !== 'number') return e;
  at.means(last.as, { is: 'num', num: { num: 'eachTime', from: before.num } });
  return { ...e, do: e.do.slice(0, -1) };
}

export function repeat(all: EffectOf<'repeat'>, at: Walk): Clauses {
  const e = countedUp(all, at);
  const pile = allOfPile(e, at);
  if (pile !== undefined) return pile;
  const none = untilNone(e, at);
  if (none !== undefined) return none;
  const offered = untilDeclined(e, at);
  if (offered !== undefined) return offered;
  const rolled = untilEnough(e, at);
  if (rolled !== undefined) return rolled;
  const random = allAtRandom(e, at);
  if (random !== undefined) return random;
  const [only, more] = e.do;
  const [offer] = only?.op === 'if' ? only.then : [];
  if (offer?.op === 'may' && more === undefined)
    return [{ c: 'asOftenAsPossible', who: at.me, do: at.clauses([offer]) }];
  const choice = eachOnce(e);
  const n = at.amount(e.times);
  return [{ c: 'times', n, do: at.clauses(choice ? [choice] : e.do), anew: choice !== undefined }];
}
