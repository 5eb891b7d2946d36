// Characters and cards that a filter picks, as noun phrases: "ein anderer Charakter", "einer deiner Gefährten".
import type { CardFilter, CardKind, Cond, HeroFilter, Zone } from '../../rules/vocab/select';
import { sameChoice } from '../comparisons';
import { listOf } from '../joined';
import { trivial } from '../trivial';
import { aToken, clauseBehind, counted, none, type Things } from './counted';
import { spot } from './filters-spaces';
import { and, or } from './grammar';
import { andNp, behind, fixed, n, np, orNp, relative, withDat, words, type Gender, type Noun, type Np } from './nouns';
import type { Form, Speak } from './speak';
import { charakter, person } from './verbs-in-place';
import * as w from './words';

// characters

export function heroes(f: HeroFilter, form: Form, say: Speak): Np {
  const last = say.last;
  const many = form === 'plural' || form === 'anyNumber';
  const adj = words(f.who === 'others' && 'ander~', or(listOf(f.alignment).map((x) => w.alignmentStems[x])));
  const who = say.with({ it: person(relative(many ? 'pl' : 'm')) });
  const post = words(...Object.values(behindHero).map((phrase) => phrase(f, who, say)));
  say.last = last;
  return counted(form, { nouns: [charakter], ...(adj === '' ? {} : { adj }), post });
}

/** What each filter adds behind "Charakter". */
const behindHero: { readonly [K in keyof HeroFilter]-?: (f: HeroFilter, who: Speak, say: Speak) => string } = {
  who: () => '',
  alignment: () => '',
  at: (f, who, say) => {
    const where = f.at === undefined ? '' : spot(f.at, say);
    return where.startsWith('nicht ') ? clauseBehind(who.cond({ at: f.at ?? {}, who: 'it' })) : where;
  },
  sameRegionAs: (f, _, say) => {
    const by = f.sameRegionAs;
    if (by === undefined) return '';
    const noun = n('die Region');
    return withDat(
      'in',
      typeof by === 'object' && 'card' in by ? say.itsOf(by.card, noun) : say.whose(say.who(by), noun),
    );
  },
  has: () => '',
  // Both tell what he is like, so they share one "der ... und der ...".
  where: (f, who) =>
    f.where && sameChoice(f.where)
      ? clauseBehind('der dieselbe Seite gewählt hat wie du')
      : and([
          ...(f.has ? [clauseBehind(who.cond({ has: f.has, who: 'it' }))] : []),
          ...(f.where ? [told(f.where, who)] : []),
        ]).replace(/, und ,? ?/g, ' und '),
};

function told(c: Cond, who: Speak): string {
  const { adverb } = who.when(c);
  if (adverb !== '') return adverb;
  const text = who.cond(c);
  return clauseBehind(/^(?:der|die|das|dessen|deren|dem|den)\b/.test(text) ? text : `für den gilt: ${text}`);
}

// cards

function subtypes(f: CardFilter): readonly Noun[] {
  return listOf(f.subtype).map(w.subtype);
}

/** What a card is called by its filter; adjectives apart. */
function cardNouns(f: CardFilter): readonly Noun[] {
  if (f.lent) return f.subtype === undefined ? [w.kinds.enemy] : subtypes(f);
  if (f.zone === 'trophy') return [w.trophy];
  if (f.subtype !== undefined) return subtypes(f);
  const keywords = listOf(f.keyword);
  const nouns = keywords.map(w.keyword).filter((x) => x !== undefined);
  if (keywords.length > 0 && nouns.length === keywords.length) return nouns;
  if (f.class !== undefined) return [f.class === 'weapon' ? w.weapon : w.armour];
  const kinds = listOf<CardKind>(f.kind);
  const first = keywords.find((key) => w.keyword(key) === undefined && w.adjective(key) === undefined);
  if (first !== undefined && kinds.length === 0 && !f.object && f.from === undefined)
    return [w.cardWith(w.compound(first))];
  if (f.object) return [w.object];
  if (kinds.includes('object') && kinds.includes('magicObject'))
    return [w.object, ...kinds.filter((k) => k !== 'object' && k !== 'magicObject').map((k) => w.kinds[k])];
  if (kinds.length > 0) return kinds.map((k) => w.kinds[k]);
  if (f.zone === 'hand') return [w.spell];
  if (f.inFight) return [w.creatureNoun];
  if (f.zone === 'stands' || f.stands !== undefined) return [w.kinds.figure];
  return [typeof f.from === 'string' ? (f.from === 'spell' ? w.spell : w.cardOf(f.from)) : w.card];
}

/** What one of them is called for short. */
export function nounOf(f: CardFilter): Noun {
  const nouns = cardNouns(f);
  const [only] = nouns;
  return nouns.length === 1 && only ? only : w.card;
}

