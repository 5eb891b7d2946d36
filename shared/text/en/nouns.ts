// Noun phrases, with number and article: "another character", "one of your Followers", "any other Woods space".
import { nameOf } from '../../kernel/ids';
import { ofDecks } from '../clauses/filters';
import type { CardNp, Det, HeroNp, Near, SpaceNp, Tokens } from '../clauses/tree';
import type { CardKind, Measure, Zone } from '../clauses/words';
import { a, plural } from '../speech/english';
import { afterColon, isSeries, joined, unique, words } from '../speech/words';
import { eachOf, isKing, isOnlyRegion } from '../speech/shapes';
import { mark } from './marks';
import { ways, type English } from './speaker';
import { which, whichCard } from './tests';
import * as w from './words';

const and = (list: readonly string[]): string => joined(list, 'and');
const or = (list: readonly string[]): string => joined(list, 'or');
type Noun = { readonly one: string; readonly many: string };
/** `either`: of several kinds, where it is one of them; `kinds`: each of these by itself. */
type Phrase = Noun & {
  readonly pre?: string;
  readonly post: string;
  readonly of?: string;
  readonly either?: string;
  readonly kinds?: readonly string[];
};

function counted(det: Det, n: Phrase, s: English): string {
  const one = words(n.pre, n.one);
  const many = words(n.pre, n.many);
  const owned = n.of === undefined ? many : `of ${n.of} ${many}`;
  const oneOf = `one of ${n.of ?? ''} ${words(n.pre, n.either ?? n.many)}`;
  if (det === 'a') return words(n.of === undefined ? a(one) : oneOf, n.post);
  if (det === 'any') return words(n.of === undefined ? `any ${one}` : oneOf, n.post);
  if (det === 'every') {
    const each = (n.kinds ?? [n.one]).map((kind) => `every ${words(n.pre, kind)}`);
    return words(n.of === undefined ? and(each) : `each ${owned}`, n.post);
  }
  if (det === 'all') return words('all', n.of, many, n.post);
  if (det === 'plural') return words(n.of, many, n.post);
  if (det === 'anyNumber') return words('any number of', n.of, many, n.post);
  if ('upTo' in det && typeof det.upTo === 'object' && det.upTo.num === 'room')
    return words('any number of', many, n.post, '(within your Spell limit)');
  const [lead, x] = 'upTo' in det ? ['up to', det.upTo] : ['', det.exactly];
  if (lead !== '' && typeof x === 'object' && n.of === undefined)
    return words(`${lead} as many ${many}`, n.post, `as ${s.number(x)}`);
  return words(lead, s.number(x), x === 1 && n.of === undefined ? one : owned, n.post);
}
const isMany = (det: Det): boolean =>
  det === 'plural' || det === 'all' || det === 'anyNumber' || typeof det === 'object';

const isOne = (det: Det): boolean => typeof det === 'object' && ('exactly' in det ? det.exactly : det.upTo) === 1;

function nearest(text: Phrase, near: Near, s: English): string {
  if (near.itself && near.next !== undefined && near.way !== undefined) {
    const all =
      typeof near.next === 'number'
        ? `the ${near.next} ${text.many}`
        : `as many ${text.many} as ${s.number(near.next)}`;
    return `each of ${all}, ${ways[near.way]} and beginning with ${s.place(near.to)}`;
  }
  if (near.next !== undefined && near.way !== undefined)
    return typeof near.next === 'number'
      ? `each of the next ${near.next} ${text.many} ${ways[near.way]} from ${s.place(near.to)}`
      : `each of the next ${text.many} ${ways[near.way]} from ${s.place(near.to)}, ${near.next.num === 'count' ? `as many as ${s.number(near.next)}` : 'that many in all'}`;
  const noun = words(text.pre, text.one, text.post);
  if (near.way === undefined && near.to.place === 'here') return `the nearest ${noun}`;
  return near.way === undefined
    ? `the ${noun} nearest to ${s.place(near.to)}`
    : `the first ${noun} at or ${ways[near.way]} from ${s.place(near.to)}`;
}

// characters

export function heroes(np: HeroNp, det: Det, s: English): string {
  const noun = words(or((np.alignment ?? []).map((x) => w.alignments[x])), 'character');
  const post = behindHero(np, det, s);
  if (np.others && (det === 'any' || det === 'a')) return words('another', noun, post);
  if (np.others && det === 'every') return words('every other', noun, post);
  return counted(det, { one: noun, many: plural(noun), ...(np.others ? { pre: 'other' } : {}), post }, s);
}
const isThrow = (by: Measure): boolean => typeof by !== 'string';
const measure = (by: Measure): string =>
  typeof by !== 'string' ? 'result' : by === 'life' ? 'lives' : w.resources[by];
