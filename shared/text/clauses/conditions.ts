// Conditions as tests, and as what is hung on a sentence: an adverb where there is one, else a clause of its own.
import { nameOf } from '../../kernel/ids';
import { assertNever } from '../../kernel/result';
import type { AnyFilter } from '../../rules/vocab/event';
import type {
  Amount,
  CardFilter,
  Comparison,
  Cond,
  FightFilter,
  HeroFilter,
  SourceFilter,
} from '../../rules/vocab/select';
import {
  isWhere,
  knownCard,
  noneOrAny,
  opposite,
  owned,
  sameChoice,
  sameNumber,
  type How,
  type OfMoment,
} from '../comparisons';
import { same } from '../exact';
import { listOf } from '../joined';
import { isHidden } from '../keys';
import { isRoomForSpells, silent, unspoken } from '../trivial';
import { isOfTheKing } from './idioms-of-kings';
import { statesInOne } from './states';
import type { Walk } from './talk';
import type { CardNp, Num } from './tree';
import type { Adverb, Fight, Source, Test, When } from './tests';

/** What tells where or how a card lies, rather than what it is. */
const whereabouts = new Set([
  'zone',
  'on',
  'stands',
  'in',
  'at',
  'side',
  'faceDown',
  'fresh',
  'replaceable',
  'belongsTo',
]);
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

export function cond(c: Cond, at: Walk, not = false): Test {
  if ('alignment' in c) return { t: 'aligned', who: at.who(c.of), as: listOf(c.alignment), printed: c.printed, not };
  if ('is' in c) return comparison(c.is, at, not);
  if ('has' in c) return { t: 'has', who: at.who(c.who), card: at.cards(c.has), not };
  if ('exists' in c) return exists(c, at, not);
  if ('at' in c) return { t: 'at', who: at.who(c.who), where: at.spaces(c.at), not };
  if ('status' in c) return { t: 'state', who: at.who(c.who), status: c.status, not };
  if ('card' in c) {
    const keys = Object.keys(c.fits);
    // "it is not an Enemy or Stranger"
    if (keys.length === 1 && c.fits.not?.kind !== undefined) return at.cond({ card: c.card, fits: c.fits.not }, !not);
    // An Enemy that was taken as a Follower.
    if (keys.length === 1 && c.fits.keyword === 'copies') return { t: 'copies', card: at.card(c.card), not };
    if (c.fits.struck !== undefined && keys.length === 1)
      return { t: 'struck', card: at.card(c.card), not: c.fits.struck === not };
    if (c.fits.lent && keys.length === 1) return { t: 'follows', who: at.me, card: at.card(c.card), not };
    const isPlace = keys.length > 0 && (isWhere(c.fits) || keys.every((key) => whereabouts.has(key)));
    return { t: 'cardIs', card: at.card(c.card), like: at.cards(c.fits), isWhere: isPlace, not };
  }
  if ('not' in c) return at.cond(c.not, !not);
  if ('all' in c) {
    if (c.all.length > 1 && c.all.every(wasChosen)) return { t: 'allChosen', not };
    const list = c.all.filter((x) => !silent(x)).map((x) => at.cond(x, not));
    const said = several(not ? 'any' : 'all', list);
    const isPlain = list.length > 1 && c.all.every((x) => !('not' in x) && !('any' in x));
    return not && isPlain && 'list' in said ? { ...said, but: at.cond(c) } : said;
  }
  if ('any' in c) {
    if (sameChoice(c)) return { t: 'sameChoice', who: { key: 'who', is: 'who' }, not };
    const equal = sameNumber(c.any);
    if (equal) return { t: 'oneOf', x: itself(at.amount(equal.of)), values: equal.values, not };
    const king = not ? undefined : isOfTheKing(c, at);
    if (king) return king;
    const pairs = c.any.length > 3 ? c.any.flatMap((x) => matched(x, at)) : [];
    if (c.any.length > 3 && !not && c.any.every(trophyFor)) return { t: 'hasTrophyFor', who: at.me, not };
    if (pairs.length > 0 && pairs.length === c.any.length && !not) return { t: 'matched', who: at.me, pairs, not };
    return several(
      not ? 'all' : 'any',
      c.any.map((x) => at.cond(x, not)),
    );
  }
  return ofMoment(c, at, not);
}

