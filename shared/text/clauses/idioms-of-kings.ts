// What is done with those who lie beside the board and their tokens: a Rage that is suffered, tokens that are drawn.
import type { Static, StatMod } from '../../rules/vocab/ability';
import type { Effect, EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';
import { nameOf } from '../../kernel/ids';
import { same } from '../exact';
import { listOf } from '../joined';
import type { Joint } from './idioms-of-cards';
import type { Walk } from './talk';
import type { Test } from './tests';

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

/** Whoever of those beside the board is king: his name. */
function kingIn(c: Cond | undefined): string | undefined {
  const lord = c && 'exists' in c && 'cards' in c.exists ? c.exists.cards : undefined;
  const isCrowned =
    lord?.where !== undefined && 'is' in lord.where && same(lord.where.is[0], { tokens: 'crown', on: 'it' });
  return isCrowned && lord.zone === 'table' && typeof lord.named === 'string' ? lord.named : undefined;
}
/** "it is a scale of the Dragon King": said of each of them by his name. */
export function isOfTheKing(
  c: Extract<Cond, { any: unknown }>,
  at: Walk,
): Extract<Test, { t: 'ofTheKing' }> | undefined {
  const found = c.any.map((x) => {
    const [king, card, more] = 'all' in x ? x.all : [];
    const lord = kingIn(king);
    if (lord === undefined || card === undefined || more || !('card' in card)) return undefined;
    const name = card.fits.named;
    return typeof name === 'string' && name.endsWith(`_of_${lord}`)
      ? { card: card.card, kind: name.slice(0, -`_of_${lord}`.length) }
      : undefined;
  });
  const [first] = found;
  return first && found.length > 1 && found.every((x) => same(x, first))
    ? { t: 'ofTheKing', card: at.card(first.card), like: { keywords: [first.kind] }, not: false }
    : undefined;
}

/** For each of somebody's cards of one name so much as there are creatures of some decks. */
function perCard(
  m: Static | undefined,
): { readonly m: StatMod; readonly cards: CardFilter; readonly foes: Amount } | undefined {
  if (!m || !('stat' in m) || typeof m.add !== 'object' || !('times' in m.add)) return undefined;
  const [cards, foes] = m.add.times;
  if (typeof cards !== 'object' || !('count' in cards) || !('cards' in cards.count)) return undefined;
  return { m, cards: cards.count.cards, foes };
}
const decksOf = (foes: Amount): readonly string[] | undefined =>
  typeof foes === 'object' && 'count' in foes && 'cards' in foes.count && foes.count.cards.inFight
    ? listOf(foes.count.cards.from).map(nameOf)
    : undefined;
/**
 * The same for the cards of each Lord, which count for creatures of his own deck, or of all the others': one effect,
 * of which the first is what is told.
 */
export function cardByCard(
  list: readonly Static[],
  at: Walk,
): { readonly mod: StatMod; readonly used: number } | undefined {
  const found = list.slice(0, 3).map(perCard);
  const [first] = found;
  if (!first || found.length < 3) return undefined;
  const lords = found.map((x) => (typeof x?.cards.named === 'string' ? x.cards.named.replace(/^.*_of_/, '') : ''));
  const how = found.map((x, i) => {
    const decks = (x && decksOf(x.foes)) ?? [];
    const others = lords.filter((_, j) => j !== i);
    if (same(decks, [lords[i]])) return 'creaturesOfItsLord';
    return same(decks, others) ? 'creaturesOfOtherLords' : undefined;
  });
  const [num] = how;
  const isAlike = found.every(
    (x) =>
      x &&
      same({ ...x.m, add: 0 }, { ...first.m, add: 0 }) &&
      same({ ...x.cards, named: '' }, { ...first.cards, named: '' }),
  );
  if (num === undefined || !isAlike || how.some((x) => x !== num)) return undefined;
  const { named: _, ...cards } = first.cards;
  at.means(`$${num}`, { is: 'num', num: { num } });
  return { mod: { ...first.m, add: { times: [{ count: { cards } }, { var: `$${num}` }] } }, used: 3 };
}
