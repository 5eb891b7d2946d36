// What is done with those who lie beside the board and their tokens: a Rage that is suffered, tokens that are drawn.
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import { nameOf } from '../../kernel/ids';
import { same } from '../exact';
import { listOf } from '../joined';
import type { Joint } from './idioms-of-cards';
import type { Walk } from './talk';

/** Somebody beside the board is met by whoever it is said of: his Rage is suffered. */
function suffers(code: Program, at: Walk): Joint | undefined {
  const [lord, meet] = code;
  if (
    lord?.op !== 'choose' ||
    !('cards' in lord.from) ||
    lord.from.cards.zone !== 'table' ||
    meet?.op !== 'meet' ||
    !same(meet.card, { var: lord.as })
  )
    return undefined;
  const of = at.cards(lord.from.cards);
  return { clause: { c: 'act', who: at.who(meet.who), act: { v: 'sufferRage', of } }, used: 2 };
}

/** Tokens out of their pool, each carried out as it comes. */
function drawsTokens(code: Program, at: Walk): Joint | undefined {
  const [deal] = code;
  if (deal?.op !== 'deal' || deal.to !== 'table' || deal.named !== undefined || typeof deal.from !== 'string')
    return undefined;
  if (nameOf(deal.from) !== 'token') return undefined;
  return {
    clause: { c: 'act', who: at.me, act: { v: 'drawTokens', n: at.amount(deal.n ?? 1), deck: deal.from } },
    used: 1,
  };
}

/** What was dealt aside from such a pool lies beside the board after all: it is carried out. */
function carriesOut(code: Program, at: Walk): Joint | undefined {
  const [put] = code;
  if (put?.op !== 'put' || put.to !== 'table' || typeof put.card !== 'object' || !('var' in put.card)) return undefined;
  const meaning = at.meaning(put.card.var);
  if (meaning?.is !== 'card' || meaning.given !== 'dealt') return undefined;
  return { clause: { c: 'act', who: at.me, act: { v: 'carryOut', card: at.card(put.card) } }, used: 1 };
}

type Near = EffectOf<'choose'>;
const isNear = (e: Effect | undefined): e is Near & { readonly from: Extract<Near['from'], { spaces: unknown }> } =>
  e?.op === 'choose' && 'spaces' in e.from && e.from.nearest?.to === 'here' && e.from.spaces.sameRegionAs === 'here';
/** On his own space or the next one that is free; with none free it is gone, and he suffers somebody's Rage. */
function placesNear(code: Program, at: Walk): Joint | undefined {
  const [test] = code;
  if (test?.op !== 'if' || !('at' in test.cond) || test.cond.who !== undefined) return undefined;
  const [gone] = test.then;
  const [first, second, lies, more] = test.else ?? [];
  if (gone?.op !== 'put' || gone.to !== 'discard' || !isNear(first) || second?.op !== 'if' || more !== undefined)
    return undefined;
  const [otherwise] = second.then;
  if (!isNear(otherwise) || !same(otherwise.from.spaces, first.from.spaces) || lies?.op !== 'if') return undefined;
  const [put] = lies.then;
  const [lost, lord, meets] = lies.else ?? [];
  const free = first.from.spaces.not?.holds;
  const way = first.from.nearest?.way;
  if (put?.op !== 'put' || !same(lost, gone) || !same(put.card, gone.card) || free === undefined) return undefined;
  if (lord?.op !== 'choose' || !('cards' in lord.from) || meets?.op !== 'meet' || way === undefined) return undefined;
  return {
    clause: {
      c: 'act',
      who: at.me,
      act: {
        v: 'placeNear',
        card: at.card(put.card),
        without: at.cards(free),
        way,
        not: listOf<string>(test.cond.at.region),
        rage: at.cards(lord.from.cards),
      },
    },
    used: 1,
  };
}

export const idiomOfKings = (code: Program, at: Walk): Joint | undefined =>
  suffers(code, at) ?? drawsTokens(code, at) ?? carriesOut(code, at) ?? placesNear(code, at);