/** It is such a card, and he has a trophy of its kind. */
function trophyFor(c: Cond): boolean {
  const [card, has, more] = 'all' in c ? c.all : [];
  if (!card || !has || more || !('card' in card) || typeof card.fits.named !== 'string') return false;
  const from = 'exists' in has && 'cards' in has.exists ? has.exists.cards : {};
  const { zone, heldBy, subtype, ...rest } = from;
  return zone === 'trophy' && heldBy === 'me' && typeof subtype === 'string' && Object.keys(rest).length === 0;
}

/** Whom he fights, and the card that he has for it. */
function matched(c: Cond, at: Walk): Extract<Test, { t: 'matched' }>['pairs'] {
  const [fights, ...rest] = 'all' in c ? c.all : [];
  const aligned = rest.find((x) => 'alignment' in x);
  const has = rest.find((x) => 'has' in x);
  if (!fights || !('fight' in fights) || fights.fight.of !== undefined || !has || !('has' in has)) return [];
  if (has.who !== undefined || rest.length !== (aligned ? 2 : 1)) return [];
  if (aligned && 'alignment' in aligned && (aligned.of !== 'opponent' || aligned.printed)) return [];
  return [
    {
      fight: fight(fights.fight, at),
      aligned: aligned && 'alignment' in aligned ? listOf(aligned.alignment) : undefined,
      card: at.cards(has.has),
    },
  ];
}

/** An alignment that was chosen here: a token keeps count of it. */
const wasChosen = (c: Cond): boolean =>
  'is' in c && typeof c.is[0] === 'object' && 'tokens' in c.is[0] && alignments.includes(c.is[0].tokens);
const alignments: readonly string[] = ['good', 'neutral', 'evil'];

/** "has Strength or Craft counters" */
function counters(x: Amount, which: 'none' | 'any' | undefined, at: Walk): Test | undefined {
  if (which === undefined || typeof x !== 'object' || !('stat' in x) || x.part !== 'counters') return undefined;
  if (x.stat !== 'strength' && x.stat !== 'craft') return undefined;
  return { t: 'counters', who: at.who(x.of), of: [x.stat], any: which === 'any', not: false };
}
type Counters = Extract<Test, { t: 'counters' }>;
const areCounters = (list: readonly Test[]): list is readonly Counters[] =>
  list.every((x) => x.t === 'counters' && x.any);

type Bound = Extract<Test, { t: 'bound' }>;
const areBound = (list: readonly Test[]): list is readonly Bound[] => list.every((x) => x.t === 'bound' && !x.not);

type Compared = Extract<Test, { t: 'compare' }>;
/** "its Strength or Craft is 6 or more": of two comparisons with the same number one. */
function eitherPower(list: readonly Test[]): Compared | undefined {
  const [x, y, more] = list;
  if (x?.t !== 'compare' || y?.t !== 'compare' || more || x.how !== y.how || x.y !== y.y) return undefined;
  const [one, other] = [x.x, y.x];
  if (typeof one !== 'object' || typeof other !== 'object' || one.num !== 'printed' || other.num !== 'printed')
    return undefined;
  return one.power === 'strength' && other.power === 'craft' && JSON.stringify(one.on) === JSON.stringify(other.on)
    ? { ...x, x: { ...one, power: 'either' } }
    : undefined;
}
/** Light fate and dark fate on one thing: fate. */
function fateThere(t: 'all' | 'any', list: readonly Test[]): Test | undefined {
  const [x, y, more] = list;
  if (x?.t !== 'tokens' || y?.t !== 'tokens' || more || x.any !== y.any || x.any !== (t === 'any')) return undefined;
  const sides = [x.kind, y.kind].sort().join();
  return sides === 'dark,light' && JSON.stringify(x.on) === JSON.stringify(y.on)
    ? { ...x, kind: 'fate', gone: false }
    : undefined;
}
const several = (t: 'all' | 'any', list: readonly Test[]): Test => {
  const [only, more] = list;
  const fate = fateThere(t, list);
  if (fate) return fate;
  if (t === 'any' && only?.t === 'counters' && areCounters(list) && list.every((x) => x.who.key === only.who.key))
    return { ...only, of: list.flatMap((x) => x.of) };
  if (t === 'any' && only?.t === 'bound' && areBound(list) && list.every((x) => x.who.key === only.who.key))
    return { ...only, to: list.flatMap((x) => x.to) };
  const states = statesInOne(t, list);
  if (states) return states;
  const either = t === 'any' ? eitherPower(list) : undefined;
  return either ?? (only !== undefined && more === undefined ? only : { t, list });
};

