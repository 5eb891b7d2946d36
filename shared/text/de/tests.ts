// Tests as clauses behind "wenn", with the verb last ("du gut bist"), and as adverbs where there is one ("im Kampf").
import { declared } from '../../content/declared';
import type { Num } from '../clauses/tree';
import {
  isOfPeople,
  type Fight,
  type How,
  type OfPeople,
  type OfThings,
  type Single,
  type Test,
  type When,
} from '../clauses/tests';
import { isTime } from '../keys';
import { akk, behind, dat, n, np, oneAlone, some, whole, withDat, type Np } from '../speech/german-nouns';
import { adverbially, doer, du, infinitive, lastBare, vp, verbLast, type Doer, type Vp } from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import { adverbs, against, fight, source } from './adverbs';
import { neitherLies, onlyOn } from './counted';
import { isNone, owned } from './owned';
import { bounds, outcomes, justNow, wereThere } from './outcomes';
import { spaceLike } from './nouns-spaces';
import type { German } from './speaker';
import { verbs } from './verbs';
import { mark } from './marks';
import { leftIn, lyingOn, ofPile } from './piles';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');
const nicht = (not: boolean): string => (not ? 'nicht' : '');

/** One test: whom or what it is about, and what is said of it. `like`: tests of one kind share their verb. */
type Clause = { readonly by: Doer; readonly of: Vp; readonly key: string; readonly like?: string };
const it: Doer = { nom: 'es', stands: 'pronoun' };
const ofIt = (of: Vp): Clause => ({ by: it, of, key: 'es' });
const thereIs = (what: Np): Clause => ({ ...ofIt(vp('geben', akk(what))), like: 'geben' });
const ofThing = (thing: Np, of: Vp): Clause => ({ by: doer(thing), of, key: thing.nom });

/** A list of tests: the subject is said once, and a verb that all have behind the last. */
function inOne(list: readonly Clause[], word: 'und' | 'oder', known: string | undefined): string {
  const [first] = list;
  if (!first) return '';
  const same = list.every((c) => c.key === first.key);
  const [plain] = list.map((c) => c.like);
  if (same && plain !== undefined && list.every((c) => c.like === plain && c.of.post === '')) {
    const of = {
      ...first.of,
      mid: joined(
        list.map((c) => c.of.mid),
        word,
      ),
    };
    return first.key === known ? lastBare(first.by, of) : verbLast(first.by, of);
  }
  let before = known;
  return joined(
    list.map((c) => {
      const bare = c.key === before;
      before = c.key;
      return bare ? lastBare(c.by, c.of) : verbLast(c.by, c.of);
    }),
    word,
  );
}

/** Behind "wenn". `known`: whom the clause before was about, who is not named again. */
export function test(t: Test, s: German, known?: string, adverb = ''): string {
  const first = (c: Clause, i = 0): Clause => (i > 0 ? c : { ...c, of: adverbially(adverb, c.of) });
  if (!('list' in t)) return inOne([first(clause(t, s))], 'und', known);
  const neither = t.t === 'all' ? neitherLies(t.list, s) : undefined;
  if (neither) return verbLast(neither.by, neither.of);
  const word = t.t === 'all' ? 'und' : 'oder';
  if (t.list.every((x): x is Single => !('list' in x)))
    return inOne(
      t.list.map((x, i) => first(clause(x, s), i)),
      word,
      known,
    );
  return joined(
    t.list.map((x, i) => (i === 0 ? test(x, s, known, adverb) : `wenn ${test(x, s)}`)),
    word,
  );
}
/** Whether all of it is about whom or what stands before it. */
const isRelative = (t: Test, s: German): boolean =>
  'list' in t ? t.list.every((x) => isRelative(x, s)) : clause(t, s).by.stands === 'relative';

const clause = (t: Single, s: German): Clause => (isOfPeople(t) ? ofPeople(t, s) : ofThings(t, s));