function behindHero(np: HeroNp, det: Det, s: English): string {
  const { last, areMany } = s;
  const region = np.regionOf;
  s.areMany = isMany(det) && !isOne(det);
  const tells = [
    np.struck !== undefined && `whom the Spell ${np.struck ? 'strikes' : 'does not strike yet'}`,
    np.has && `who ${s.areMany ? 'have' : 'has'} ${s.cards(np.has, 'a')}`,
    np.which && which(np.which, s),
  ].filter((x) => x !== undefined && x !== '' && x !== false);
  const post = words(
    np.at && s.parts.spot(np.at, s),
    region && `in ${'is' in region ? s.whose(region) : s.itsOf(region)} Region`,
    and(tells.map(String)),
    np.fewest &&
      `with the ${isThrow(np.fewest) ? 'lowest' : np.fewest === 'life' ? 'fewest' : 'least'} ${measure(np.fewest)}`,
    np.most && `with the ${isThrow(np.most) ? 'highest' : 'most'} ${measure(np.most)}`,
  );
  s.last = last;
  s.areMany = areMany;
  return post;
}

// cards

const one = (noun: string): Noun => ({ one: noun, many: plural(noun) });
const objects = ['object', 'magicObject'] as const;

/** "Denizen" for what stands on the board, by its deck. */
const figures = (np: CardNp): readonly Noun[] => {
  const decks = ofDecks(np);
  return decks.length > 0 ? decks.map((x) => one(w.deck(x))) : [one(w.kinds.figure)];
};
/** "Quest card"; a token is no card to a reader: "Dragon token". */
const ofDeck = (deck: string): string => (nameOf(deck) === 'token' ? w.deck(deck) : `${w.deck(deck)} card`);
/** Of which deck it is, where something else says what it is: "Nether Enemy". */
const fromDeck = (np: CardNp): string =>
  np.kinds !== undefined && !np.kinds.includes('figure') ? or(ofDecks(np).map(w.deck)) : '';

/** What a card is; several are joined by "or". */
function heads(np: CardNp): readonly Noun[] {
  if (np.lent && np.kinds?.includes('follower'))
    return [np.of === undefined ? { one: 'card taken as a Follower', many: 'cards taken as Followers' } : one('card')];
  if (np.lent) return (np.subtypes?.map(w.subtype) ?? ['Enemy']).map(one);
  if (np.zone === 'trophy') return (np.subtypes?.map((x) => `${w.subtype(x)} trophy`) ?? ['trophy']).map(one);
  if (np.subtypes) return np.subtypes.map((x) => one(w.subtype(x)));
  if (np.keywords?.every(w.isNoun)) return np.keywords.map((x) => one(w.keyword(x)));
  if (np.keywords) {
    const before = or(np.keywords.map(w.keyword));
    return heads({ ...np, keywords: undefined }).map((x) => ({
      one: `${before} ${x.one}`,
      many: `${before} ${x.many}`,
    }));
  }
  if (np.gear) {
    const before = np.kinds?.includes('object') ? 'nonmagic ' : np.kinds?.includes('magicObject') ? 'magic ' : '';
    return np.gear.map((gear) =>
      gear === 'weapon'
        ? one(`${before}Weapon`)
        : { one: `${before}piece of Armour`, many: `${before}pieces of Armour` },
    );
  }
  if (np.object) return [one('Object')];
  if (np.kinds?.every((kind) => kind === 'figure')) return figures(np);
  if (np.kinds) {
    const both = objects.every((k) => np.kinds?.includes(k));
    const list = both ? np.kinds.filter((k) => k !== 'magicObject') : np.kinds;
    return list.map((k: CardKind) => one(w.kinds[k]));
  }
  if (np.zone === 'hand' || np.aimed) return [one('Spell')];
  const decks = ofDecks(np).map(w.deck);
  if (np.inFight) return [one(words(or(decks), 'creature'))];
  if (np.zone === 'stands' || np.stands !== undefined) return figures(np);
  const [deck, more] = np.deck ?? [];
  if (more !== undefined && decks.length > 0) return [one(`${or(decks)} card`)];
  return [
    one(
      more !== undefined && isUp(np) === ''
        ? 'faceup card'
        : deck === undefined || more !== undefined
          ? 'card'
          : ofDeck(deck),
    ),
  ];
}
export function noun(np: CardNp): string {
  const [first, more] = heads(np);
  return first && !more ? first.one : 'card';
}

