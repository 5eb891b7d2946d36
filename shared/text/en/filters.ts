// Selectors as noun phrases, with number and article: "another character", "one of your Followers", "any other space in
// your Region".
import { humanise } from '../names';
import type { CardFilter, CardKind, Cond, HeroFilter, SpaceFilter, Zone } from '../../rules/vocab/select';
import { a, and, listOf, or, people, person, plural, words } from './grammar';
import type { Form, Speak } from './speak';
import { trivial } from '../trivial';
import type { SpaceRef } from '../../rules/vocab/refs';
import * as w from './words';

/** A noun phrase in parts; `of` makes it "one of `of` ...". */
type Noun = {
  readonly noun: string;
  readonly many: string;
  readonly pre?: string;
  readonly post: string;
  readonly of?: string;
  readonly fixed?: string;
};

function count(form: Form, n: Noun): string {
  const one = words(n.pre, n.noun);
  const many = words(n.pre, n.many);
  if (n.fixed !== undefined) return words(n.fixed, n.of === undefined || n.of === 'your' ? '' : ofOwner(n.of), n.post);
  const owned = n.of === undefined ? many : `of ${n.of} ${many}`;
  if (form === 'a') return words(n.of === undefined ? a(one) : `one ${owned}`, n.post);
  if (form === 'choice') return words(n.of === undefined ? `any ${one}` : `one ${owned}`, n.post);
  if (form === 'every') return words(n.of === undefined ? `every ${one}` : `each ${owned}`, n.post);
  if (form === 'plural') return words(n.of, many, n.post);
  if (form === 'anyNumber') return words(`any number of ${words(n.of, many)}`, n.post);
  if ('upTo' in form) return words(`up to ${form.upTo}`, form.upTo === '1' && n.of === undefined ? one : owned, n.post);
  return words(form.exactly, form.exactly === '1' && n.of === undefined ? one : owned, n.post);
}

const ofOwner = (owner: string): string => (owner === 'his' ? 'from him' : `from ${owner.replace(/(?:'s|')$/, '')}`);

// characters

export function heroes(f: HeroFilter, form: Form, say: Speak): string {
  const last = say.last;
  const others = f.who === 'others';
  const adjective = or(listOf(f.alignment).map((x) => w.alignments[x]));
  const many = form === 'plural' || form === 'anyNumber';
  const who = say.with({ it: { ...(many ? people('who') : person('who')), he: 'who' } });
  const post = words(...Object.values(behindHero).map((phrase) => phrase(f, who, say)));
  say.last = last;
  const noun = words(adjective, 'character');
  if (others && form === 'choice') return words('another', noun, post);
  if (others && form === 'a') return words('another', noun, post);
  if (others && form === 'every') return words('every other', noun, post);
  return count(form, { noun, many: plural(noun), ...(others ? { pre: 'other' } : {}), post });
}

/** What each filter adds behind "character". */
const behindHero: { readonly [K in keyof HeroFilter]-?: (f: HeroFilter, who: Speak, say: Speak) => string } = {
  who: () => '',
  alignment: () => '',
  at: (f, _, say) => (f.at === undefined ? '' : spot(f.at, say)),
  sameRegionAs: (f, _, say) => {
    const by = f.sameRegionAs;
    if (by === undefined) return '';
    return typeof by === 'object' && 'card' in by
      ? `in ${say.itsOf(by.card)} Region`
      : `in ${say.whose(say.who(by))} Region`;
  },
  has: () => '',
  // Both tell what he is like, so they share one "who ... and who ...".
  where: (f, who) =>
    and([...(f.has ? [who.cond({ has: f.has, who: 'it' })] : []), ...(f.where ? [told(f.where, who)] : [])]),
};

function told(c: Cond, who: Speak): string {
  const { adverb } = who.when(c);
  if (adverb !== '') return adverb;
  const text = who.cond(c);
  return text.startsWith('who') ? text.replaceAll(' or who has ', ' or ') : `for whom ${text}`;
}

// cards

const nouns: { readonly [K in CardKind]: string } = w.kinds;

