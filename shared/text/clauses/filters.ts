// What a selector finds, as noun phrases.
import { nameOf } from '../../kernel/ids';
import type { CardFilter, Cond, HeroFilter, SpaceFilter } from '../../rules/vocab/select';
import { same } from '../exact';
import { listOf } from '../joined';
import { trivial, unspoken } from '../trivial';
import type { Walk } from './talk';
import type { CardNp, HeroNp, SpaceNp, Tokens, Who } from './tree';

/** Terrains of which there are many: "on a Woods space"; the others are places of their own. */
const terrains = new Set(['fields', 'plains', 'woods', 'hills', 'runes', 'desert', 'tunnel']);
export const isTerrain = (key: string): boolean => terrains.has(key);

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
/** The one that a selector looks at, as it is spoken of: "who", "that". */
const candidate: Who = { key: 'who', is: 'who' };

/** Whom no Spell affects is nobody's target, and whom he may not attack he does not: a card of theirs says so. */
const isTarget = (c: Cond): boolean =>
  'may' in c && (unspoken.has(c.may) || (c.may === 'attack' && c.who === undefined));

export function heroes(f: HeroFilter, at: Walk): HeroNp {
  const by = f.sameRegionAs;
  return {
    others: f.who === 'others' || undefined,
    alignment: some(listOf(f.alignment)),
    at: f.at && at.spaces(f.at),
    regionOf: by === undefined ? undefined : typeof by === 'object' && 'card' in by ? at.card(by.card) : at.who(by),
    has: f.has && at.cards(f.has),
    struck: f.struck,
    which: f.where && !isTarget(f.where) ? at.with({ it: candidate }).when(f.where) : undefined,
  };
}

/** "with a sleep token": a number of tokens on the card itself, compared with none. */
function tokensOf(c: Cond): Tokens | undefined {
  if (!('is' in c) || typeof c.is[0] !== 'object' || !('tokens' in c.is[0]) || c.is[0].on !== 'it') return undefined;
  const [{ tokens: kind }, op, n] = c.is;
  if ((op === '=' && n === 0) || (op === '<' && n === 1)) return { kind, has: false };
  return (op === '>' && n === 0) || (op === '>=' && n === 1) ? { kind, has: true } : undefined;
}

/** That a card does not strike itself needs no word. */
const isOther = (c: Cond): boolean => 'not' in c && 'card' in c.not && c.not.card === 'it' && c.not.fits.self === true;

/** Of a trophy it matters which of the two it has. */
const isPower = (c: Cond): boolean => 'is' in c && typeof c.is[0] === 'object' && 'printed' in c.is[0];

function which(c: Cond | undefined, at: Walk, isTrophy = false): Pick<CardNp, 'tokens' | 'which'> {
  if (c === undefined) return {};
  const list = ('all' in c ? c.all : [c]).filter((x) => (!trivial(x) || (isTrophy && isPower(x))) && !isOther(x));
  const tokens = list.map(tokensOf).filter((x) => x !== undefined);
  const rest = list.filter((x) => tokensOf(x) === undefined);
  return {
    tokens: some(tokens),
    which: rest.length === 0 ? undefined : at.with({ it: candidate }).when({ all: rest }),
  };
}

/** "a scale or a faceup Dragon King card": any of several, of which nothing else is asked. */
function eitherOf({ where, ...rest }: CardFilter): readonly CardFilter[] {
  if (!where || !('any' in where) || Object.keys(rest).length > 0) return [];
  const list = where.any.flatMap((c) => ('card' in c && c.card === 'it' ? [c.fits] : []));
  return list.length === where.any.length ? list : [];
}

/** "a Weapon or a piece of Armour" */
function gearOf(c: Cond | undefined): CardNp['gear'] {
  if (!c || !('any' in c)) return undefined;
  const list = c.any.flatMap((x) => ('card' in x && x.card === 'it' ? [x.fits] : []));
  const gears = list.flatMap((f) => (f.class && Object.keys(f).length === 1 ? [f.class] : []));
  return gears.length === c.any.length ? gears : undefined;
}

/** One of several that were chosen or dealt before. */
export const isThose = (is: CardFilter['is'], at: Walk): boolean => {
  const meaning = typeof is === 'object' && 'var' in is ? at.meaning(is.var) : undefined;
  return meaning?.is === 'card' && meaning.card.card === 'those';
};

/** "on another space": on the board, and not here. */
function elsewhere(f: CardFilter): CardFilter {
  const { not, at, ...rest } = f;
  return at === 'anySpace' && f.in === undefined && same(not, { at: 'here' }) ? { ...rest, in: { other: true } } : f;
}

