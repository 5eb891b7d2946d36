// What goes from one to another, on a card or off it: several effects that are one to a reader.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Act, Target } from './acts';
import type { Joint } from './idioms-of-cards';
import { quantity } from './numbers';
import type { Walk } from './talk';
import type { Clause, Who } from './tree';

const isVar = (n: unknown, name: string): boolean => same(n, { var: name });
const does = (who: Who, act: Act, used: number): Joint => ({ clause: { c: 'act', who, act }, used });
const onThis = (e: Program[number] | undefined): EffectOf<'tokens'> | undefined =>
  e?.op === 'tokens' && e.on === 'this' ? e : undefined;

/** "take all the cards and gold on this card" */
function takesAllOff([e, ...rest]: Program, at: Walk): Joint | undefined {
  const [take, more] = e?.op === 'each' && same(e.of, { cards: { on: 'this' } }) ? e.do : [];
  if (e?.op !== 'each' || take?.op !== 'take' || more || take.who !== undefined || !isVar(take.card, e.as))
    return undefined;
  const gold = takesOff(rest, at);
  const act = gold?.clause.c === 'act' ? gold.clause.act : undefined;
  if (!gold || act?.v !== 'takeOff' || act.what.n !== 'all') return undefined;
  return does(at.me, { ...act, cards: true }, gold.used + 1);
}

/** "take up to 2 gold from this card", "take all the gold from this card" */
function takesOff(code: Program, at: Walk): Joint | undefined {
  const [e, next, last] = code;
  const gain = e?.op === 'number' ? next : e;
  const gone = onThis(e?.op === 'number' ? last : next);
  // What lies on it goes with it.
  const lies: Amount = { tokens: 'gold', on: 'this' };
  const isGoing = next?.op === 'discard' && next.card === 'this';
  if (e?.op === 'gain' && isGoing && e.what === 'gold' && e.who === undefined && same(e.n, lies))
    return does(at.me, { v: 'takeOff', what: { what: 'gold', n: 'all' }, card: at.card('this') }, 1);
  if (gain?.op !== 'gain' || gain.who !== undefined || gain.what !== gone?.kind || gain.side !== undefined)
    return undefined;
  const lying: Amount = { tokens: gone.kind, on: 'this' };
  const card = at.card('this');
  if (typeof gain.n === 'number' && gone.n === -gain.n)
    return does(at.me, { v: 'takeOff', what: { what: gain.what, n: gain.n }, card }, 2);
  if (!same(gone.n, { minus: [0, gain.n] })) return undefined;
  if (same(gain.n, lying)) return does(at.me, { v: 'takeOff', what: { what: gain.what, n: 'all' }, card }, 2);
  if (e?.op !== 'number' || e.from !== 0 || !isVar(gain.n, e.as) || typeof e.to !== 'object' || !('least' in e.to))
    return undefined;
  const [most, there, more] = e.to.least;
  if (typeof most !== 'number' || !same(there, lying) || more !== undefined || at.who(e.who).key !== at.me.key)
    return undefined;
  const what = { what: gain.what, n: { num: 'upTo', from: 0, of: most } } as const;
  return {
    clause: { c: 'may', who: at.me, do: [does(at.me, { v: 'takeOff', what, card }, 3).clause], else: [] },
    used: 3,
  };
}

/** One loses what another gains; or the other way round, where the giver may die of it. */
function gives(code: Program, at: Walk): Joint | undefined {
  const [first, second] = code;
  const [e, next] = first?.op === 'gain' && first.who !== undefined ? [second, first] : [first, second];
  if (e?.op !== 'lose' || next?.op !== 'gain' || e.side || next.side) return undefined;
  // What another pays is mine: he does not get it himself.
  const paysMe = e.cost === true && next.who === undefined && at.who(e.who).key !== at.me.key;
  if (!paysMe && (next.who === undefined || e.cost)) return undefined;
  if (e.what !== next.what || !same(e.n, next.n)) return undefined;
  const who = at.who(e.who);
  const to = at.who(next.who);
  if (who.key === to.key || (to.key === at.me.key && !paysMe)) return undefined;
  return does(who, { v: 'give', what: quantity(e.what, e.n, who, at), to }, 2);
}

/** It goes so many spaces on, and whatever lies where it comes by goes with it (Pied Piper). */
function drags(code: Program, at: Walk): Joint | undefined {
  const [e] = code;
  if (e?.op !== 'each' || !('spaces' in e.of) || e.actor) return undefined;
  const [others, own, more] = e.do;
  const near = e.of.nearest;
  if (near?.next === undefined || near.way === undefined || near.to !== 'here' || others?.op !== 'each' || more)
    return undefined;
  const { sameRegionAs, other, ...rest } = e.of.spaces;
  const isAny = same(sameRegionAs, { spaceOfCard: 'this' }) && other === true && Object.keys(rest).length === 0;
  if (!isAny || !('cards' in others.of) || !same(own, { op: 'lay', card: 'this', at: { var: e.as } })) return undefined;
  const { at: where, ...along } = others.of.cards;
  if (!same(where, { spaceOfCard: 'this' })) return undefined;
  if (!same(others.do, [{ op: 'lay', card: { var: others.as }, at: { var: e.as } }])) return undefined;
  return does(
    at.me,
    { v: 'drag', card: at.card('this'), n: at.amount(near.next), way: near.way, along: at.cards(along) },
    1,
  );
}