function cardNoun(f: CardFilter): string {
  if (f.lent)
    return f.subtype === undefined
      ? 'Enemy that follows you'
      : `${or(listOf(f.subtype).map(w.subtype))} that follows you`;
  if (f.zone === 'trophy') return words(or(listOf(f.subtype).map(w.subtype)), 'trophy');
  if (f.subtype !== undefined) return or(listOf(f.subtype).map(w.subtype));
  const keywords = listOf(f.keyword);
  const plainly = keywords.every((k) => w.isNoun(k));
  if (keywords.length > 0 && plainly) return or(keywords.map(w.keyword));
  if (keywords.length > 0) {
    const { keyword: _, ...rest } = f;
    return words(or(keywords.map(w.keyword)), cardNoun(rest));
  }
  const kinds = listOf<CardKind>(f.kind);
  if (f.object) return 'Object';
  if (kinds.includes('object') && kinds.includes('magicObject'))
    return or(['Object', ...kinds.filter((k) => k !== 'object' && k !== 'magicObject').map((k) => nouns[k])]);
  if (kinds.length > 0) return or(kinds.map((k) => nouns[k]));
  if (f.zone === 'hand') return 'Spell';
  if (f.inFight) return 'creature';
  if (f.zone === 'stands' || f.stands !== undefined) return w.kinds.figure;
  return f.from === undefined ? 'card' : typeof f.from === 'string' ? `${w.deck(f.from)} card` : 'faceup card';
}

const manyOf = (noun: string): string =>
  noun
    .split(/(, | or )/)
    .map((x) => (x === ', ' || x === ' or ' ? x : plural(x)))
    .join('')
    .replace(/ or /g, ' and ');

/** Whose: "your" goes before the noun, "of another character" behind it. */
function owner(f: CardFilter, say: Speak): string | undefined {
  const by = f.heldBy;
  if (by === undefined || by === 'anyone' || by === 'others' || (f.lent && by === 'me')) return undefined;
  const p = say.who(by);
  return p.full === 'who' ? undefined : p.you ? 'your' : say.whose(p);
}

const none = (): string => '';

/** What each filter adds behind the noun, in this order; a new filter does not compile before it has words here. */
const behindCard: { readonly [K in keyof CardFilter]-?: (f: CardFilter, say: Speak, many: boolean) => string } = {
  kind: none,
  subtype: none,
  named: none,
  keyword: none,
  object: none,
  from: none,
  lent: none,
  self: none,
  takeable: none,
  belonging: (f) => (f.belonging === undefined ? '' : f.belonging ? 'among the belongings' : 'that is carried'),
  inFight: (f) => (f.inFight ? 'in the fight' : ''),
  fresh: (f) => (f.fresh || f.replaceable ? 'just drawn' : ''),
  replaceable: none,
  heldBy: (f) => (f.heldBy === 'anyone' ? 'of any character' : f.heldBy === 'others' ? 'of another character' : ''),
  faceUp: (f) => (f.faceUp && f.heldBy === undefined ? 'lying faceup' : ''),
  faceDown: (f) => (f.faceDown === undefined ? '' : f.faceDown ? 'lying facedown' : 'lying faceup'),
  side: (f) => (f.side === undefined ? '' : `with the ${humanise(f.side)} side up`),
  belongsTo: (f, say) => (f.belongsTo === undefined ? '' : `belonging to ${say.space(f.belongsTo)}`),
  // These four tell one thing together.
  zone: lies,
  stands: none,
  on: none,
  in: none,
  at: (f, say) =>
    f.at === undefined || f.fresh || f.replaceable || (f.at === 'anySpace' && f.in !== undefined)
      ? ''
      : f.at === 'anySpace'
        ? 'on any space'
        : `on ${say.space(f.at)}`,
  not: except,
  where: cardWhich,
};

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

/**
 * Where a card lies that is neither held nor simply on a space: "beside the board", "on this card", "over a space in
 * the Outer Region".
 */
export function lies(f: CardFilter, say: Speak): string {
  const over = f.zone === 'over' && f.in !== undefined;
  const told = over || f.stands !== undefined || f.on !== undefined || f.zone === undefined;
  const on =
    f.on === undefined ? '' : `on ${typeof f.on === 'string' || 'var' in f.on ? say.card(f.on) : say.cards(f.on, 'a')}`;
  const stands = f.stands === undefined ? '' : f.stands === 'anySpace' ? 'on any space' : onSpace(f.stands, say);
  return words(
    told ? '' : zones[f.zone],
    stands,
    on,
    f.in === undefined ? '' : over ? `over ${say.spaces(f.in, 'a')}` : spot(f.in, say),
  );
}

const alone: { readonly [K in Zone]: string } = {
  ...zones,
  held: 'held by a character',
  hand: 'in a hand',
  trophy: 'a trophy',
  laid: 'on a space',
};

