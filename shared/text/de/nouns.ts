// Noun phrases, with number and article: "ein anderer Charakter", "einer deiner Gefährten", "beliebig viele Felder".
import { ofDecks } from '../clauses/filters';
import type { CardNp, HeroNp, Near, Tokens } from '../clauses/tree';
import type { CardKind, Zone } from '../clauses/words';
import {
  andNp,
  behind,
  firstPart,
  fixed,
  mapNp,
  neitherNp,
  np,
  orNp,
  relative,
  told,
  whole,
  withDat,
  type Gender,
  type Noun,
  type Np,
} from '../speech/german-nouns';
import { verbLast, doer, vp } from '../speech/german-verbs';
import { afterColon, isSeries, joined, words } from '../speech/words';
import { eachOf, isKing } from '../speech/shapes';
import type { Form, German } from './speaker';
import { mark } from './marks';
import { counted, formOf, isMany, aToken, nearest, type Things } from './counted';
import { which } from './tests';
import * as w from './words';

const and = (list: readonly string[]): string => joined(list, 'und');
const or = (list: readonly string[]): string => joined(list, 'oder');

// characters

export function heroes(of: HeroNp, form: Form, s: German): Np {
  const adj = words(of.others && 'ander~', or((of.alignment ?? []).map((x) => w.alignmentStems[x])));
  const { last } = s;
  const it = relative(isMany(form) ? 'pl' : 'm');
  const { post, rels } = which(of.which, it, s);
  const far = of.at?.not && !of.at.not.regions && !of.at.not.myRegion;
  const has = of.has && `${it.nom} ${whole(s.cards(of.has, 'a'), 'akk')} ${isMany(form) ? 'haben' : 'hat'}`;
  const struck = of.struck !== undefined && `${it.akk} der Zauber ${of.struck ? 'trifft' : 'noch nicht trifft'}`;
  const things: Things = {
    nouns: [w.character],
    ...(adj === '' ? {} : { adj }),
    post: words(of.at && !far && s.parts.spot(of.at, s), of.regionOf && regionOf(of.regionOf, s), post, fewest(of)),
    rels: [struck || '', far ? verbLast(doer(it), vp('sein', s.parts.spot(of.at, s))) : '', has ?? '', ...rels],
  };
  s.last = last;
  // "ein beliebiger anderer Charakter" is just another one.
  return counted(form === 'any' && of.others ? 'a' : form, things, s);
}
const regionOf = (of: NonNullable<HeroNp['regionOf']>, s: German): string =>
  withDat('in', 'is' in of ? s.whose(of, w.regionNoun) : s.itsOf(of, w.regionNoun));
function fewest(of: HeroNp): string {
  const by = of.fewest ?? of.most;
  if (by === undefined) return '';
  const few = of.fewest !== undefined;
  if (typeof by !== 'string') return `mit dem ${few ? 'niedrigsten' : 'höchsten'} Ergebnis`;
  return `mit ${np(w.stats[by], 'der', { adj: few ? 'wenigst~' : 'meist~' }).dat}`;
}

// cards

/** "Bewohnerfigur" for what stands on the board, by its deck. */
const figures = (of: CardNp): readonly Noun[] => {
  const decks = ofDecks(of);
  return decks.length > 0 ? decks.map(w.figureOf) : [w.kinds.figure];
};
/** Of which deck it is, where something else says what it is: "Feind aus dem Unterweltstapel". */
const fromDeck = (of: CardNp): string => {
  const decks = of.kinds !== undefined && !of.kinds.includes('figure') ? ofDecks(of) : [];
  return decks.length > 0 ? withDat('aus', orNp(decks.map((x) => np(w.deck(x), 'der')))) : '';
};