export function cards(of: CardFilter, at: Walk): CardNp {
  const f = elsewhere(of);
  const either = eitherOf(f);
  if (either.length > 1) return { either: either.map((x) => at.cards(x)) };
  const place = (ref: CardFilter['at']): CardNp['at'] =>
    ref === undefined || ref === 'anySpace' ? ref : at.place(ref);
  const by = f.heldBy;
  const on = f.on;
  // One like that in the fight, and not that one.
  const isAnother = f.likeFoe === true && f.not?.inFight === true && Object.keys(f.not).length === 1;
  const justDrawn = f.fresh === true || f.replaceable === true;
  const amongThem = isThose(f.is, at) || undefined;
  const gears = gearOf(f.where);
  return {
    kinds: some(listOf(f.kind)),
    subtypes: some(listOf(f.subtype)),
    names: some(listOf(f.named)),
    titled: f.titled,
    keywords: some(listOf(f.keyword)),
    object: f.object,
    gear: f.class === undefined ? gears : [f.class],
    lent: f.lent,
    zone: f.zone,
    fireproof: f.fireproof,
    forbidden: f.forbidden,
    likeFoe: f.likeFoe,
    aimed: f.aimed,
    of: by === undefined || by === 'anyone' || by === 'others' ? by : at.who(by),
    at: justDrawn || (f.at === 'anySpace' && f.in !== undefined) ? undefined : place(f.at),
    stands: place(f.stands),
    in: f.in && at.spaces(f.in),
    on:
      on === undefined
        ? undefined
        : typeof on === 'string' || 'var' in on
          ? at.card(on)
          : { card: 'np', det: 'a', of: { ...at.cards(on), ...(on.zone === 'table' ? { zone: undefined } : {}) } },
    deck: some(listOf(f.from)),
    faceUp: f.faceUp,
    faceDown: f.faceDown,
    justDrawn: justDrawn || undefined,
    inFight: f.inFight,
    struck: f.struck,
    belonging: f.belonging,
    amongThem,
    belongsTo: f.belongsTo && at.place(f.belongsTo),
    side: f.side,
    self: f.self,
    not: f.not && !f.not.self && !isAnother ? at.cards(f.not) : undefined,
    // No Spell that is being cast is in a hand.
    other: isAnother || (f.not?.self === true && f.zone !== 'hand') || undefined,
    ...which(gears ? undefined : f.where, at, f.zone === 'trophy'),
  };
}

/** How many steps away, and from where; a step from there and not there is beside it. */
function steps({ within, other, not }: SpaceFilter, at: Walk): Partial<SpaceNp> {
  if (typeof within !== 'object') return { within: within === 1 && other === true ? undefined : within };
  const of = at.place(within.of);
  const beside = within.n === 1 && not?.is !== undefined && same(not, { is: within.of });
  return beside ? { besideOf: of, not: undefined } : { within: within.n, withinOf: of };
}

export function spaces(f: SpaceFilter, at: Walk): SpaceNp {
  const named = listOf(f.named);
  const places = [...listOf(f.id), ...named.filter((slug) => !isTerrain(slug))];
  const adjacent = f.within === 1 && f.other === true ? true : undefined;
  return {
    places: some(places.map((id) => (id.includes('/') ? nameOf(id) : id))),
    terrains: some(named.filter(isTerrain)),
    regions: f.region === 'mine' ? undefined : some(listOf<string>(f.region)),
    myRegion: f.region === 'mine' ? at.me : undefined,
    regionOf: f.sameRegionAs === undefined ? undefined : at.place(f.sameRegionAs),
    other: adjacent ? undefined : f.other,
    here: f.here ? at.place('here') : undefined,
    empty: f.empty,
    adjacent,
    opposite: f.adjacentAcrossRiver,
    oppositeTo: f.across === undefined ? undefined : at.place(f.across),
    is: f.is === undefined ? undefined : at.place(f.is),
    tokens: f.tokens,
    holds: f.holds && at.cards(f.holds),
    covered: f.covered,
    closed: f.closed,
    namesake: f.namesake === undefined ? undefined : at.place(f.namesake),
    last: f.last,
    draws: f.draws,
    shop: f.shop,
    not: f.not && at.spaces(f.not),
    ...steps(f, at),
  };
}

/** All that may lie faceup on the board of the game itself: there any faceup card is meant. */
const ofTheGame: ReadonlySet<string> = new Set(['adventure', 'purchase', 'talisman']);
const isFaceUp = ({ at, deck = [] }: Pick<CardNp, 'deck' | 'at'>): boolean =>
  at === 'anySpace' && deck.length === ofTheGame.size && deck.every((one) => ofTheGame.has(one));
/** Decks that are told by their names. */
export const ofDecks = (of: Pick<CardNp, 'deck' | 'at'>): readonly string[] => {
  const { deck = [] } = of;
  return (deck.length > 1 && !isFaceUp(of)) || deck.every((one) => one.includes('/')) ? deck : [];
};