/** What is used in a fight was used, once that has ended. */
const isOver = (at: Walk): boolean => at.event?.kinds.includes('fought') === true && !at.event.would;

const outcomes = ['won', 'lost', 'standOff', 'evaded', 'destroyed'] as const;

function ofMoment(c: OfMoment, at: Walk, not: boolean): Test {
  if ('known' in c) {
    const outcome = outcomes.find((x) => x === c.equals);
    // A choice that was passed is none.
    return outcome ? { t: 'outcome', outcome, not } : given(c.known, at, not !== (c.equals === 'pass'));
  }
  if ('option' in c) return { t: 'rule', not };
  if ('alike' in c) return { t: 'alike', who: at.who(c.alike[0]), as: at.who(c.alike[1]), not };
  if ('same' in c) return { t: 'same', who: at.who(c.same[0]), as: at.who(c.same[1]), not };
  if ('turnOf' in c) return { t: 'turnOf', who: at.who(c.turnOf), not };
  if ('may' in c) {
    const card = typeof c.byCard === 'object' ? at.card(c.byCard) : undefined;
    return { t: 'can', who: at.who(c.who), verb: c.may, it: c.byCard === 'it' || undefined, card, not };
  }
  if ('fight' in c)
    return {
      t: 'fights',
      who: c.fight.of === undefined ? at.me : at.who(c.fight.of),
      fight: fight(c.fight, at),
      not,
    };
  if ('source' in c) return { t: 'causedBy', source: source(c.source), not };
  if ('eventIs' in c) {
    const f: AnyFilter = c.eventIs;
    const kinds = at.event?.kinds ?? [];
    if (kinds.some((k) => k === 'killed' || k === 'defeated') && (f.on === 'defeated' || f.on === 'killed'))
      return { t: 'wouldKill', not };
    if (f.missed) return { t: 'missesTurn', who: at.me, not };
    return {
      t: 'event',
      card: f.card && at.cards(f.card),
      natural: f.natural,
      to: f.to && at.spaces(f.to),
      what: some(listOf(f.what)),
      cause: some(listOf(f.cause)),
      not,
    };
  }
  if ('lasting' in c) return { t: 'hasEffect', not };
  if ('inUse' in c) return { t: 'uses', who: at.me, card: at.card(c.inUse), over: isOver(at), not };
  if ('canBuy' in c) {
    const [only, more] = c.canBuy;
    return only?.price === 0 && more === undefined
      ? { t: 'stocked', named: only.named, not }
      : { t: 'canBuy', who: at.me, not };
  }
  if ('turnIsOver' in c) return { t: 'turnIsOver', not };
  if ('meeting' in c) return { t: 'encounters', who: at.me, what: c.meeting, not };
  if ('naturalMove' in c) return { t: 'rolledMove', who: at.me, natural: c.naturalMove, not };
  if ('bound' in c) return { t: 'bound', who: at.who(c.of), to: [c.bound], not };
  if ('onTop' in c && (c.discards || c.fits.castBy !== undefined)) {
    const { castBy, ...fits } = c.fits;
    const by = castBy === undefined ? undefined : at.who(castBy);
    return { t: 'onPile', deck: at.deck(c.onTop), like: at.cards(fits), castBy: by, not };
  }
  if ('onTop' in c)
    return { t: 'cardIs', card: { card: 'top', deck: at.deck(c.onTop) }, like: at.cards(c.fits), isWhere: false, not };
  if ('form' in c) return { t: 'form', who: at.who(c.of), from: c.from, not };
  return assertNever(c);
}

