// Selectors as noun phrases, with number and article: "another character", "one of your Followers", "any other space in your Region".
import type { CardFilter, CardKind, Cond, HeroFilter, SpaceFilter } from '../../rules/vocab/select';
import { a, and, listOf, or, people, person, plural, words } from './grammar';
import type { Form, Speak } from './speak';
import { trivial } from './trivial';
import * as w from './words';

/** A noun phrase in parts; `of` makes it "one of `of` ...". */
type Noun = { readonly noun: string; readonly many: string; readonly pre?: string; readonly post: string; readonly of?: string; readonly fixed?: string };

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
  who: () => '', alignment: () => '',
  at: (f, _, say) => (f.at === undefined ? '' : spot(f.at, say)),
  sameRegionAs: (f, _, say) => (f.sameRegionAs === undefined ? '' : `in ${say.whose(say.who(f.sameRegionAs))} Region`),
  has: () => '',
  // Both tell what he is like, so they share one "who ... and who ...".
  where: (f, who) => and([...(f.has ? [who.cond({ has: f.has, who: 'it' })] : []), ...(f.where ? [told(f.where, who)] : [])]),
};

function told(c: Cond, who: Speak): string {
  const { adverb } = who.when(c);
  return adverb === '' ? who.cond(c) : adverb;
}

// cards

const nouns: { readonly [K in CardKind]: string } = w.kinds;

function cardNoun(f: CardFilter): string {
  if (f.lent) return f.subtype === undefined ? 'Enemy that follows you' : `${or(listOf(f.subtype).map(w.subtype))} that follows you`;
  if (f.zone === 'trophy') return words(or(listOf(f.subtype).map(w.subtype)), 'trophy');
  if (f.subtype !== undefined) return or(listOf(f.subtype).map(w.subtype));
  if (f.keyword !== undefined) return or(listOf(f.keyword).map(w.keyword));
  const kinds = listOf<CardKind>(f.kind);
  if (f.object) return 'Object';
  if (kinds.includes('object') && kinds.includes('magicObject')) return or(['Object', ...kinds.filter((k) => k !== 'object' && k !== 'magicObject').map((k) => nouns[k])]);
  if (kinds.length > 0) return or(kinds.map((k) => nouns[k]));
  if (f.zone === 'hand') return 'Spell';
  return f.from === undefined ? 'card' : typeof f.from === 'string' ? `${w.deck(f.from)} card` : 'faceup card';
}

const manyOf = (noun: string): string => noun.split(/(, | or )/).map((x) => (x === ', ' || x === ' or ' ? x : plural(x))).join('').replace(/ or /g, ' and ');

/** Whose: "your" goes before the noun, "of another character" behind it. */
function owner(f: CardFilter, say: Speak): string | undefined {
  const by = f.heldBy;
  if (by === undefined || by === 'anyone' || by === 'others' || (f.lent && by === 'me')) return undefined;
  const p = say.who(by);
  return p.full === 'who' ? undefined : p.you ? 'your' : say.whose(p);
}

const none = (): string => '';

/** What each filter adds behind the noun, in this order; a new filter does not compile before it has words here. */
const behindCard: { readonly [K in keyof CardFilter]-?: (f: CardFilter, say: Speak) => string } = {
  kind: none, subtype: none, named: none, keyword: none, object: none, zone: none, from: none, lent: none, self: none, takeable: none,
  inFight: (f) => (f.inFight ? 'in the fight' : ''),
  fresh: (f) => (f.fresh ? 'just drawn' : ''),
  heldBy: (f) => (f.heldBy === 'anyone' ? 'of any character' : f.heldBy === 'others' ? 'of another character' : ''),
  faceUp: (f) => (f.faceUp && f.heldBy === undefined ? 'lying faceup' : ''),
  at: (f, say) => (f.at === undefined || f.fresh ? '' : f.at === 'anySpace' ? 'on any space' : `on ${say.space(f.at)}`),
  not: except,
  where: cardWhich,
};

export function cards(f: CardFilter, form: Form, say: Speak): string {
  const noun = cardNoun(f);
  const of = owner(f, say);
  const named = listOf(f.named).map((slug) => w.theCard(slug, say.names));
  const many = f.lent ? noun.replace(/^(\S+) that follows/, (_, one: string) => `${plural(one)} that follow`) : manyOf(noun);
  return count(form, {
    noun, many, post: words(...Object.values(behindCard).map((phrase) => phrase(f, say))),
    ...(of === undefined ? {} : { of }), ...(named.length === 0 ? {} : { fixed: namedAs(form, named) }),
  });
}

function namedAs(form: Form, names: readonly string[]): string {
  const both = (typeof form === 'object' && 'upTo' in form && Number(form.upTo) >= names.length) || form === 'anyNumber';
  if (names.length > 1 && both) return `${names.join(', ')} or ${names.length === 2 ? 'both' : 'all'}`;
  return form === 'plural' || form === 'every' ? and(names) : or(names);
}

function except(f: CardFilter, say: Speak): string {
  const not = f.not;
  if (!not || not.self) return '';
  if (not.named !== undefined) return `other than ${or(listOf(not.named).map((slug) => w.theCard(slug, say.names)))}`;
  return `that is not ${say.cards(not, 'a')}`;
}

function cardWhich(f: CardFilter, say: Speak): string {
  if (!f.where || trivial(f.where)) return '';
  const it = { ...person('that'), he: 'that' };
  const inner = say.with({ it });
  const { adverb, iff } = inner.when(f.where);
  return adverb === '' ? (iff.startsWith('that ') ? iff : `if ${iff}`) : adverb;
}

// spaces

/** What each filter adds behind "space". */
const behindSpace: { readonly [K in keyof SpaceFilter]-?: (f: SpaceFilter, say: Speak) => string } = {
  id: none, named: none, other: none,
  empty: (f) => (f.empty ? 'without a character' : ''),
  adjacentAcrossRiver: (f) => (f.adjacentAcrossRiver ? 'directly opposite' : ''),
  here: (f) => (f.here ? 'where you are' : ''),
  region: inRegion,
};

export function spaces(f: SpaceFilter, form: Form, say: Speak): string {
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
  return f.region === 'mine' ? `in ${say.me.his} Region` : `in ${or(listOf<string>(f.region).map((r) => `the ${w.region(r)}`))}`;
}

/** Where somebody is, as an adverb: "on a Woods space", "in the Outer Region", "in the Village". */
export function spot(f: SpaceFilter, say: Speak): string {
  const ids = [...listOf(f.id), ...listOf(f.named).filter((slug) => !w.isTerrain(slug))];
  const terrains = listOf(f.named).filter(w.isTerrain);
  const parts = ids.map((id) => w.atPlace(id, say.names));
  if (terrains.length > 0) parts.push(`on ${a(`${or(terrains.map(w.terrain))} space`)}`);
  const bits = [or([...new Set(parts)]), f.here ? `on ${say.space('here')}` : '', inRegion(f, say), f.other ? `on another space` : '', f.empty ? 'alone on a space' : ''];
  return words(...bits);
}