/** All that somebody has of either side (War of Seasons). */
function laysFate(code: Program, at: Walk): Joint | undefined {
  const [light, dark, lose] = code;
  if (lose?.op !== 'lose' || lose.what !== 'fate' || lose.n !== 'all' || lose.side || lose.who === undefined)
    return undefined;
  const sides = [light, dark].map((e, i) => {
    const side = i === 0 ? 'light' : 'dark';
    return onThis(e)?.kind === side && same(onThis(e)?.n, { fateSide: side, of: lose.who });
  });
  const who = at.who(lose.who);
  return sides.every(Boolean) ? does(who, { v: 'layAll', what: 'fate', of: who, on: at.card('this') }, 3) : undefined;
}
/** As much as he has, and then he has none: "put all your gold on it". */
function laysGold([e, lose]: Program, at: Walk): Joint | undefined {
  const put = onThis(e);
  if (put?.kind !== 'gold' || lose?.op !== 'lose' || lose.what !== 'gold' || lose.n !== 'all') return undefined;
  const who = at.who(lose.who);
  const isHis = same(put.n, lose.who === undefined ? { stat: 'gold' } : { stat: 'gold', of: lose.who });
  return isHis ? does(who, { v: 'layAll', what: 'gold', of: who, on: at.card('this') }, 2) : undefined;
}

/** As many as are missing there. */
function fills(code: Program, at: Walk): Joint | undefined {
  const [e] = code;
  if (e?.op !== 'deal' || e.named || e.as || e.discarded || e.bottom || e.faceDown || e.who) return undefined;
  if (typeof e.n !== 'object' || !('minus' in e.n)) return undefined;
  const [n, there] = e.n.minus;
  if (typeof n !== 'number' || typeof there !== 'object' || !('count' in there) || e.to !== 'table') return undefined;
  const to: Target = e.to;
  return does(at.me, { v: 'fill', from: at.deck(e.from), to, n, of: at.select(there.count) }, 1);
}

/** The top card goes under its deck, unseen. */
function buries(code: Program, at: Walk): Joint | undefined {
  const [e, put] = code;
  if (e?.op !== 'deal' || put?.op !== 'put' || e.as === undefined || e.to !== 'aside' || e.n !== undefined)
    return undefined;
  if (e.named || e.discarded || e.bottom || e.faceDown || e.who || put.who || put.faceDown) return undefined;
  if (!isVar(put.card, e.as) || !same(put.to, { deck: { homeOf: { var: e.as } }, where: 'bottom' })) return undefined;
  return does(at.me, { v: 'bury', deck: at.deck(e.from) }, 2);
}

/** Each passes a card on, and none that he was given (Faerie Market): what was passed on is marked for so long. */
function passes(code: Program, at: Walk): Joint | undefined {
  const [e, unmark] = code;
  if (e?.op !== 'each' || !e.actor || !('heroes' in e.of) || unmark?.op !== 'each' || unmark.actor) return undefined;
  const [choose, test, more] = e.do;
  if (choose?.op !== 'choose' || test?.op !== 'if' || more || !('cards' in choose.from)) return undefined;
  const [gift, mark] = test.then;
  if (gift?.op !== 'if' || mark?.op !== 'tokens') return undefined;
  const [take] = gift.then;
  if (take?.op !== 'take' || take.who === undefined) return undefined;
  const card = { var: choose.as };
  const { where, ...cards } = choose.from.cards;
  const lies = (op: string, n: number): unknown => ({ is: [{ tokens: mark.kind, on: 'it' }, op, n] });
  const isIt =
    same(where, lies('<', 1)) &&
    choose.who === undefined &&
    choose.min === undefined &&
    choose.max === undefined &&
    same(test.cond, { known: choose.as }) &&
    test.else === undefined &&
    same(gift, {
      op: 'if',
      cond: { card, fits: { not: { kind: 'spell' } } },
      then: [{ op: 'take', card, who: take.who }],
      else: [{ op: 'put', card, to: 'hand', who: take.who }],
    }) &&
    same(mark, { op: 'tokens', on: card, kind: mark.kind, n: 1 }) &&
    same(unmark.of, { cards: { heldBy: 'anyone', where: lies('>=', 1) } }) &&
    same(unmark.do, [{ op: 'tokens', on: { var: unmark.as }, kind: mark.kind, n: -1 }]);
  if (!isIt) return undefined;
  const who: Who = { key: `each:${e.as}`, is: 'group', of: at.heroes(e.of.heroes), det: 'every' };
  const inner = at.with({ me: who });
  const act: Act = { v: 'passCard', card: { card: 'np', det: 'a', of: inner.cards(cards) }, to: inner.who(take.who) };
  const clause: Clause = { c: 'each', of: at.select(e.of), do: [{ c: 'act', who, act }], key: who.key };
  return { clause, used: 2 };
}

/** What is more goes, what is less comes back: as many lives as one has by nature (Urdr). */
function levels(code: Program, at: Walk): Joint | undefined {
  const [lose, fill] = code;
  if (lose?.op !== 'lose' || lose.who !== undefined || (lose.what !== 'life' && lose.what !== 'fate')) return undefined;
  const isLife = lose.what === 'life';
  const more = { minus: [{ stat: lose.what }, { stat: isLife ? 'lifeValue' : 'fateValue' }] };
  const isFilled = same(fill, { op: isLife ? 'heal' : 'replenish', n: 'full' });
  if (!isFilled || !same(lose.n, more) || lose.cost) return undefined;
  return { clause: { c: 'act', who: at.me, act: { v: 'level', what: lose.what } }, used: 2 };
}

/** The gift that a program begins with. */
export const idiomOfGifts = (code: Program, at: Walk): Joint | undefined =>
  takesAllOff(code, at) ??
  takesOff(code, at) ??
  gives(code, at) ??
  drags(code, at) ??
  laysFate(code, at) ??
  laysGold(code, at) ??
  fills(code, at) ??
  buries(code, at) ??
  passes(code, at) ??
  levels(code, at);