const isAnything = (of: CardNp): boolean => Object.values(of).every((x) => x === undefined);

/** Whether there was anything, where nobody chose it; else whether he did as he was allowed to. */
function given(name: string, at: Walk, not: boolean): Test {
  const meaning = at.meaning(name);
  if (meaning?.is === 'place' && meaning.given) return { t: 'suchASpace', not };
  // Any card will do: it is for him to say.
  const isAny = meaning?.is === 'card' && meaning.card.card === 'that' && isAnything(meaning.card.of);
  // What is found may be taken or left.
  if (meaning?.is === 'card' && meaning.given === 'found' && (isAny || !not)) return { t: 'youDo', who: at.me, not };
  if (meaning?.is === 'card' && meaning.given === 'found' && meaning.card.card === 'that')
    return { t: 'found', what: meaning.card.of, not };
  if (meaning?.is === 'card' && meaning.given !== undefined)
    return meaning.given === 'dealt'
      ? { t: 'dealt', one: meaning.card.card !== 'those' && !meaning.sought, not }
      : { t: 'inPlay', card: meaning.card, not };
  if ((meaning?.is === 'card' || meaning?.is === 'who') && meaning.of) return { t: 'anyToChoose', of: meaning.of, not };
  return { t: 'youDo', who: at.me, must: (meaning?.is === 'card' || meaning?.is === 'place') && meaning.forced, not };
}

function comparison([x, op, y]: readonly [Amount, Comparison, Amount], at: Walk, not: boolean): Test {
  const how: How = not ? opposite[op] : op;
  const own = owned(x);
  const counted = counters(x, noneOrAny(how, y), at);
  if (counted) return counted;
  if (own && typeof y === 'number')
    return { t: 'owns', who: at.who(own.of), what: own.stat as 'gold' | 'fate' | 'life', how, n: y, not: false };
  const which = noneOrAny(how, y);
  const any = which === 'any';
  if (typeof x === 'object') {
    if ('tokens' in x && countsTurns(x.tokens, at)) return { t: 'hadIt', not };
    if ('minus' in x && isRoomForSpells(x.minus) && typeof y === 'number' && (how === '>=' || how === '<'))
      return { t: 'room', who: at.me, n: y, not: how === '<' };
    if (any && 'missing' in x) return { t: 'lacks', who: at.who(x.of), what: x.missing, not: false };
    if (which !== undefined && 'count' in x) return exists({ exists: x.count }, at, !any);
    if ('foe' in x && x.foe === 'count' && how === '>=') return { t: 'enemies', atLeast: at.amount(y), not: false };
    if (which !== undefined) {
      if ('tokens' in x) return { t: 'tokens', kind: x.tokens, on: at.card(x.on), any, gone: !any, not: false };
      if ('spaceTokens' in x) return { t: 'tokens', kind: x.spaceTokens, on: at.place(x.at), any, not: false };
      if ('left' in x && x.find === undefined)
        return { t: 'left', deck: at.deck(x.left), discards: x.discards === 'only', any, not: false };
      if ('fateSide' in x) return { t: 'fateOf', side: x.fateSide, who: at.who(x.of), any, not: false };
    }
  }
  // Of things by their names it is told whether one of them is there.
  if (typeof x === 'object' && 'count' in x && 'cards' in x.count && x.count.cards.named && how === '=' && y === 0)
    return exists({ exists: x.count }, at, true);
  // More than there were a moment ago: one has come.
  if (typeof x === 'object' && 'count' in x && how === '>' && same(at.amount(x), at.amount(y)))
    return exists({ exists: x.count }, at, false);
  const compared = { t: 'compare', how, not: false } as const;
  if (typeof y === 'number') return { ...compared, x: itself(at.amount(x)), y };
  const [mine, theirs] = [at.amount(x), at.amount(y)];
  return isTheirs(mine) !== isTheirs(theirs)
    ? { ...compared, x: against(mine), y: yours(against(theirs)) }
    : { ...compared, x: mine, y: theirs };
}
/** Of a token that it gets at the start of each of its owner's turns it matters only that he had it then. */
const countsTurns = (kind: string, at: Walk): boolean => {
  const abilities = 'abilities' in at.def ? at.def.abilities : undefined;
  return (
    isHidden(kind) &&
    (abilities ?? [])
      .flatMap(({ triggers = [] }) => triggers)
      .some(
        (t) =>
          t.on === 'turnBegan' &&
          t.whose === 'mine' &&
          'do' in t &&
          t.do.some((e) => e.op === 'tokens' && e.kind === kind),
      )
  );
};
/** Of one roll alone nobody asks whose it is; of two one is the reader's. */
const isTheirs = (n: Num): boolean =>
  typeof n === 'object' && (n.num === 'opponentsResult' || n.num === 'figuresResult' || n.num === 'resultOf');