/** What stands before it: "verdeckt", "gerade gezogen", "seelengebunden". */
function cardAdjectives(f: CardFilter): string {
  const open = f.faceDown === undefined ? f.faceUp === true && f.heldBy === undefined : !f.faceDown;
  return words(
    f.zone === 'aside' && 'beiseitegelegt~',
    (f.fresh ?? f.replaceable) && 'gerade gezogen~',
    f.class !== undefined && f.kind === 'object' && 'nichtmagisch~',
    f.faceDown && 'verdeckt~',
    (open || Array.isArray(f.from)) && 'offen~',
    or(
      listOf(f.keyword)
        .map((k) => w.adjective(k) ?? '')
        .filter((x) => x !== ''),
    ),
  );
}

/** Whose: "deiner Gefährten", "der Gefährten des anderen Charakters". */
function owner(f: CardFilter, say: Speak): Things['of'] {
  const by = f.heldBy;
  if (by === undefined || by === 'anyone' || by === 'others' || (f.lent && by === 'me')) return undefined;
  const p = say.who(by);
  if (p.np.nom === 'der') return undefined;
  const last = say.last;
  return (noun, adj) => {
    say.last = last;
    return say.whose(p, noun, { many: true, ...(adj === undefined ? {} : { adj }) });
  };
}

type Behind = (f: CardFilter, say: Speak, g: Gender) => string;

/** What each filter adds behind the noun, in this order; a new filter does not compile before it has words here. */
const behindCard: { readonly [K in keyof CardFilter]-?: Behind } = {
  kind: none,
  named: none,
  object: none,
  class: none,
  self: none,
  takeable: none,
  fresh: none,
  replaceable: none,
  faceUp: none,
  faceDown: none,
  subtype: (f) =>
    f.zone === 'trophy' && f.subtype !== undefined ? `vom Typ ${or(subtypes(f).map((x) => np(x, '').nom))}` : '',
  keyword: (f) => {
    const strange = listOf(f.keyword).filter((key) => w.keyword(key) === undefined && w.adjective(key) === undefined);
    return strange.length > 0 && (f.kind !== undefined || f.object || f.from !== undefined)
      ? `der Art „${or(strange.map((key) => w.compound(key).replace(/-$/, '')))}“`
      : '';
  },
  from: none,
  lent: (f, say, g) => (f.lent ? `, ${relative(g).nom} ${say.me.np.dat} ${g === 'pl' ? 'folgen' : 'folgt'},` : ''),
  belonging: (f) => (f.belonging === undefined ? '' : f.belonging ? 'im Gepäck' : 'außerhalb des Gepäcks'),
  inFight: (f) => (f.inFight ? 'in diesem Kampf' : ''),
  heldBy: (f) =>
    f.heldBy === 'anyone' ? 'eines beliebigen Charakters' : f.heldBy === 'others' ? 'eines anderen Charakters' : '',
  side: (f) => (f.side === undefined ? '' : `mit der Seite „${w.side(f.side)}“ oben`),
  belongsTo: (f, say) => (f.belongsTo === undefined ? '' : say.space(f.belongsTo).gen),
  // These four tell one thing together.
  zone: (f, say) => (f.zone === 'aside' ? '' : lies(f, say)),
  stands: none,
  on: none,
  in: none,
  at: (f, say, g) =>
    f.at === 'anySpace' && f.in === undefined && !f.fresh && !f.replaceable
      ? clauseBehind(`${relative(g).nom} auf einem Feld ${g === 'pl' ? 'liegen' : 'liegt'}`)
      : place(f, say),
  not: (f, say) => except(f, say),
  where: (f, say, g) => cardWhich(f, say, g),
};

/** The space where it lies, as an adverb. */
const place = (f: CardFilter, say: Speak): string =>
  f.at === undefined || f.fresh || f.replaceable || (f.at === 'anySpace' && f.in !== undefined)
    ? ''
    : f.at === 'anySpace'
      ? 'auf einem Feld'
      : say.on(f.at);

const zones: { readonly [K in Zone]: string } = {
  held: '',
  hand: '',
  trophy: '',
  laid: '',
  over: 'über einem Feld',
  stands: 'auf dem Spielplan',
  attached: 'auf einer anderen Karte',
  table: 'neben dem Spielplan',
  aside: 'beiseitegelegt',
};

/**
 * Where a card lies that is neither held nor simply on a space: "neben dem Spielplan", "auf dieser Karte", "über einem
 * Feld in der Äußeren Region".
 */
export function lies(f: CardFilter, say: Speak): string {
  const over = f.zone === 'over' && f.in !== undefined;
  const known = over || f.stands !== undefined || f.on !== undefined || f.zone === undefined;
  const on =
    f.on === undefined
      ? ''
      : withDat('auf', typeof f.on === 'string' || 'var' in f.on ? say.card(f.on) : say.cards(f.on, 'a'));
  const stands = f.stands === undefined ? '' : f.stands === 'anySpace' ? 'auf einem beliebigen Feld' : say.on(f.stands);
  return words(
    known ? '' : zones[f.zone],
    stands,
    on,
    f.in === undefined ? '' : over ? withDat('über', say.spaces(f.in, 'a')) : spot(f.in, say),
  );
}