function ofPeople(t: OfPeople, s: German): Clause {
  const { not } = t;
  const says = (of: (no: string) => Vp, like?: string): Clause => ({
    by: s.by(t.who),
    of: of(nicht(not)),
    key: t.who.key,
    ...(like === undefined ? {} : { like }),
  });
  switch (t.t) {
    case 'aligned':
      return says(
        (no) => vp('sein', no, t.printed && 'von Haus aus', or(t.as.map((x) => w.alignments[x]))),
        `sein ${not}`,
      );
    case 'has': {
      const by = s.by(t.who);
      const card = s.cards(t.card, not ? 'none' : 'a');
      const [name, more] = t.card.names ?? [];
      if (name !== undefined && more === undefined) s.mentionCard(`the:${name}`, card.g);
      const of = t.card.names ? vp('haben', akk(card), nicht(not)) : vp('haben', akk(card));
      return { by, of, key: t.who.key, like: `haben ${not}` };
    }
    case 'at':
      return says((no) => vp('sein', no, s.parts.spot(t.where, s)));
    case 'state': {
      const chosen = declared.state(t.status)?.chosen;
      if (chosen !== undefined) return says((no) => vp('haben', no, chosen.de));
      const states = [t.status, ...(t.or ?? [])].map(w.state);
      if (not && !t.or && w.otherwise(t.status)) return says(() => vp('sein', w.otherwise(t.status)));
      if (not && t.or) return says(() => vp('sein', 'weder', states.join(' noch ')));
      return says((no) => vp('sein', no, or(states)));
    }
    case 'form':
      return says((no) => vp('sein', ...w.inForm(t.from, no)));
    case 'bound':
      return says((no) => vp('sein', no, or(t.to.map((one) => w.bound[one]))));
    case 'alike':
      return says((no) => vp('haben', no, np(n('die Gesinnung, Gesinnungen'), s.person(t.as).his).akk), `haben ${not}`);
    case 'same': {
      const other = t.who.is === 'you' ? t.as : t.who;
      if (t.who.is !== 'you' && t.as.is !== 'you') return says((no) => vp('sein', no, s.person(t.as).np.nom));
      const by = s.by(other);
      return by.stands === undefined
        ? { by: du, of: vp('sein', nicht(not), by.nom), key: 'you' }
        : { by: du, of: vp('sein', 'es', nicht(not)), key: 'you' };
    }
    case 'uses':
      // "die du in diesem Kampf benutzt": told of the card itself.
      if (s.it && t.card.card === 'it') {
        const by = s.by(t.who);
        const front: Doer = { ...by, nom: words(s.it.akk, by.nom), stands: 'relative' };
        const used = t.over
          ? vp('haben', 'in diesem Kampf', nicht(not), 'benutzt')
          : vp('benutzen', 'in diesem Kampf', nicht(not));
        return { by: front, of: used, key: t.who.key };
      }
      return says((no) => vp('benutzen', akk(s.card(t.card)), 'in diesem Kampf', no));
    case 'usesA':
      return says(() =>
        vp('benutzen', s.self.kind !== 'spell' && 'in diesem Kampf', akk(s.cards(t.card, not ? 'none' : 'a'))),
      );
    case 'room':
      return says((no) => vp('können', `noch ${t.n} oder mehr Zauber ${words(no, 'erhalten')}`));
    case 'encounters':
      return says((no) => vp('begegnen', t.what === 'space' ? 'dem Feld' : 'einem anderen Charakter', no));
    case 'missesTurn':
      return says((no) => vp('aus|setzen', 'diesen Zug', no));
    case 'fights':
      return says((no) => vp('kämpfen', no, isAnyFight(t.fight) ? '' : fight(t.fight, s)));
    case 'sameChoice':
      return says((no) => ({ ...vp('haben', no, 'dieselbe Seite gewählt'), post: ' wie du' }));
    case 'turnOf':
      return says((no) => vp('sein', no, 'am Zug'));
    case 'can': {
      // "das du vermeiden kannst": told of the card itself.
      if (s.it && t.it) {
        const { yes } = verbs[t.verb](s.it, s.person(t.who));
        const by = s.by(t.who);
        const front: Doer = { ...by, nom: words(yes.mid, by.nom), stands: 'relative' };
        return { by: front, of: vp('können', nicht(not), infinitive({ ...yes, mid: '' }, by)), key: t.who.key };
      }
      const phrase = verbs[t.verb](t.card && s.card(t.card), s.person(t.who));
      const by = { nom: '', you: t.who.is === 'you' };
      return says(() => vp('können', infinitive(not ? phrase.no : phrase.yes, by)));
    }
    case 'canBuy':
      return says(() => vp('können', not ? 'nichts kaufen' : 'etwas kaufen'));
    case 'rolledMove':
      return says(() =>
        vp('haben', 'für die Bewegung', not ? 'keine' : 'eine', or(t.natural.map(String)), 'gewürfelt'),
      );
    case 'lacks':
      return says(() => vp('haben', t.what === 'life' ? 'Leben verloren' : 'Schicksal verloren'));
    case 'owns':
      return says(() => vp('haben', owned(t)), `haben ${isNone(t)}`);
    case 'youDo':
      if (t.any) return says(() => vp('haben', 'etwas davon getan'));
      return says((no) => (t.must && t.not ? vp('können', 'es', no) : vp('tun', 'es', no)));
    case 'hasTrophyFor':
      return says(() => vp('haben', not ? 'keine' : 'eine', 'passende Trophäe'));
    case 'matched': {
      const slugs = t.pairs.flatMap((x) => x.card.names ?? []);
      const series = slugs.length === t.pairs.length ? w.seriesOf(slugs, s.names) : undefined;
      if (series) {
        const card = np(series, 'der', { adj: 'passend~' }).akk;
        return says(() => vp('haben', card, `zu ${np(w.rival, s.person(t.who).his).dat}`));
      }
      const list = t.pairs.map((x) => words(whole(s.cards(x.card, 'a'), 'akk'), against(x, s)));
      const has = vp('haben', `die passende Karte zu ${np(w.rival, s.person(t.who).his).dat}`);
      return says(() => ({ ...has, post: `: ${or(list)}` }));
    }
    case 'counters': {
      const list = t.of.map((x) => np(w.countersOf[x] ?? w.resources[x], t.any ? '' : 'kein').akk);
      return says(() => vp('haben', or(list)));
    }
  }
}
const isAnyFight = (f: Fight): boolean => Object.values(f).every((x) => x === undefined);

