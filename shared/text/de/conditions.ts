// Conditions as they stand behind "wenn", with the verb last ("du gut bist"), their opposites, and adverbs where there
// is one ("im Kampf").
import type { AnyFilter, EventIs } from '../../rules/vocab/event';
import type {
  Amount,
  CardFilter,
  Comparison,
  Cond,
  FightFilter,
  Resource,
  SourceFilter,
  SpaceFilter,
} from '../../rules/vocab/select';
import { assertNever } from '../../kernel/result';
import {
  isWhere,
  knownCard,
  noneOrAny,
  opposite,
  owned,
  sameNumber,
  whenIn,
  type How,
  type OfMoment,
} from '../comparisons';
import { listOf } from '../joined';
import { isHidden } from '../keys';
import { silent } from '../trivial';
import { and, or } from './grammar';
import { behind, np, orNp, some, withAkk, withDat, words, type Np } from './nouns';
import { doer, isRelative, verbLast, vp, type Person } from './verbs-in-place';
import type { Speak } from './speak';
import { cardWhich, lies, state } from './filters';
import { like, spot } from './filters-spaces';
import { hiddenTokens } from './steps';
import { verbs } from './verbs';
import * as w from './words';

export const cond = (c: Cond, say: Speak): string => clause(c, say, false);
export const unless = (c: Cond, say: Speak): string => clause(c, say, true);

const nicht = (not: boolean): string => (not ? 'nicht' : '');
/** "du gut bist", "der andere Charakter nicht gut ist". */
const is = (p: Person, what: string, not: boolean, say: Speak): string => say.lastly(p, vp('sein', nicht(not), what));
/** The same of a thing. */
const thingIs = (of: Np, what: string, not: boolean): string =>
  verbLast(doer(of), vp('sein', nicht(not), what)).replace(/\bnicht (ein(?:e|en)? Teil)/, 'k$1');

function clause(c: Cond, say: Speak, not: boolean): string {
  if ('alignment' in c) return is(say.who(c.of), or(listOf(c.alignment).map((x) => w.alignments[x])), not, say);
  if ('is' in c) return comparison(c.is, say, not);
  if ('has' in c)
    return say.lastly(
      say.who(c.who),
      vp(
        'haben',
        say.cards(c.has, not && c.has.named === undefined ? 'none' : 'a').akk,
        not && c.has.named !== undefined && 'nicht',
      ),
    );
  if ('exists' in c) return exists(c, say, not);
  if ('at' in c) return is(say.who(c.who), spot(c.at, say), not, say);
  if ('status' in c) return is(say.who(c.who), w.state(c.status), not, say).replace(/nicht eine? /, 'keine ');
  if ('card' in c) {
    const card = say.card(c.card);
    const told = state(c.fits, say);
    return thingIs(card, told === '' ? say.cards(c.fits, not ? 'none' : 'a').nom : told, not && told !== '');
  }
  if ('not' in c) return clause(c.not, say, !not);
  if ('all' in c) {
    const all = c.all.filter((x) => !silent(x));
    return not
      ? or(
          onceSaid(
            all.map((x) => clause(x, say, true)),
            say,
          ),
        )
      : and(
          onceSaid(
            all.map((x) => clause(x, say, false)),
            say,
          ),
        );
  }
  if ('any' in c) return anyOf(c.any, say, not);
  return ofMoment(c, say, not);
}

/** "du gut bist", "du Gold hast": whom they are about is said in the first, and what all do in the last. */
function onceSaid(list: readonly string[], say: Speak): readonly string[] {
  const it = say.who('it');
  const which = isRelative(it) && list.every((x) => x.startsWith(`${it.np.nom} `)) ? `${it.np.nom} ` : undefined;
  const subject = which ?? /^(?:du|er) /.exec(list[0] ?? '')?.[0];
  if (subject === undefined) return list;
  const verb = / ha(?:st|t)$/.exec(list[0] ?? '')?.[0] ?? '';
  const isShared = verb !== '' && list.every((x) => x.startsWith(subject) && x.endsWith(verb) && !x.includes(','));
  const parts = isShared ? list.map((x, i) => (i < list.length - 1 ? x.slice(0, -verb.length) : x)) : list;
  return parts.map((x, i) => (i > 0 && x.startsWith(subject) ? x.slice(subject.length) : x));
}