/** What a card is called; adjectives apart. */
function heads(of: CardNp): readonly Noun[] {
  if (of.lent && of.kinds?.includes('follower')) return [of.of === undefined ? w.takenAlong : w.card];
  if (of.lent) return of.subtypes?.map(w.subtype) ?? [w.kinds.enemy];
  if (of.zone === 'trophy') return [w.trophy];
  if (of.subtypes) return of.subtypes.map(w.subtype);
  const nouns = (of.keywords ?? []).map(w.keyword).filter((x) => x !== undefined);
  if (of.keywords && nouns.length === of.keywords.length) return nouns;
  if (of.gear !== undefined) return of.gear.map((gear) => (gear === 'weapon' ? w.weapon : w.armour));
  const [strange] = strangers(of);
  if (strange !== undefined && !of.kinds && !of.object && !of.deck) return [w.cardWith(w.compound(strange))];
  if (of.object) return [w.object];
  const isObject = of.kinds?.includes('object') && of.kinds.includes('magicObject');
  if (of.kinds?.every((kind) => kind === 'figure')) return figures(of);
  if (of.kinds) return of.kinds.filter((k: CardKind) => !isObject || k !== 'magicObject').map((k) => w.kinds[k]);
  if (of.zone === 'hand' || of.aimed) return [w.spell];
  const decks = ofDecks(of);
  if (of.inFight) return [decks.length > 0 ? w.creatureOf(...decks) : w.creatureNoun];
  if (of.zone === 'stands' || of.stands !== undefined) return figures(of);
  const [deck, more] = of.deck ?? [];
  if (more !== undefined && decks.length > 0) return [w.cardOf(...decks)];
  return [deck === undefined || more !== undefined ? w.card : deck === 'spell' ? w.spell : w.cardOf(deck)];
}
/** Keywords that are neither nouns nor adjectives. */
const strangers = (of: CardNp): readonly string[] =>
  (of.keywords ?? []).filter((key) => w.keyword(key) === undefined && w.adjective(key) === undefined);
/** What one of them is called for short. */
export function noun(of: CardNp): Noun {
  const [first, more] = heads(of);
  return first && !more ? first : w.card;
}

/** "einen Feind, einen Fremden oder einen Ort", all of which are "er". */
export const isOfOneGender = (of: CardNp): boolean =>
  of.either === undefined ? new Set(heads(of).map(({ g }) => g)).size === 1 : false;

/** What stands before it: "verdeckt", "gerade gezogen", "seelengebunden". */
function adjectives(of: CardNp): string {
  const open = of.faceDown === undefined ? of.faceUp === true && of.of === undefined : !of.faceDown;
  const own = (of.keywords ?? []).map((key) => w.adjective(key)).filter((x) => x !== undefined);
  return words(
    of.zone === 'aside' && 'beiseitegelegt~',
    of.topmost && 'oberst~',
    of.justDrawn && 'gerade gezogen~',
    of.other && 'ander~',
    of.fireproof !== undefined && (of.fireproof ? 'feuerfest~' : 'brennbar~'),
    of.gear !== undefined && of.kinds?.includes('magicObject') && !of.kinds.includes('object') && 'magisch~',
    of.gear !== undefined && of.kinds?.includes('object') && !of.kinds.includes('magicObject') && 'nichtmagisch~',
    of.faceDown && 'verdeckt~',
    (open || ((of.deck?.length ?? 0) > 1 && ofDecks(of).length === 0)) && 'offen~',
    or(own),
  );
}

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
/** Where a card lies that is neither held nor simply on a space: "neben dem Spielplan", "auf dieser Karte". */
function lies(of: CardNp, s: German, many = false): string {
  const over = of.zone === 'over' && of.in !== undefined;
  const from = of.leaves ? 'von' : 'auf';
  const known = over || of.stands !== undefined || of.on !== undefined || of.zone === undefined || of.zone === 'aside';
  return words(
    known ? '' : zones[of.zone],
    of.stands && (of.stands === 'anySpace' ? `${from} ${many ? 'Feldern' : 'einem Feld'}` : s.on(of.stands)),
    of.on && withDat(from, s.card(many ? eachOf(of.on) : of.on)),
    of.in && (over ? withDat('über', s.parts.spaces(of.in, 'a', s)) : s.parts.spot(of.in, s)),
  );
}
/** What such a token stands for; what is told behind the noun is no word here. */
function markOf(x: Tokens): string | readonly [] | undefined {
  const told = mark(x.kind)?.[x.has ? 'has' : 'not'];
  return typeof told === 'object' ? [] : told;
}
/** "der nicht darin liegt" */
const liesNot = (list: readonly Tokens[] | undefined, it: Np): readonly string[] =>
  (list ?? []).flatMap((x) => {
    const told = x.has ? undefined : mark(x.kind)?.not;
    return typeof told === 'object' ? [`${it.nom} ${told.lies} ${lie(it)}`] : [];
  });
const tokens = (list: readonly Tokens[] | undefined): string =>
  and(
    (list ?? []).flatMap(
      (x) => markOf(x) ?? (x.has ? withDat('mit', aToken(x.kind)) : `ohne ${np(w.token(x.kind), '').akk}`),
    ),
  );