const itself = (n: Num): Num => (isTheirs(n) ? { num: 'result' } : n);
const yours = (n: Num): Num => (same(n, { num: 'yourResult' }) ? { num: 'yours' } : n);
const against = (n: Num): Num => (typeof n === 'object' && n.num === 'result' ? { num: 'yourResult' } : n);

function exists(c: Extract<Cond, { exists: unknown }>, at: Walk, not: boolean): Test {
  if ('cards' in c.exists) {
    const card = knownWhere(c.exists.cards, at, not);
    if (card) return card;
    const { heldBy, ...rest } = c.exists.cards;
    const { where, ...what } = rest;
    if (heldBy === 'me' && same(where, { inUse: 'it' })) return { t: 'usesA', who: at.me, card: at.cards(what), not };
    if (heldBy !== undefined && heldBy !== 'anyone' && heldBy !== 'others')
      return { t: 'has', who: at.who(heldBy), card: at.cards(rest), not };
  }
  const there = 'heroes' in c.exists ? isThere(c.exists.heroes, at, not) : undefined;
  if (there) return there;
  if ('spaces' in c.exists && c.exists.spaces.is !== undefined) {
    const { is, named, ...rest } = c.exists.spaces;
    const space = at.place(is);
    // A space that bears its own name has nothing on it that gives it another.
    if (typeof is === 'object' && 'space' in is && named === nameOf(is.space))
      return { t: 'spaceIs', space, like: at.spaces({ ...rest, covered: false }), not };
    if (named !== undefined) return { t: 'called', space, names: listOf(named), not };
    if (Object.keys(rest).length > 0) return { t: 'spaceIs', space, like: at.spaces(rest), not };
  }
  return { t: 'exists', of: at.select(c.exists), not };
}

/** "the active character is in your Region": one somewhere who is that very one. */
function isThere({ where, sameRegionAs, at: spot, ...rest }: HeroFilter, at: Walk, not: boolean): Test | undefined {
  if (!where || !('same' in where) || where.same[0] !== 'it' || Object.keys(rest).length > 0) return undefined;
  const who = at.who(where.same[1]);
  if (spot !== undefined && sameRegionAs === undefined) return { t: 'at', who, where: at.spaces(spot), not };
  return spot === undefined && sameRegionAs === 'me' ? { t: 'at', who, where: { myRegion: at.me }, not } : undefined;
}