const outcomes: Readonly<Record<string, readonly [string, string]>> = {
  won: ['du gewinnst', 'du nicht gewinnst'],
  lost: ['du verlierst', 'du nicht verlierst'],
  standOff: ['es ein Patt gibt', 'es kein Patt gibt'],
  evaded: ['du ausweichst', 'du nicht ausweichst'],
  destroyed: ['der Gegner vernichtet wird', 'der Gegner nicht vernichtet wird'],
};

/** Whether there was anything, where nobody chose it. */
function given(name: string, not: boolean, say: Speak): string | undefined {
  const meaning = say.meaning(name);
  if (!meaning || meaning.is === 'hero' || meaning.given === undefined) return undefined;
  if (meaning.given === 'dealt') return not ? 'es keine gibt' : 'es eine gibt';
  return meaning.is === 'space'
    ? `es ${not ? 'kein' : 'ein'} solches Feld gibt`
    : thingIs(meaning.the, 'im Spiel', not);
}

function ofMoment(c: OfMoment, say: Speak, not: boolean): string {
  if ('known' in c) {
    const known = typeof c.equals === 'string' ? outcomes[c.equals] : undefined;
    if (known) return known[not ? 1 : 0];
    return given(c.known, not, say) ?? (not ? 'du es nicht tust' : 'du es tust');
  }
  if ('option' in c)
    return not ? 'die Regeln dieses Spiels es nicht so wollen' : 'die Regeln dieses Spiels es so wollen';
  if ('same' in c) {
    const [x, y] = c.same.map((ref) => say.who(ref));
    if (!x || !y) return '';
    return x.you || y.you ? `du es ${not ? 'nicht ' : ''}bist` : say.lastly(x, vp('sein', nicht(not), y.np.nom));
  }
  if ('turnOf' in c) return say.lastly(say.who(c.turnOf), vp('sein', nicht(not), 'am Zug'));
  if ('may' in c) {
    const p = say.who(c.who);
    const phrase = verbs[c.may](undefined, p);
    return say.lastly(p, vp('können', not ? phrase.no : phrase.yes));
  }
  if ('fight' in c) return fightClause(c.fight, say, not);
  if ('source' in c) return `es ${words(nicht(not), source(c.source, say))} geschieht`;
  if ('eventIs' in c) return happened(c.eventIs, say, not);
  if ('lasting' in c) return not ? 'dies noch nicht wirkt' : 'dies schon wirkt';
  if ('inUse' in c) return say.lastly(say.me, vp('benutzen', say.card(c.inUse).akk, nicht(not)));
  if ('canBuy' in c && c.canBuy.length === 1 && c.canBuy[0]?.price === 0) {
    const one = w.theCard(c.canBuy[0].named, say.names, 'ein').nom;
    return not ? `k${one} mehr da ist` : `noch ${one} da ist`;
  }
  if ('canBuy' in c) return say.lastly(say.me, vp('können', not ? 'nichts kaufen' : 'etwas kaufen'));
  if ('turnIsOver' in c) return `der Zug ${words(nicht(not), 'vorbei ist')}`;
  if ('meeting' in c)
    return say.lastly(
      say.me,
      vp('begegnen', c.meeting === 'space' ? 'dem Feld' : 'einem anderen Charakter', nicht(not)),
    );
  if ('naturalMove' in c)
    return say.lastly(
      say.me,
      vp('haben', 'für die Bewegung', not ? 'keine' : 'eine', or(c.naturalMove.map(String)), 'gewürfelt'),
    );
  if ('bound' in c) return is(say.who(c.of), w.bound[c.bound], not, say);
  if ('form' in c) return is(say.who(c.of), 'in einer anderen Gestalt', not, say);
  return assertNever(c);
}

