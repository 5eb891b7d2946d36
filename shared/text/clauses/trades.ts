// What changes hands or kind: robbed, exchanged, bought, converted; each of several effects that are one to a reader.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import { mentions } from '../choices';
import { effect } from './effects';
import { same } from '../exact';
import type { Joint } from './idioms';
import { quantity } from './numbers';
import type { Walk } from './talk';
import type { CardNp, Clause } from './tree';

/** What is dealt and taken at once. */
export function dealtTaken(e: EffectOf<'deal'>, rest: Program, at: Walk): Joint | undefined {
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
export function robbed(e: EffectOf<'lose'>, rest: Program, at: Walk): Joint | undefined {
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
export function swapped(e: EffectOf<'choose'>, rest: Program, at: Walk): Joint | undefined {
  const [other, away, back] = rest;
  const np = (of: CardNp) => ({ card: 'np', det: 'any', of }) as const;
  // One of his own for one of another's (Merchant).
  if (other?.op === 'choose' && away?.op === 'take' && back?.op === 'take' && back.who !== undefined) {
    const isIt =
      away.who === undefined &&
      same([away.card, back.card], [{ var: other.as }, { var: e.as }]) &&
      !other.who &&
      !e.who;
    const [give, take] = [e.from, other.from].map((from) => ('cards' in from ? np(at.cards(from.cards)) : undefined));
    return isIt && give && take
      ? { clause: { c: 'act', who: at.me, act: { v: 'swap', give, take } }, used: 4 }
      : undefined;
  }
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
  return {
    clause: {
      c: 'act',
      who: at.me,
      act: { v: 'swap', give: np(at.cards(other.from.cards)), take: np(at.cards(e.from.cards)) },
    },
    used: 4,
  };
}

/** "exchange any number of Strength counters for as many Craft counters" */
export function converted(e: EffectOf<'number'>, rest: Program, at: Walk): Joint | undefined {
  const [gone, got] = rest;
  if (gone?.op !== 'lose' || got?.op !== 'gain' || e.from !== 0) return undefined;
  if (!mentions(gone, e.as) || !mentions(got, e.as) || gone.what === got.what) return undefined;
  if (typeof e.to !== 'object' || !('stat' in e.to) || e.to.part !== 'counters' || e.to.stat !== gone.what)
    return undefined;
  const act = { v: 'convert', from: gone.what, to: got.what } as const;
  return { clause: { c: 'act', who: at.who(gone.who), act }, used: 3 };
}

/** "heal lives for 1 gold each": a number, its price, and what it buys. */
export function bought(e: EffectOf<'number'>, rest: Program, at: Walk): Joint | undefined {
  const [first, second] = rest;
  const goods = [first, second].find((x) => x?.op === 'heal' || x?.op === 'replenish');
  if ((goods?.op !== 'heal' && goods?.op !== 'replenish') || !mentions(goods, e.as)) return undefined;
  const pays = [first, second].find((x) => x?.op === 'lose');
  if (pays?.op === 'lose' && (pays.what !== 'gold' || pays.cost !== true || !mentions(pays, e.as))) return undefined;
  // As many as are lost, and as there is gold for.
  const limits = typeof e.to === 'object' && 'least' in e.to ? e.to.least : [];
  const usual = [{ missing: goods.op === 'heal' ? 'life' : 'fate' }, ...(pays ? [{ stat: 'gold' }] : [])];
  const others = limits.filter((x) => typeof x !== 'number');
  if (!same(others, usual)) return undefined;
  const most = limits.find((x): x is number => typeof x === 'number' && x < 20);
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

/** "add up to 3 to the result": a number is chosen and used at once. */
export function upTo(e: EffectOf<'number'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const [use, ...later] = rest;
  const isUse = use?.op === 'adjustRoll' || (use?.op === 'lose' && use.what === 'gold') || use?.op === 'discardSpells';
  if (!isUse || typeof e.from !== 'number' || e.from > 1 || at.who(e.who).key !== at.me.key) return undefined;
  if (!same(use.op === 'adjustRoll' ? use.by : use.n, { var: e.as })) return undefined;
  at.means(e.as, { is: 'num', num: { num: 'upTo', from: e.from, of: at.amount(e.to) } });
  const clause = effect(use, at);
  at.means(e.as, { is: 'num', num: { num: 'thatMany' } });
  if (!clause) return undefined;
  // What follows from it is done whatever was chosen.
  const isFree = e.from === 0 && !mentions([later, following], e.as);
  return { clause: isFree ? { c: 'may', who: at.me, do: [clause], else: [] } : clause, used: 2 };
}

/** What would be a defeat is a stand-off instead. */
export function drawn(e: EffectOf<'prevent'>, [next]: Program, at: Walk): Joint | undefined {
  if (e.most !== undefined || next?.op !== 'settle' || at.event === undefined) return undefined;
  const act = { v: 'settle', outcome: next.outcome, instead: true } as const;
  return { clause: { c: 'act', who: at.me, act }, used: 2 };
}

/** Trophies are exchanged at once for fewer points than usual. */
export function cheaper(e: EffectOf<'modify'>, [next]: Program, at: Walk): Joint | undefined {
  const [m, more] = e.mods;
  if (next?.op !== 'tradeTrophies' || !m || more || !('stat' in m) || m.stat !== 'trophyCost') return undefined;
  if (e.who !== undefined || e.until !== 'encounter' || m.when || typeof m.add !== 'number' || m.add >= 0)
    return undefined;
  return { clause: { c: 'act', who: at.me, act: { v: 'tradeTrophies', less: -m.add } }, used: 2 };
}