function ofThings(t: OfThings, s: German): Clause {
  const { not } = t;
  const no = nicht(not);
  switch (t.t) {
    case 'compare':
      return compare(t.x, t.how, t.y, s);
    case 'oneOf':
      return ofThing(s.number(t.x), vp('sein', no, or(t.values.map(String))));
    case 'inRow':
      return ofThing(s.number(t.x), vp('betragen', no, w.measure(t)));
    case 'enemies':
      return ofIt(vp('geben', 'in diesem Kampf mindestens', s.counted(t.atLeast, w.kinds.enemy)));
    case 'hadIt':
      return { by: du, of: vp('hatten', 'diese Karte zu Beginn des Zugs', no), key: 'you' };
    case 'tokens':
      return tokens(t, s);
    case 'left':
    case 'onPile':
      return ofPile(t, not, s);
    case 'fateOf':
      return {
        by: s.by(t.who),
        of: vp('haben', akk(np(w.resources.fate, t.any ? '' : 'kein', { adj: w.sides[t.side] }))),
        key: t.who.key,
      };
    case 'exists': {
      if (t.of.np === 'spaces' && t.of.of.places?.length === 1)
        return ofThing(s.np(t.of, 'a'), vp('sein', nicht(not), 'auf dem Spielplan'));
      if (t.of.np === 'cards' && t.of.of.justDrawn)
        return justNow(s.cards({ ...t.of.of, justDrawn: undefined }, not ? 'none' : 'a'));
      const on = t.of.np === 'cards' ? onlyOn(t.of.of) : undefined;
      if (on === undefined) return thereIs(s.np(t.of, not ? 'none' : 'a'));
      // "auf ihr liegt keine Karte"
      const where = { nom: withDat('auf', s.card(on)) };
      return { by: where, of: vp('liegen', np(w.card, not ? 'kein' : 'ein').nom), key: 'cards' };
    }
    case 'shows':
      return isTime(t.side)
        ? ofIt(vp('sein', no, w.side(t.side)))
        : ofThing(w.theCard(t.card, s.names), vp('zeigen', no, `die Seite „${w.side(t.side)}“`));
    case 'lies': {
      const card = w.theCard(t.card, s.names);
      s.mentionCard(`the:${t.card}`, card.g);
      return ofThing(card, vp('sein', no, s.parts.state(t.where, s)));
    }
    case 'spaceIs':
      return ofThing(s.place(t.space), vp('sein', no, spaceLike(t.like, s)));
    case 'called':
      return ofThing(s.place(t.space), vp('sein', no, or(t.names.map((x) => named(x, s)))));
    case 'cardIs': {
      const card = s.card(t.card);
      if (t.like.belongsTo) return ofThing(card, vp('gehören', no, withDat('zu', s.place(t.like.belongsTo))));
      const where = t.isWhere ? s.parts.state(t.like, s) : '';
      // A name has no "kein".
      const named = not && t.like.names !== undefined;
      const what = (): Np => s.parts.cards(t.like, not && !named ? 'none' : 'a', s);
      const put = t.like.stands !== undefined || t.like.zone === 'stands';
      const lies = put || t.like.at !== undefined || t.like.in !== undefined || t.like.zone === 'laid';
      const stands = t.card.card === 'this' ? s.self.kind === 'figure' : put;
      const verb = !lies || t.like.justDrawn ? 'sein' : stands ? 'stehen' : 'liegen';
      const is = where === '' ? vp('sein', named && no, nominative(what())) : vp(verb, no, where);
      return { ...ofThing(card, is), key: 'card' };
    }
    case 'ofTheKing': {
      const one = behind(s.parts.cards(t.like, not ? 'none' : 'a', s), np(w.king, 'der').gen);
      return { ...ofThing(s.card(t.card), vp('sein', nominative(one))), key: 'card' };
    }
    case 'struck':
      return ofThing(np(w.spell, 'der'), vp('treffen', akk(s.card(t.card)), no));
    case 'copies':
      return ofThing(s.itsOf(t.card, w.resources.strength), vp('sein', no, 'so groß wie die des Gegners'));
    case 'follows':
      return ofThing(s.card(t.card), vp('folgen', dat(s.one(t.who)), no, 'als Gefährte'));
    case 'outcome': {
      const [by, yes, never] = outcomes[t.outcome];
      const own = not ? never : yes;
      return { by, of: t.ofFight ? { ...own, mid: words('den Kampf', own.mid) } : own, key: by.nom };
    }
    case 'found':
      return ofIt(vp('geben', akk(s.parts.cards(t.what, not ? 'none' : 'a', s)), 'darunter'));
    case 'dealt':
      if (t.one)
        return not
          ? { by: { nom: 'keine mehr' }, of: vp('sein', 'da'), key: 'dealt' }
          : { by: { nom: 'eine Karte' }, of: vp('sein', 'da'), key: 'dealt' };
      return { by: { nom: `${not ? 'k' : ''}eine solche Karte` }, of: vp('sein', 'dabei'), key: 'dealt' };
    case 'anyToChoose': {
      const noun = t.of.np === 'heroes' ? w.character : t.of.np === 'cards' ? s.parts.noun(t.of.of) : w.square;
      return ofIt(vp('geben', akk(oneAlone(not ? 'kein' : 'ein', noun))));
    }
    case 'suchASpace':
      return ofIt(vp('geben', not ? 'kein solches Feld' : 'ein solches Feld'));
    case 'inPlay':
      return ofThing(s.card(t.card), vp('sein', no, 'im Spiel'));
    case 'allChosen':
      return { by: { nom: 'alle drei', many: true }, of: vp('sein', 'hier', no, 'gewählt worden'), key: '' };
    case 'rule':
      return {
        by: { nom: 'die Regeln dieses Spiels', many: true },
        of: vp('wollen', 'es', no, 'so'),
        key: 'rules',
      };
    case 'causedBy':
      return ofIt(vp('geschehen', no, source(t.source, s)));
    case 'wouldKill':
      return { by: { nom: not ? 'kein Feind' : 'ein Feind' }, of: vp('wäre', 'getötet worden'), key: 'foe' };
    case 'event': {
      if (t.cause) return ofIt(vp('geschehen', no, or(t.cause.map(w.because))));
      const what = words(
        t.card && whole(s.cards(t.card, 'a')),
        t.natural && `eine ${or(t.natural.map(String))}`,
        t.to && s.parts.spot(t.to, s),
        t.what && or(t.what.map(eventWord)),
      );
      return ofIt(vp('sein', no, what || 'so'));
    }
    case 'stocked': {
      const one = w.theCard(t.named, s.names, not ? 'kein' : 'ein').nom;
      return { by: { nom: not ? one : `noch ${one}` }, of: vp('sein', not && 'mehr', 'da'), key: 'stock' };
    }
    case 'turnIsOver':
      return ofThing(np(w.turn, 'der'), vp('sein', no, 'vorbei'));
    case 'hasEffect':
      return { by: { nom: 'dies' }, of: vp('wirken', not ? 'noch nicht' : 'schon'), key: 'this' };
  }
}
const nominative = (of: Np) => ({ text: of.nom, rel: of.rel });
const named = (key: string, s: German): string =>
  w.isTerrain(key) ? np(w.terrain(key), 'ein').nom : w.theCard(key, s.names).nom;