const zones: { readonly [K in Zone]: string } = {
  held: '',
  hand: '',
  trophy: '',
  laid: '',
  over: 'lying over a space',
  stands: 'on the board',
  attached: 'on another card',
  table: 'beside the board',
  aside: 'set aside',
};
const aToken = (kind: string): string => (w.isMass(kind) ? w.token(kind) : a(w.token(kind)));
/** Tokens on it; those that stand for something (`marks`) are told behind all else. */
const tokens = (list: readonly Tokens[] | undefined, s: English, marks?: boolean): string =>
  and(
    (list ?? [])
      .filter((x) => marks === undefined || marks === (mark(x.kind) !== undefined))
      .map((x) => mark(x.kind)?.[x.has ? 'has' : 'not'](s) ?? `${x.has ? 'with' : 'without'} ${aToken(x.kind)}`),
  );

/** Where a card lies that is neither held nor simply on a space: "beside the board", "on this card". */
export function lies(np: CardNp, s: English, many = false): string {
  const over = np.zone === 'over' && np.in !== undefined;
  const from = np.leaves ? 'from' : 'on';
  const told = over || np.stands !== undefined || np.on !== undefined || np.zone === undefined;
  return words(
    told ? '' : zones[np.zone],
    np.stands &&
      (np.stands === 'anySpace'
        ? np.in
          ? `${from} ${many ? 'spaces' : 'any space'}`
          : 'on the board'
        : onPlace(np.stands, s)),
    np.on && `${from} ${s.card(many ? eachOf(np.on) : np.on)}`,
    np.in && (over ? `over ${s.parts.spaces(np.in, 'a', s)}` : s.parts.spot(np.in, s)),
  );
}
/** Where a card that is known is, and what is on it. */
export const whereabouts = (np: CardNp, s: English): string =>
  isKing(np)
    ? 'the Dragon King'
    : words(np.inFight && 'in the fight', lies(np, s), tokens(np.tokens, s), np.which && whichCard(np.which, s));
const onPlace = (place: Exclude<CardNp['at'], 'anySpace' | undefined>, s: English): string =>
  place.place === 'named' ? w.atPlace(place.def, s.names) : `on ${s.place(place)}`;

function except(np: CardNp, det: Det, s: English): string {
  const { not } = np;
  if (!not) return '';
  if (not.lent && not.kinds?.includes('follower'))
    return `that ${isMany(det) ? 'are no Followers' : 'is no Follower'} yet`;
  if (not.names) return `other than ${or(not.names.map((slug) => w.theCard(slug, s.names)))}`;
  if (isStatus(not)) return not.faceDown === undefined ? `not ${state(not, s)}` : state({ faceDown: !not.faceDown }, s);
  return `other than ${s.cards(not, isMany(det) ? 'plural' : 'a')}`;
}
/** Whether it tells where or how a card lies, rather than what it is. */
const isStatus = (np: CardNp): boolean =>
  heads(np)[0]?.one === 'card' && np.names === undefined && np.of === undefined && np.which === undefined;

/** What is told of a card that is known: "beside the board", "with the Night side up". */
export function state(np: CardNp, s: English): string {
  if (isKing(np)) return 'the Dragon King';
  const alone: Partial<Readonly<Record<Zone, string>>> = {
    held: 'held by a character',
    hand: 'in a hand',
    trophy: 'a trophy',
    laid: 'on a space',
  };
  return words((np.zone && alone[np.zone]) ?? lies(np, s), isUp(np) && `lying ${isUp(np)}`, behind(np, s));
}

/** Which side of it is up, where that is told. */
const isUp = (np: CardNp): string =>
  np.faceDown === undefined ? (np.faceUp && np.of === undefined ? 'faceup' : '') : np.faceDown ? 'facedown' : 'faceup';

const behind = (np: CardNp, s: English): string =>
  words(
    np.fireproof === undefined ? '' : np.fireproof ? 'that cannot burn' : 'that can burn',
    np.forbidden && `that ${np.forbidden} characters cannot have`,
    np.likeFoe && 'with the same encounter number',
    np.aimed && 'that is cast on a character',
    np.belonging === undefined ? '' : np.belonging ? 'among the belongings' : 'that is carried',
    np.inFight && 'in the fight',
    np.struck !== undefined && `that the Spell ${np.struck ? 'strikes' : 'does not strike yet'}`,
    np.justDrawn && 'just drawn',
    np.amongThem && 'among them',
    np.side !== undefined && `with the ${w.side(np.side)} side up`,
    np.belongsTo && `belonging to ${s.place(np.belongsTo)}`,
    np.titled && `with “${w.titled(np.titled)}” in the title`,
    np.at && (np.at === 'anySpace' ? 'on the board' : `on ${s.place(np.at)}`),
  );