/** What is told of a card that is known: "neben dem Spielplan", "verdeckt"; '' where it says what card it is. */
export function state(of: CardNp, s: German): string {
  if (isKing(of)) return np(w.king, 'der').nom;
  const alone: Partial<Readonly<Record<Zone, string>>> = {
    held: 'im Besitz eines Charakters',
    hand: 'auf einer Hand',
    trophy: 'eine Trophäe',
    laid: 'auf einem Feld',
  };
  return words(
    of.justDrawn && 'gerade gezogen',
    of.faceDown !== undefined && (of.faceDown ? 'verdeckt' : 'offen'),
    (of.zone && alone[of.zone]) ?? (of.zone === 'aside' ? zones.aside : lies(of, s)),
    behindCard(of, s),
    of.at === 'anySpace' && 'auf einem Feld',
    tokens(of.tokens),
  );
}
const behindCard = (of: CardNp, s: German): string =>
  words(
    of.likeFoe && 'mit derselben Begegnungszahl',
    of.aimed && 'auf einen Charakter',
    of.belonging === undefined ? '' : of.belonging ? 'im Gepäck' : 'außerhalb des Gepäcks',
    of.inFight && 'in diesem Kampf',
    of.amongThem && 'darunter',
    of.side !== undefined && `mit der Seite „${w.side(of.side)}“ oben`,
    of.belongsTo && s.place(of.belongsTo).gen,
    of.titled && `mit „${w.titled(of.titled)}“ im Namen`,
    of.at && of.at !== 'anySpace' && s.on(of.at),
  );
/** Whether it tells where or how a card lies, rather than what it is. */
const isStatus = (of: CardNp): boolean =>
  heads(of)[0] === w.card && !of.names && of.of === undefined && of.which === undefined && !of.keywords && !of.faceUp;
const kindWord = (of: CardNp): string => {
  const list = strangers(of);
  if (of.zone === 'trophy' && of.subtypes) return `vom Typ ${or(of.subtypes.map((x) => np(w.subtype(x), '').nom))}`;
  return list.length > 0 && (of.kinds || of.object || of.deck || list.length > 1)
    ? `der Art „${or(list.map((key) => firstPart(w.compound(key))))}“`
    : '';
};

/** "außer dem Prinzen"; of where it lies not: "der nicht auf diesem Feld liegt". */
function except(of: CardNp, it: Np, s: German): { readonly post?: string; readonly rel?: string } {
  const { not } = of;
  if (!not) return {};
  if (not.lent && not.kinds?.includes('follower'))
    return { rel: `${it.nom} noch ${lie(it) === 'liegt' ? 'kein Gefährte ist' : 'keine Gefährten sind'}` };
  if (not.names) return { post: `außer ${andNp(not.names.map((slug) => w.theCard(slug, s.names))).dat}` };
  if (not.faceDown !== undefined && isStatus(not))
    return { rel: `${it.nom} ${not.faceDown ? 'offen' : 'verdeckt'} ${lie(it)}` };
  if (isStatus(not))
    return { rel: `${it.nom} nicht ${state(not, s)} ${not.justDrawn || not.zone === 'held' ? be(it) : lie(it)}` };
  return { post: `außer ${whole(s.cards(not, 'plural'), 'dat')}` };
}
/** "mit Stärke": a number of its own is asked for, and no more. */
function hasPower({ which: when }: CardNp): string | undefined {
  const iff = when?.iff;
  if (!iff || 'list' in iff || iff.t !== 'compare' || iff.how !== '>=' || iff.y !== 1 || when.adverbs.length > 0)
    return undefined;
  if (typeof iff.x !== 'object' || iff.x.num !== 'printed' || iff.x.power === 'either') return undefined;
  return `mit ${np(w.resources[iff.x.power], '').dat}`;
}
const whoseLoose = (loose: 'anyone' | 'others', many: boolean): string =>
  loose === 'anyone'
    ? many
      ? 'aller Charaktere'
      : 'eines beliebigen Charakters'
    : many
      ? 'anderer Charaktere'
      : 'eines anderen Charakters';
const isFromHere = ({ to, way }: Near): boolean =>
  way === undefined && (to.place === 'here' || to.place === 'of') && to.who.is === 'you';
const lie = (it: Np): string => (it.g === 'pl' ? 'liegen' : 'liegt');
const be = (it: Np): string => (it.g === 'pl' ? 'sind' : 'ist');