const eventWord = (key: string): string => w.fightWord(key) || (w.isResource(key) ? np(w.resources[key], '').nom : key);

function tokens(t: Extract<OfThings, { t: 'tokens' }>, s: German): Clause {
  const own = mark(t.kind)?.is?.(!t.any, s);
  if (own) return { ...own, key: 'tokens' };
  const where = 'place' in t.on ? s.on(t.on) : withDat('auf', s.card(t.on));
  const mass = w.isMass(t.kind);
  const noun = np(w.token(t.kind), t.any ? (mass ? '' : 'ein') : 'kein').nom;
  return {
    by: { nom: where },
    of: vp('liegen', noun, t.gone === true && mass && 'mehr'),
    key: 'tokens',
    like: 'liegen',
  };
}

function compare(x: Num, how: How, y: Num, s: German): Clause {
  // Lives can be counted, where fate and gold are told by how much of it there is.
  const counted = typeof x === 'object' && x.num === 'tokens' && (!w.isMass(x.kind) || x.kind === 'life');
  if (counted && typeof y === 'number') {
    const where = 'place' in x.on ? s.on(x.on) : withDat('auf', s.card(x.on));
    const noun = `${bounds[how]} ${some(y, w.token(x.kind)).nom}`;
    return { by: { nom: where, ...(y === 1 ? {} : { many: true }) }, of: vp('liegen', noun), key: 'tokens' };
  }
  if (typeof x === 'object' && typeof y === 'number' && (x.num === 'theirNumber' || x.num === 'amongThem'))
    return wereThere(x.num === 'amongThem' ? x.of : undefined, how, y, s);
  if (typeof x === 'object' && typeof y === 'number' && x.num === 'left' && x.of) return leftIn(x.of, x, how, y, s);
  const owner = typeof x === 'object' && x.num === 'count' && x.of.np === 'cards' ? x.of.of.of : undefined;
  if (
    typeof x === 'object' &&
    x.num === 'count' &&
    x.of.np === 'cards' &&
    typeof owner === 'object' &&
    owner.is !== 'who' &&
    typeof y === 'number'
  ) {
    const things = s.cards({ ...x.of.of, of: undefined }, { exactly: y });
    // "sie" would be those from here on.
    s.lastCard = '';
    return { by: s.by(owner), of: vp('haben', bounds[how], akk(things)), key: owner.key };
  }
  if (typeof x === 'object' && x.num === 'count' && typeof y === 'number') {
    const isNone = y === 0 && how === '=';
    const on = x.of.np === 'cards' ? x.of.of.on : undefined;
    if (on !== undefined && x.of.np === 'cards' && !isNone)
      return lyingOn(on, { ...x.of.of, on: undefined }, bounds[how], y, s);
    return ofIt(vp('geben', isNone ? '' : bounds[how], akk(s.np(x.of, isNone ? 'none' : { exactly: y }))));
  }
  const of = s.number(x);
  if (s.it !== undefined && of.stands === 'relative') s.lastCard = ''; // "seine Stärke" could be that of either.
  const n = whole(s.number(y));
  const fixed = typeof y === 'number';
  const say: { readonly [K in How]: Vp } = {
    '<': vp('sein', `kleiner als ${n}`),
    '<=': fixed ? vp('betragen', `höchstens ${n}`) : vp('sein', `nicht größer als ${n}`),
    '=': fixed ? vp('betragen', n) : vp('sein', `so groß wie ${n}`),
    '<>': fixed ? vp('betragen', `nicht ${n}`) : vp('sein', `nicht so groß wie ${n}`),
    '>=': fixed ? vp('betragen', `mindestens ${n}`) : vp('sein', `mindestens so groß wie ${n}`),
    '>': vp('sein', `größer als ${n}`),
  };
  return ofThing(of, say[how]);
}

// hung on a sentence

/** ", wenn du gut bist" */
export const hung = (when: When, s: German): string => (when.iff ? `, ${only(when.iff, s)},` : '');
const only = (t: Test, s: German): string =>
  'list' in t && t.but ? `außer wenn ${test(t.but, s)}` : `wenn ${test(t, s)}`;

/** What is told of the one before it: "im Kampf", "der einen Talisman hat". */
export function which(
  when: When | undefined,
  of: Np,
  s: German,
): { readonly post: string; readonly rels: readonly string[] } {
  if (when === undefined) return { post: '', rels: [] };
  const { it: before, last } = s;
  s.it = of;
  const post = adverbs(when, s);
  const { iff } = when;
  const own = iff !== undefined && isRelative(iff, s);
  s.last = last;
  const rels = iff === undefined ? [] : [own ? test(iff, s) : `für ${of.akk} gilt, dass ${test(iff, s)}`];
  s.it = before;
  return { post, rels };
}