/** "the Time Card shows its Night side", "the Harbinger is not on this space": a card that is known by its name. */
function knownWhere(f: CardFilter, at: Walk, not: boolean): Test | undefined {
  const card = knownCard(f);
  if (card === undefined) return undefined;
  if (card.side !== undefined)
    return { t: 'shows', card: card.named, side: card.side, not: not !== (card.isNot ?? false) };
  return isWhere(card.rest) && Object.keys(card.rest).length > 0
    ? { t: 'lies', card: card.named, where: at.cards(card.rest), not }
    : undefined;
}

export const fight = (f: FightFilter, at: Walk): Fight => ({
  kind: f.kind,
  role: f.role,
  foe: f.foe === 'character' ? f.foe : (f.foes ?? f.foe),
  subtypes: some(listOf(f.subtype)),
  only: some(listOf(f.onlySubtype)),
  cards: f.foeCards && at.cards(f.foeCards),
});

export const source = (f: SourceFilter): Source => ({
  places: some([...(f.named ?? []), ...(f.def ?? []).map(nameOf)]),
  kinds: some(listOf(f.kind)),
  fight: f.fight,
});

// adverbs

const isSilent = (c: Cond): boolean => silent(c) || ('may' in c && unspoken.has(c.may));

export function when(c: Cond | undefined, at: Walk): When {
  if (c === undefined) return { adverbs: [] };
  if ('all' in c) {
    const parts = c.all.filter((x) => !isSilent(x)).map((x) => when(x, at));
    const iffs = parts.map((p) => p.iff).filter((x) => x !== undefined);
    return { adverbs: parts.flatMap((p) => p.adverbs), ...(iffs.length > 0 ? { iff: several('all', iffs) } : {}) };
  }
  if ('any' in c) {
    const parts = c.any.map((x) => when(x, at));
    if (parts.every((p) => p.iff === undefined && p.adverbs.length === 1))
      return { adverbs: [{ a: 'either', list: parts.flatMap((p) => p.adverbs) }] };
  }
  const adverb = 'not' in c ? excepted(c.not, at) : adverbOf(c, at);
  return adverb ? { adverbs: [adverb] } : { adverbs: [], iff: at.cond(c) };
}

function excepted(c: Cond, at: Walk): Adverb | undefined {
  if ('source' in c && c.source.def?.length === 1 && c.source.def[0] === at.def.id) return { a: 'exceptThis' };
  if ('source' in c)
    return at.def.kind === 'space' && c.source.named?.includes(nameOf(at.def.id))
      ? { a: 'exceptHere' }
      : { a: 'exceptSource', source: source(c.source) };
  if ('fight' in c && c.fight.kind !== undefined && Object.keys(c.fight).length === 1)
    return { a: 'exceptFight', kind: c.fight.kind };
  return 'at' in c && isOwn(c, at) ? { a: 'exceptAt', where: at.spaces(c.at) } : undefined;
}

const isOwn = (c: Extract<Cond, { at: unknown }>, at: Walk): boolean =>
  c.who === undefined || c.who === 'me' || at.who(c.who).is === 'who';

function adverbOf(c: Cond, at: Walk): Adverb | undefined {
  // In a fight against the card itself, whoever's turn it is.
  const isItsFight = (f: FightFilter): boolean => f.of === 'active' && f.foeCards?.self === true;
  if ('fight' in c && (c.fight.of === undefined || isItsFight(c.fight)))
    return { a: 'fight', fight: fight(c.fight, at) };
  if ('source' in c) return { a: 'source', source: source(c.source) };
  if ('at' in c && isOwn(c, at)) return { a: 'at', where: at.spaces(c.at) };
  // "a character whose turn it is"
  if ('turnOf' in c && at.who(c.turnOf).is !== 'who') return { a: 'turnOf', who: at.who(c.turnOf) };
  if ('inUse' in c && c.inUse === 'this') return { a: 'using', card: at.card(c.inUse) };
  if ('lasting' in c) return { a: 'whileItLasts' };
  if ('meeting' in c) return { a: 'encountering', who: at.me, what: c.meeting };
  if ('status' in c && c.status === 'toad' && at.who(c.who).is === 'you') return { a: 'asToad' };
  return undefined;
}