/**
 * What is told of a card by adverbs alone: "beside the board", "with the Night side up"; '' when it says what card it
 * is.
 */
export function state(f: CardFilter, say: Speak): string {
  const adverbs: readonly (keyof CardFilter)[] = [
    'zone',
    'on',
    'stands',
    'in',
    'side',
    'faceDown',
    'belongsTo',
    'fresh',
    'replaceable',
    'at',
  ];
  if (f.zone !== undefined && Object.keys(f).length === 1) return alone[f.zone];
  if (f.zone === 'hand' || f.zone === 'trophy' || !Object.keys(f).every((key) => adverbs.some((x) => x === key)))
    return '';
  return words(...Object.values(behindCard).map((phrase) => phrase(f, say, false)));
}

export function cards(f: CardFilter, form: Form, say: Speak): string {
  if (f.self) return say.card('this');
  const noun = cardNoun(f);
  const of = owner(f, say);
  const several =
    form === 'plural' || form === 'anyNumber' || (typeof form === 'object' && Object.values(form)[0] !== '1');
  const named = listOf(f.named).map((slug) => w.theCard(slug, say.names));
  const many = f.lent
    ? noun.replace(/^(\S+) that follows/, (_, one: string) => `${plural(one)} that follow`)
    : manyOf(noun);
  return count(form, {
    noun,
    many,
    post: words(...Object.values(behindCard).map((phrase) => phrase(f, say, several))),
    ...(of === undefined || (named.length > 0 && f.heldBy === 'me') ? {} : { of }),
    ...(named.length === 0 ? {} : { fixed: namedAs(form, named) }),
  });
}

function namedAs(form: Form, names: readonly string[]): string {
  const both =
    (typeof form === 'object' && 'upTo' in form && Number(form.upTo) >= names.length) || form === 'anyNumber';
  if (names.length > 1 && both) return `${names.join(', ')} or ${names.length === 2 ? 'both' : 'all'}`;
  return form === 'plural' || form === 'every' ? and(names) : or(names);
}

function except(f: CardFilter, say: Speak, many: boolean): string {
  const not = f.not;
  if (!not || not.self) return '';
  const told = state(not, say);
  if (told !== '') return told.startsWith('lying facedown') ? told.replace('facedown', 'faceup') : `not ${told}`;
  if (not.named !== undefined) return `other than ${or(listOf(not.named).map((slug) => w.theCard(slug, say.names)))}`;
  return `other than ${say.cards(not, many ? 'plural' : 'a')}`;
}

export function cardWhich(f: CardFilter, say: Speak): string {
  if (!f.where || trivial(f.where)) return '';
  const list = ('all' in f.where ? f.where.all : [f.where]).filter((c) => !trivial(c));
  const tokens = list.map(withTokens);
  if (tokens.every((text) => text !== undefined)) return and(tokens);
  const it = { ...person('that'), he: 'that' };
  const inner = say.with({ it });
  const { adverb, iff } = inner.when(f.where);
  return adverb === '' ? (iff.startsWith('that ') ? iff : `if ${iff}`) : adverb;
}

/** "with a sleep token": a number of tokens on the card itself, compared with none. */
function withTokens(c: Cond): string | undefined {
  if (!('is' in c) || typeof c.is[0] !== 'object' || !('tokens' in c.is[0]) || c.is[0].on !== 'it') return undefined;
  const [{ tokens }, op, n] = c.is;
  if ((op === '=' && n === 0) || (op === '<' && n === 1)) return `without ${aToken(tokens)}`;
  return (op === '>' && n === 0) || (op === '>=' && n === 1) ? `with ${aToken(tokens)}` : undefined;
}

// spaces

/** What each filter adds behind "space". */
const behindSpace: { readonly [K in keyof SpaceFilter]-?: (f: SpaceFilter, say: Speak) => string } = {
  id: none,
  named: none,
  other: none,
  is: none,
  sameRegionAs: (f, say) => (f.sameRegionAs === undefined ? '' : `in ${say.regionOf(f.sameRegionAs)}`),
  tokens: (f) => (f.tokens === undefined ? '' : `with ${aToken(f.tokens)}`),
  covered: (f) => (f.covered === undefined ? '' : f.covered ? 'covered by a card' : 'not covered by a card'),
  holds: (f, say) => (f.holds === undefined ? '' : `with ${say.cards(f.holds, 'a')}`),
  not: notSpace,
  empty: (f) => (f.empty ? 'without a character' : ''),
  adjacentAcrossRiver: (f) => (f.adjacentAcrossRiver ? 'directly opposite' : ''),
  here: (f) => (f.here ? 'where you are' : ''),
  region: inRegion,
};