function happened(f: EventIs, say: Speak, not: boolean): string {
  const killed = say.event?.kinds.includes('killed') || say.event?.kinds.includes('defeated');
  if (killed && (f.on === 'defeated' || f.on === 'killed'))
    return not ? 'kein Feind getötet worden wäre' : 'ein Feind getötet worden wäre';
  if ('missed' in f) return say.lastly(say.me, vp('aus|setzen', 'diesen Zug', nicht(not)));
  return `es ${words(nicht(not), eventIs(f, say))} ist`;
}

const foeWords = (f: FightFilter): string =>
  f.foe === 'character'
    ? 'gegen einen anderen Charakter'
    : f.foes === undefined
      ? 'gegen eine Kreatur'
      : f.foes === 'one'
        ? 'gegen eine einzige Kreatur'
        : 'gegen mehrere Kreaturen';

function fightClause(f: FightFilter, say: Speak, not: boolean): string {
  if (f.kind === undefined && f.foe !== undefined && f.subtype === undefined && f.foeCards === undefined)
    return say.lastly(say.me, vp('kämpfen', nicht(not), foeWords(f)));
  return say.lastly(
    say.me,
    Object.keys(f).length === 0 ? vp('kämpfen', nicht(not)) : vp('kämpfen', nicht(not), fight(f, say)),
  );
}

function anyOf(list: readonly Cond[], say: Speak, not: boolean): string {
  const equal = sameNumber(list);
  if (equal) {
    const of = say.amount(equal.of);
    return verbLast(doer(of), vp('sein', nicht(not), or(equal.values.map(String))));
  }
  return not
    ? and(
        onceSaid(
          list.map((x) => clause(x, say, true)),
          say,
        ),
      )
    : or(
        onceSaid(
          list.map((x) => clause(x, say, false)),
          say,
        ),
      );
}

function comparison([x, op, y]: readonly [Amount, Comparison, Amount], say: Speak, not: boolean): string {
  const how = not ? opposite[op] : op;
  const own = owned(x);
  if (own && typeof y === 'number') return owns(own, how, y, say);
  if (typeof x === 'object' && 'tokens' in x && isHidden(x.tokens)) return hiddenTokens[x.tokens];
  const which = noneOrAny(how, y);
  if (which === 'any' && typeof x === 'object' && 'missing' in x)
    return say.lastly(say.who(x.of), vp('haben', x.missing === 'life' ? 'Leben verloren' : 'Schicksal verloren'));
  if (which !== undefined && typeof x === 'object' && 'count' in x)
    return exists({ exists: x.count }, say, which === 'none');
  if (typeof x === 'object' && typeof y === 'number' && ('count' in x || ('foe' in x && x.foe === 'count')))
    return somany(x, how, y, say);
  const of = which === undefined ? undefined : noneOrSome(x, which === 'none', say);
  return of ?? than(say.amount(x), how, y, say);
}

const bounds: { readonly [K in How]: string } = {
  '>=': 'mindestens',
  '=': 'genau',
  '<': 'weniger als',
  '>': 'mehr als',
  '<=': 'höchstens',
  '<>': 'nicht genau',
};

/** "es mindestens 2 Feinde im Kampf gibt". */
function somany(
  x: Extract<Amount, { count: unknown } | { foe: unknown }>,
  how: How,
  count: number,
  say: Speak,
): string {
  const things =
    'count' in x
      ? say.select(x.count, { exactly: String(count) })
      : behind(some(count, w.kinds.enemy), 'in diesem Kampf');
  return verbLast({ nom: 'es' }, vp('geben', bounds[how], things.akk));
}