const alone: { readonly [K in Zone]: string } = {
  ...zones,
  held: 'im Besitz eines Charakters',
  hand: 'auf einer Hand',
  trophy: 'eine Trophäe',
  laid: 'auf einem Feld',
};
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

/** What is told of a card by adverbs alone: "neben dem Spielplan", "verdeckt"; '' when it says what card it is. */
export function state(f: CardFilter, say: Speak): string {
  if (f.zone !== undefined && Object.keys(f).length === 1) return alone[f.zone];
  if (f.zone === 'hand' || f.zone === 'trophy' || !Object.keys(f).every((key) => adverbs.some((x) => x === key)))
    return '';
  return words(
    (f.fresh ?? f.replaceable) && 'gerade gezogen',
    f.faceDown !== undefined && (f.faceDown ? 'verdeckt' : 'offen'),
    behindCard.side(f, say, 'f'),
    f.belongsTo !== undefined && `ein Teil ${say.space(f.belongsTo).gen}`,
    f.zone === 'aside' ? zones.aside : lies(f, say),
    place(f, say),
  );
}

export function cards(f: CardFilter, form: Form, say: Speak): Np {
  if (f.self) return say.card('this');
  const names = listOf(f.named).map((slug) => w.theCard(slug, say.names));
  const nouns = cardNouns(f);
  const several =
    form === 'plural' || form === 'anyNumber' || (typeof form === 'object' && Object.values(form)[0] !== '1');
  const g: Gender = several ? 'pl' : (nouns[0]?.g ?? 'f');
  const of = owner(f, say);
  const post = words(...Object.values(behindCard).map((phrase) => phrase(f, say, g)));
  if (names.length > 0)
    return behind(
      namedAs(form, names),
      f.heldBy === 'me' || of === undefined
        ? ''
        : `von ${say.one(say.who(f.heldBy === 'anyone' || f.heldBy === 'others' ? 'me' : f.heldBy)).dat}`,
      post,
    );
  const adj = cardAdjectives(f);
  // There are few of these, so that none of them is just any.
  const which = form === 'choice' && (f.inFight || f.lent || f.fresh || f.replaceable) ? 'a' : form;
  return counted(which, { nouns, post, ...(adj === '' ? {} : { adj }), ...(of === undefined ? {} : { of }) });
}

function namedAs(form: Form, names: readonly Np[]): Np {
  const all = (typeof form === 'object' && 'upTo' in form && Number(form.upTo) >= names.length) || form === 'anyNumber';
  if (names.length > 1 && all) return orNp([...names, fixed(names.length === 2 ? 'beide' : 'alle', 'pl')]);
  return form === 'plural' || form === 'every' ? andNp(names) : orNp(names);
}

/** "außer dem Prinzen", "nicht auf diesem Feld". */
function except(f: CardFilter, say: Speak): string {
  const { not } = f;
  if (!not || not.self) return '';
  const where = state(not, say);
  if (where === 'verdeckt') return ', offen,';
  if (where !== '') return `, nicht ${where},`;
  const which =
    not.named !== undefined
      ? orNp(listOf(not.named).map((slug) => w.theCard(slug, say.names)))
      : say.cards(not, 'plural');
  return `außer ${which.dat.replace(/ oder /g, ', ').replace(/, ([^,]*)$/, ' und $1')}`;
}

export function cardWhich(f: CardFilter, say: Speak, g: Gender): string {
  if (!f.where || trivial(f.where)) return '';
  const list = ('all' in f.where ? f.where.all : [f.where]).filter((c) => !trivial(c));
  const tokens = list.map(withTokens);
  if (tokens.every((text) => text !== undefined)) return and(tokens);
  const it = relative(g);
  const { adverb, iff } = say.with({ it: person(it), itCard: it }).when(f.where);
  if (adverb !== '') return adverb;
  const text = iff.replace(/^wenn /, '');
  return clauseBehind(/^(?:der|die|das|dessen|deren)\b/.test(text) ? text : iff);
}

/** "mit einer Schlafmarke": a number of tokens on the card itself, compared with none. */
function withTokens(c: Cond): string | undefined {
  if (!('is' in c) || typeof c.is[0] !== 'object' || !('tokens' in c.is[0]) || c.is[0].on !== 'it') return undefined;
  const [{ tokens }, op, count] = c.is;
  if ((op === '=' && count === 0) || (op === '<' && count === 1))
    return `ohne ${aToken(tokens).akk.replace(/^eine /, '')}`;
  return (op === '>' && count === 0) || (op === '>=' && count === 1) ? `mit ${aToken(tokens).dat}` : undefined;
}