export function cards(np: CardNp, det: Det, s: English): string {
  if (np.self) return s.card({ card: 'this' });
  if (np.either) return (det === 'every' ? and : or)(np.either.map((x) => cards(x, det, s)));
  if (isKing(np) && (det === 'a' || det === 'any')) return 'the Dragon King';
  const { of } = np;
  const isLoose = of === 'anyone' || of === 'others';
  const owner = of === undefined || isLoose || of.is === 'who' ? undefined : of;
  const list = heads(np);
  const post = (): string =>
    words(
      np.lent &&
        owner &&
        (np.kinds?.includes('follower')
          ? `that ${s.subject(owner)} ${owner.is === 'you' ? 'have' : 'has'} taken as ${isMany(det) ? 'Followers' : 'a Follower'}`
          : `that ${isMany(det) ? 'follow' : 'follows'} ${s.object(owner)}`),
      of === 'anyone' && (isMany(det) ? 'of all characters' : 'of any character'),
      of === 'others' && (isMany(det) ? 'of other characters' : 'of another character'),
      np.at === 'anySpace' && 'on the board',
      tokens(np.tokens, s, false),
      lies(np, s, isMany(det)),
      behind(np.at === 'anySpace' ? { ...np, at: undefined } : np, s),
      except(np, det, s),
      tokens(np.tokens, s, true),
      np.which && whichCard(np.which, s),
      np.atRandom && 'at random',
      np.ownChoice && 'of his choice',
      np.inRandomOrder && 'in random order',
    );
  if (np.names) {
    const full = np.names.map((slug) => w.theCard(slug, s.names));
    const names = isSeries(full) ? full.map((name, i) => (i === 0 ? name : afterColon(name))) : full;
    const both = names.length > 1 && (det === 'anyNumber' || (typeof det === 'object' && 'upTo' in det));
    const list = both
      ? `${names.join(', ')} or ${names.length === 2 ? 'both' : 'all'}`
      : det === 'plural' || det === 'every' || det === 'all'
        ? and(names)
        : or(names);
    return words(list, post());
  }
  const whose = owner && !np.lent ? s.whose(owner) : undefined;
  const phrase: Phrase = {
    one: or(list.map((x) => x.one)),
    many: and(list.map((x) => x.many)),
    either: or(list.map((x) => x.many)),
    kinds: list.map((x) => x.one),
    post: post(),
    pre: words(np.other && 'other', isUp(np), fromDeck(np)),
    ...(whose === undefined ? {} : { of: whose }),
  };
  // What chance chooses is not any that one likes.
  return np.nearest ? nearest(phrase, np.nearest, s) : counted(det === 'any' && np.atRandom ? 'a' : det, phrase, s);
}

// spaces

const inRegion = (np: SpaceNp, s: English): string =>
  words(
    np.myRegion && `in ${s.whose(np.myRegion)} Region`,
    np.regions && `in ${or(np.regions.map((r) => `the ${w.region(r)}`))}`,
  );
/** "outside the Inner Region". */
const outside = (np: SpaceNp, s: English): string =>
  words(
    np.myRegion && `outside ${s.whose(np.myRegion)} Region`,
    np.regions && `outside ${and(np.regions.map((r) => `the ${w.region(r)}`))}`,
    np.regionOf && `outside ${s.regionOf(np.regionOf)}`,
  );

/** Anywhere but there: "outside the Inner Region", "(except at the Castle)". */
export const away = (np: SpaceNp, s: English): string =>
  isOnlyRegion(np) ? outside(np, s) : `(except ${spot(np, s)})`;

/** What lies over a space is said to be over that one. */
const ontop = (np: CardNp): CardNp => (np.zone === 'over' ? { ...np, zone: undefined } : np);
const atEnd = 'at the end of a corner board';
/** What a space itself is like. */
const like = (np: SpaceNp, s: English): string =>
  words(
    np.tokens !== undefined && `with ${aToken(np.tokens)}`,
    np.covered === undefined ? '' : np.covered ? 'covered by a card' : 'not covered by a card',
    np.holds && `with ${s.cards(ontop(np.holds), 'a')}${np.holds.zone === 'over' ? ' over it' : ''}`,
    np.within !== undefined && `within ${np.within} ${np.within === 1 ? 'space' : 'spaces'}`,
    np.withinOf && `of ${s.place(np.withinOf)}`,
    np.besideOf && `adjacent to ${s.place(np.besideOf)}`,
    np.empty && 'without a character',
    np.namesake && `with the same name as ${s.place(np.namesake)}`,
    np.draws && (np.draws === 'more' ? 'where cards are still to be drawn' : 'where cards are drawn'),
    np.last && atEnd,
  );