export function cards(of: CardNp, form: Form, s: German): Np {
  if (of.self) return s.card({ card: 'this' });
  if (of.either) return (form === 'every' ? andNp : orNp)(of.either.map((x) => cards(x, form, s)));
  if (isKing(of) && form !== 'none') return np(w.king, 'der');
  const nouns = heads(of);
  const g: Gender = isMany(form) ? 'pl' : (nouns[0]?.g ?? 'f');
  const it = relative(g);
  const loose = of.of === 'anyone' || of.of === 'others' ? of.of : undefined;
  const owner =
    loose === undefined && of.of !== 'anyone' && of.of !== 'others' && of.of?.is !== 'who' ? of.of : undefined;
  // Whose it is goes before what is told of it.
  const { last } = s;
  const group =
    owner === undefined || of.lent
      ? undefined
      : (one: Noun, adj: string | undefined): Np => {
          s.last = last;
          return s.whose(owner, one, { many: true, ...(adj === undefined ? {} : { adj }) });
        };
  if (group) group(w.card, undefined);
  const power = hasPower(of);
  const told = which(power === undefined ? of.which : undefined, it, s);
  const not = except(of, it, s);
  const post = words(
    kindWord(of),
    fromDeck(of),
    loose !== undefined && whoseLoose(loose, isMany(form) || form === 'every'),
    lies(of, s, isMany(form)),
    behindCard(of, s),
    not.post,
    tokens(of.tokens),
    told.post,
    power,
    of.ownChoice && 'seiner Wahl',
  );
  const rels = [
    of.lent && owner
      ? of.kinds?.includes('follower')
        ? words(it.akk, s.one(owner).nom, 'als Gefährten genommen', owner.is === 'you' ? 'hast' : 'hat')
        : words(it.nom, s.one(owner).dat, g === 'pl' ? 'folgen' : 'folgt')
      : '',
    of.at === 'anySpace' ? `${it.nom} auf ${g === 'pl' ? 'Feldern' : 'einem Feld'} ${lie(it)}` : '',
    of.forbidden === undefined
      ? ''
      : `${it.akk} ${np(w.character, '', { many: true, adj: w.alignmentStems[of.forbidden] }).nom} nicht haben können`,
    of.struck === undefined ? '' : `${it.akk} der Zauber ${of.struck ? 'trifft' : 'noch nicht trifft'}`,
    not.rel ?? '',
    ...liesNot(of.tokens, it),
    ...told.rels,
  ];
  if (of.names)
    return namedAs(
      of.names,
      form,
      words(of.of && owner?.is !== 'you' && owner ? `von ${s.one(owner).dat}` : '', post),
      rels,
      s,
    );
  // "den nächsten Drachen": from where one is oneself.
  const isOwnNear = of.nearest !== undefined && isFromHere(of.nearest);
  const adj = words(isOwnNear && 'nächst~', adjectives(of));
  const few = of.inFight || of.lent || of.justDrawn || of.atRandom;
  const things = { nouns, post, rels, ...(adj === '' ? {} : { adj }), ...(group ? { of: group } : {}) };
  const one = counted(formOf(form === 'any' && few ? 'a' : form, of.nearest), things, s);
  const random = of.atRandom
    ? mapNp(one, (text) => `zufällig ${text}`)
    : of.inRandomOrder
      ? mapNp(one, (text) => `in zufälliger Reihenfolge ${text}`)
      : one;
  return of.nearest && !isOwnNear ? nearest(random, of.nearest, s) : random;
}
/** "seelengebundene Karte": as what something counts, without an article. */
export function countedSo(of: CardNp): Np {
  const adj = adjectives(of);
  const one = np(noun(of), '', adj === '' ? {} : { adj });
  const kind = kindWord(of);
  return kind === '' ? one : mapNp(one, (text) => `${text} ${kind}`);
}
function namedAs(slugs: readonly string[], form: Form, post: string, rels: readonly string[], s: German): Np {
  const inSeries = isSeries(slugs.map((slug) => s.names(slug)));
  const names = slugs.map((slug, i) =>
    inSeries && i > 0 ? fixed(afterColon(s.names(slug)), 'm') : w.theCard(slug, s.names),
  );
  const upTo = typeof form === 'object' && 'upTo' in form && typeof form.upTo === 'number' && form.upTo >= names.length;
  const list =
    names.length > 1 && (upTo || form === 'anyNumber')
      ? orNp([...names, fixed(names.length === 2 ? 'beide' : 'alle', 'pl')])
      : form === 'none' && names.length > 1
        ? neitherNp(names)
        : form === 'plural' || form === 'every' || form === 'all'
          ? andNp(names)
          : orNp(names);
  return told(behind(list, post), rels);
}