/** "im Omenstapel keine Karten mehr sind", "auf diesem Feld eine Feuermarke liegt". */
function noneOrSome(x: Amount, none: boolean, say: Speak): string | undefined {
  if (typeof x !== 'object') return undefined;
  const a = (kind: string): string => np(w.token(kind), none ? 'kein' : w.isMass(kind) ? '' : 'ein').nom;
  if ('tokens' in x)
    return `auf ${say.card(x.on).dat} ${a(x.tokens)} ${none && w.isMass(x.tokens) ? 'mehr ' : ''}liegt`;
  if ('left' in x) return `${withDat('in', say.deck(x.left))} ${none ? 'keine Karten mehr' : 'noch Karten'} sind`;
  if ('fateSide' in x)
    return say.lastly(
      say.who(x.of),
      vp('haben', np(w.resources.fate, none ? 'kein' : '', { adj: w.sides[x.fateSide] }).akk),
    );
  if ('spaceTokens' in x) return `${say.on(x.at)} ${a(x.spaceTokens)} liegt`;
  return undefined;
}

function than(of: Np, how: How, y: Amount, say: Speak): string {
  const number = say.amount(y).nom;
  const fixedly = typeof y === 'number';
  const by = doer(of);
  switch (how) {
    case '<':
      return verbLast(by, vp('sein', `kleiner als ${number}`));
    case '<=':
      return fixedly
        ? verbLast(by, vp('betragen', `höchstens ${number}`))
        : verbLast(by, vp('sein', `nicht größer als ${number}`));
    case '=':
      return fixedly ? verbLast(by, vp('betragen', number)) : verbLast(by, vp('sein', `so groß wie ${number}`));
    case '<>':
      return fixedly
        ? verbLast(by, vp('betragen', `nicht ${number}`))
        : verbLast(by, vp('sein', `nicht so groß wie ${number}`));
    case '>=':
      return fixedly
        ? verbLast(by, vp('betragen', `mindestens ${number}`))
        : verbLast(by, vp('sein', `mindestens so groß wie ${number}`));
    case '>':
      return verbLast(by, vp('sein', `größer als ${number}`));
  }
}

function owns(x: Extract<Amount, { stat: unknown }>, how: How, count: number, say: Speak): string {
  const noun = w.resources[x.stat as Resource];
  const which = noneOrAny(how, count);
  const has = (...what: readonly string[]): string => say.lastly(say.who(x.of), vp('haben', ...what));
  const things = noun.one.replace(/\(\w+\)/, '');
  if (which === 'none') return has('kein', things);
  if (which === 'any') return has(x.stat === 'life' ? 'noch ein Leben' : things);
  return has(bounds[how], String(count), things);
}

function exists(c: Extract<Cond, { exists: unknown }>, say: Speak, not: boolean): string {
  const where =
    'cards' in c.exists
      ? namedWhere(c.exists.cards, say, not)
      : 'spaces' in c.exists
        ? thatSpace(c.exists.spaces, say, not)
        : undefined;
  if (where !== undefined) return where;
  if ('cards' in c.exists && c.exists.cards.heldBy !== undefined) {
    const { heldBy, ...rest } = c.exists.cards;
    if (heldBy !== 'anyone' && heldBy !== 'others')
      return say.lastly(say.who(heldBy), vp('haben', say.cards(rest, not ? 'none' : 'a').akk));
  }
  return verbLast({ nom: 'es' }, vp('geben', say.select(c.exists, not ? 'none' : 'a').akk));
}

/** "die Zeitkarte ihre Nachtseite zeigt", "der Bote nicht auf diesem Feld ist": a card that is known by its name. */
function namedWhere(f: CardFilter, say: Speak, not: boolean): string | undefined {
  const card = knownCard(f);
  if (card === undefined) return undefined;
  const { rest } = card;
  const the = w.theCard(card.named, say.names);
  if (card.side !== undefined)
    return verbLast(doer(the), vp('zeigen', nicht(not !== (card.isNot ?? false)), `die Seite „${w.side(card.side)}“`));
  const where = lies(rest, say);
  if (where === '' || !isWhere(rest)) return undefined;
  return thingIs(the, words(where, cardWhich(rest, say, the.g)), not);
}