/** The opposite of one thing is said by itself; of anything else: "other than the City". */
function unlike(np: SpaceNp, s: English): string {
  const count = Object.values(np).filter((x) => x !== undefined).length;
  if (count === 1 && np.tokens !== undefined) return `without ${aToken(np.tokens)}`;
  if (count === 1 && np.holds)
    return `without ${s.cards(ontop(np.holds), 'a')}${np.holds.zone === 'over' ? ' over it' : ''}`;
  if (count === 1 && np.empty) return 'with a character';
  if (count === 1 && np.covered !== undefined) return np.covered ? 'not covered by a card' : 'covered by a card';
  return '';
}
const notSpace = (np: SpaceNp | undefined, s: English): string =>
  np === undefined
    ? ''
    : unlike(np, s) || (isOnlyRegion(np) ? outside(np, s) : `other than ${s.parts.spaces(np, 'a', s)}`);

const about = (np: SpaceNp, s: English): string =>
  words(
    np.regionOf && `in ${s.regionOf(np.regionOf)}`,
    like(np, s),
    notSpace(np.not, s),
    np.opposite && 'directly opposite',
    np.oppositeTo && `directly opposite ${s.place(np.oppositeTo)}`,
    inRegion(np, s),
    // Last: behind it "outside the Inner Region" would be said of the corner board.
    np.last === false && `that is not ${atEnd}`,
  );
export const spaceLike = (np: SpaceNp, s: English): string => about(np, s);
/** "space with a character" */
export const spaceNoun = (np: SpaceNp, s: English): string =>
  np.places && !np.terrains
    ? or(unique(np.places.map((id) => w.place(id, s.names))))
    : words(
        np.adjacent && 'adjacent',
        or((np.terrains ?? []).map(w.terrain)),
        np.shop ? 'shop' : 'space',
        about(np, s),
      );
/** "good character" */
export const heroNoun = (np: HeroNp, s: English): string =>
  words(
    np.others && 'other',
    or((np.alignment ?? []).map((x) => w.alignments[x])),
    'character',
    behindHero(np, 'a', s),
  );

export function spaces(np: SpaceNp, det: Det, s: English): string {
  if (np.is) return s.place(np.is);
  if (np.places && !np.terrains) return or(unique(np.places.map((id) => w.place(id, s.names))));
  if (np.here && !np.terrains) return s.place(np.here);
  const noun = words(
    np.adjacent && 'adjacent',
    np.shop ? 'shop' : words(or((np.terrains ?? []).map(w.terrain)), 'space'),
  );
  const post = words(about(np, s), np.here && 'where you are');
  const phrase = { one: noun, many: plural(noun), post };
  if (np.nearest) return nearest({ ...phrase, ...(np.other ? { pre: 'other' } : {}) }, np.nearest, s);
  const random = np.atRandom && (det === 'a' || det === 'any');
  if (random) return words('a random', np.other && 'other', noun, post);
  if (np.other && (det === 'a' || det === 'any')) return words('any other', noun, post);
  return counted(det, { ...phrase, ...(np.other ? { pre: 'other' } : {}) }, s);
}

/** Where somebody is, as an adverb: "on a Woods space", "in the Outer Region", "in the Village". */
export function spot(np: SpaceNp, s: English): string {
  const parts = (np.places ?? []).map((id) => w.atPlace(id, s.names));
  const such = words(like(np, s), np.last === false && `not ${atEnd}`, np.not && unlike(np.not, s));
  if (np.terrains) parts.push(words(`on ${a(`${or(np.terrains.map(w.terrain))} space`)}`, such));
  else if (such !== '') parts.push(`on a space ${such}`);
  const { not } = np;
  const away = not && unlike(not, s) === '' ? (isOnlyRegion(not) ? outside(not, s) : `not ${spot(not, s)}`) : '';
  return words(
    or(unique(parts)),
    np.is && onPlace(np.is, s),
    np.here && `on ${s.place(np.here)}`,
    np.closed !== undefined && (np.closed ? 'in prison' : 'at large'),
    np.other && 'on another space',
    np.adjacent && 'on an adjacent space',
    inRegion(np, s),
    np.regionOf && `in ${s.regionOf(np.regionOf)}`,
    away,
    np.opposite && 'directly opposite',
    np.oppositeTo && `directly opposite ${s.place(np.oppositeTo)}`,
  );
}