const aToken = (kind: string): string => (kind in w.resources ? w.token(kind) : a(w.token(kind)));

/** The opposite of one thing is said by itself; of anything else: "other than the City". */
function notSpace(f: SpaceFilter, say: Speak): string {
  const { not } = f;
  if (not === undefined) return '';
  if (Object.keys(not).length > 1) return `other than ${say.spaces(not, 'a')}`;
  if (not.tokens !== undefined) return `without ${aToken(not.tokens)}`;
  if (not.holds !== undefined) return `without ${say.cards(not.holds, 'a')}`;
  if (not.empty) return 'with a character';
  if (not.covered !== undefined) return not.covered ? 'not covered by a card' : 'covered by a card';
  return outside(not, say) || `other than ${say.spaces(not, 'a')}`;
}

/** "outside the Inner Region". */
function outside(not: SpaceFilter, say: Speak): string {
  if (Object.keys(not).length > 1 || (not.region === undefined && not.sameRegionAs === undefined)) return '';
  return words(inRegion(not, say), behindSpace.sameRegionAs(not, say)).replace(/^in /, 'outside ');
}

export function spaces(f: SpaceFilter, form: Form, say: Speak): string {
  if (f.is !== undefined) return say.space(f.is);
  const ids = listOf(f.id);
  if (ids.length > 0) return or(ids.map((id) => say.placeOf(id)));
  const named = listOf(f.named);
  const own = named.filter((slug) => !w.isTerrain(slug));
  if (named.length > 0 && own.length === named.length) return or(own.map((slug) => say.placeOf(slug)));
  const noun = words(or(named.map(w.terrain)), 'space');
  const post = words(...Object.values(behindSpace).map((phrase) => phrase(f, say)));
  if (f.here && named.length === 0) return say.space('here');
  if (f.other && (form === 'a' || form === 'choice')) return words('any other', noun, post);
  return count(form, { noun, many: plural(noun), ...(f.other ? { pre: 'other' } : {}), post });
}

function inRegion(f: SpaceFilter, say: Speak): string {
  if (f.region === undefined) return '';
  return f.region === 'mine'
    ? `in ${say.me.his} Region`
    : `in ${or(listOf<string>(f.region).map((r) => `the ${w.region(r)}`))}`;
}

/** What is told of a space that is known already: "outside the Inner Region", "covered by a card". */
export const like = (f: SpaceFilter, say: Speak): string =>
  words(...Object.values(behindSpace).map((phrase) => phrase(f, say)));

/** What a space itself is like, rather than where it is. */
const isLike = (not: SpaceFilter | undefined): boolean =>
  not !== undefined &&
  Object.keys(not).length === 1 &&
  (not.tokens !== undefined || not.holds !== undefined || not.empty === true || not.covered !== undefined);

/** Where somebody is, as an adverb: "on a Woods space", "in the Outer Region", "in the Village". */
export function spot(f: SpaceFilter, say: Speak): string {
  const ids = [...listOf(f.id), ...listOf(f.named).filter((slug) => !w.isTerrain(slug))];
  const terrains = listOf(f.named).filter(w.isTerrain);
  const parts = ids.map((id) => w.atPlace(id, say.names));
  const such = words(
    behindSpace.tokens(f, say),
    behindSpace.covered(f, say),
    behindSpace.holds(f, say),
    isLike(f.not) && notSpace(f, say),
  );
  if (terrains.length > 0) parts.push(words(`on ${a(`${or(terrains.map(w.terrain))} space`)}`, such));
  else if (such !== '') parts.push(`on a space ${such}`);
  const bits = [
    or([...new Set(parts)]),
    f.is === undefined ? '' : onSpace(f.is, say),
    f.here ? `on ${say.space('here')}` : '',
    inRegion(f, say),
    behindSpace.sameRegionAs(f, say),
    away(f.not, say),
    f.other ? `on another space` : '',
    f.empty ? 'alone on a space' : '',
  ];
  return words(...bits);
}

const onSpace = (is: SpaceRef, say: Speak): string =>
  typeof is === 'object' && 'space' in is ? w.atPlace(is.space, say.names) : `on ${say.space(is)}`;

function away(not: SpaceFilter | undefined, say: Speak): string {
  if (not === undefined || isLike(not)) return '';
  return outside(not, say) || `not ${spot(not, say)}`;
}