/** "das Dorf nicht von einer Karte bedeckt ist": a space that is known already. */
function thatSpace({ is: which, named, ...rest }: SpaceFilter, say: Speak, not: boolean): string | undefined {
  if (which === undefined) return undefined;
  const space = say.space(which);
  if (named !== undefined)
    return thingIs(
      space,
      or(
        listOf(named).map((slug) =>
          w.isTerrain(slug) ? np(w.terrain(slug), 'ein').nom : w.theCard(slug, say.names).nom,
        ),
      ),
      not,
    );
  if (rest.covered !== undefined && Object.keys(rest).length === 1)
    return thingIs(space, 'von einer Karte bedeckt', rest.covered === not);
  return Object.keys(rest).length === 0 ? undefined : thingIs(space, like(rest, say), not);
}

// adverbs

/** "im Kampf"; "wenn du gut bist und Gold hast". */
export const when = whenIn<Speak>({
  or,
  words,
  adverb: adverbOf,
  except: (adverb) => `(außer ${adverb})`,
  exceptThisSpace: '(außer durch dieses Feld)',
  iff: (c, say) => `wenn ${cond(c, say)}`,
  all: (list, say) =>
    list.length === 0
      ? ''
      : `wenn ${and(
          onceSaid(
            list.map((x) => x.replace(/^wenn /, '')),
            say,
          ),
        )}`,
});

function adverbOf(c: Cond, say: Speak): string | undefined {
  if ('fight' in c) return c.fight.onlySubtype === undefined ? fight(c.fight, say) : undefined;
  if ('source' in c) return source(c.source, say);
  if ('at' in c && (c.who === undefined || c.who === 'me' || say.who(c.who).np.nom === 'der')) return spot(c.at, say);
  if ('inUse' in c) return `mit ${say.card(c.inUse).dat}`;
  if ('turnOf' in c) return `in ${say.whose(say.who(c.turnOf), w.turn).dat}`;
  if ('meeting' in c)
    return c.meeting === 'space' ? 'bei der Begegnung mit dem Feld' : 'bei der Begegnung mit einem anderen Charakter';
  if ('status' in c && c.status === 'toad' && say.who(c.who).you) return 'als Kröte';
  return undefined;
}

const kindsOfFight = { battle: 'im Kampf', psychic: 'im psychischen Kampf' } as const;

export function fight(f: FightFilter, say: Speak): string {
  const against = listOf(f.subtype).map((x) => np(w.subtype(x), 'ein'));
  const only = listOf(f.onlySubtype).map((x) => np(w.subtype(x), '', { many: true }));
  return words(
    f.kind === undefined
      ? against.length + only.length > 0 || f.foe || f.foeCards
        ? ''
        : 'in einem Kampf'
      : kindsOfFight[f.kind],
    f.foe === undefined ? '' : foeWords(f),
    against.length > 0 && `gegen ${orNp(against).akk}`,
    only.length > 0 && `nur gegen ${orNp(only).akk}`,
    f.foeCards && withAkk('gegen', say.cards(f.foeCards, 'a')),
    f.role === undefined ? '' : f.role === 'attacker' ? 'als Angreifer' : 'als Verteidiger',
  );
}

/** What it comes from: "in der Wüste", "durch einen Zauber". */
export function source(f: SourceFilter, say: Speak): string {
  const spots = [...(f.named ?? []), ...(f.def ?? [])];
  if (spots.length > 0) return or([...new Set(spots.map((slug) => w.atPlace(slug, say.names)))]);
  const kinds = listOf(f.kind).map((k) => np(w.kinds[k], 'ein'));
  return words(kinds.length > 0 && `durch ${orNp(kinds).akk}`, f.fight === undefined ? '' : kindsOfFight[f.fight]);
}

function eventIs(f: AnyFilter, say: Speak): string {
  if (f.card) return say.cards(f.card, 'a').nom;
  if (f.natural) return `eine ${or(f.natural.map(String))}`;
  if (f.to) return spot(f.to, say);
  const fights = listOf(f.fight);
  if (fights.length > 0) return or(fights.map((x) => kindsOfFight[x]));
  const what = listOf(f.what).map((x) => np(w.resources[x], '').nom);
  return what.length > 0 ? or(what) : 'so';
}
