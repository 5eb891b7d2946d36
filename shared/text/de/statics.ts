// Standing effects: "+1 Stärke im Kampf", "du darfst keine Zauber wirken". As clauses, so that "bis zum Ende des Zugs"
// fits before them.
import type { DeckMod, Permission, PowerMod, StatMod, Static } from '../../rules/vocab/ability';
import type { CardKind, Cond } from '../../rules/vocab/select';
import type { Verb } from '../../rules/vocab/words';
import { listOf } from '../joined';
import { isPermission, samePoints, staticsIn, withoutKind } from '../statics';
import { allowed, and, factOf, longer, or, type Clause } from './grammar';
import { np, orNp, some, withDat, words, type Noun, type Np } from './nouns';
import { hung, whom } from './reach';
import { asMany, type Speak } from './speak';
import { bare, byWhat, mods, signed } from './stat-mods';
import { verbs } from './verbs';
import { charakter, doer, verbLast, vp, you, type Person } from './verbs-in-place';
import * as w from './words';

function mod(m: StatMod, say: Speak): Clause {
  const p = whom(m.reach, say);
  const tell = (adverb: string): Clause => mods[m.stat](m, p, say, adverb);
  if (m.stat === 'portalDice' && byWhat(m) !== '') return tell('');
  if (m.only === 'weapon') return hung((adverb) => tell(words('im Kampf', adverb)), withoutKind(m.when), say, p);
  return hung(tell, m.when, say, p);
}

type Said = (o: Np | undefined, p: Person, say: Speak, adverb: string) => Clause;
/** What is said instead of "darfst" and "darfst nicht" where German has a better way. */
const can: { readonly [K in Verb]?: Said } = {
  skipRoll: (_, p, say, adverb) =>
    factOf(
      say.by(p),
      vp(
        'brauchen',
        ...(adverb.includes(' oder ')
          ? ['weder', adverb.replace(/, | oder /g, ' noch '), 'zu würfeln']
          : [adverb, 'nicht zu würfeln']),
      ),
    ),
  riseAgain: (_, p, say, adverb) => {
    const c = factOf(say.by(p), vp('weiter|leben', adverb, 'in einer anderen Gestalt'));
    return longer(c, `, wenn ${say.lastly(p, vp('werden', 'getötet'))}`);
  },
};
const many = (of: Noun, adj?: string): Np => np(of, '', { many: true, ...(adj === undefined ? {} : { adj }) });
const cannot: { readonly [K in Verb]?: Said } = {
  beAttackedBy: (o, p, say, adverb) =>
    factOf(doer(o ?? many(charakter, 'ander~')), vp('an|greifen', say.one(p).akk, adverb, 'nicht')),
  beTargeted: (o, p, say, adverb) =>
    factOf(doer(o ?? many(w.spell)), vp('wirken', adverb, `nicht auf ${say.one(p).akk}`)),
  loseCard: (o, p, say, adverb) =>
    factOf(doer(o ?? many(w.card)), vp('können', say.one(p).dat, adverb, 'nicht genommen werden')),
  meetCard: (o, p, say, adverb) => {
    const cards = o ?? many(w.card);
    if (p.none) return factOf(doer(p.none), vp('begegnen', adverb, cards.dat));
    return factOf(say.by(p), vp('begegnen', adverb, cards.kein?.dat ?? `${cards.dat} nicht`));
  },
  countObjects: (_, p, say, adverb) =>
    factOf(
      {
        nom: `Stärke und Talent aus ${say.whose(p, w.object, { many: true }).dat} und Magischen Gegenständen`,
        many: true,
      },
      vp('zählen', adverb, 'nicht'),
    ),
};

/** "jeder Drache, gegen den du kämpfst, hat +1 Stärke". */
function power(x: PowerMod, say: Speak): Clause {
  const noun = w.resources[x.power];
  const own = np(noun, x.of.self === true ? 'ihr' : 'sein');
  const everybody = x.reach === 'everyone' || (x.reach === undefined && say.def.kind === 'enemy');
  const creatures = Object.keys(x.of).length === 0 ? np(w.creatureNoun, 'jed') : say.cards(x.of, 'every');
  const which = x.of.self === true ? np(w.card, 'dies') : creatures;
  const article = which.g === 'm' ? 'den' : which.g === 'f' || which.g === 'pl' ? 'die' : 'das';
  const fought =
    x.of.self === true || everybody ? '' : `, gegen ${article} ${verbLast(say.by(whom(x.reach, say)), vp('kämpfen'))},`;
  const its = which.g === 'f' || which.g === 'pl' ? np(noun, 'ihr') : x.of.self === true ? own : np(noun, 'sein');
  const by = { nom: which.nom + fought, many: which.g === 'pl' };
  const tell = (adverb: string): Clause => {
    const changes = [
      x.set === undefined
        ? ''
        : typeof x.set === 'number'
          ? `${bare(noun)} ${x.set}`
          : `so viel ${bare(noun)} wie ${say.amount(x.set).nom}`,
      x.times === undefined ? '' : x.times === 2 ? `${its.akk} doppelt` : `${its.akk} ${x.times}-fach`,
      x.add === undefined || typeof x.add !== 'number' ? '' : `${signed(x.add)} ${bare(noun)}`,
    ].filter((text) => text !== '');
    const adds =
      x.add !== undefined && typeof x.add !== 'number'
        ? factOf(by, vp('addieren', adverb, say.amount(x.add).akk, withDat('zu', its)))
        : undefined;
    const c = adds ?? factOf(by, vp('haben', adverb, and(changes)));
    return x.least === undefined ? c : longer(c, `, aber nie weniger als ${x.least}`);
  };
  return hung(tell, x.when, say);
}

/** "du ziehst Verlieskarten statt Abenteuerkarten". */
function deckInstead(x: DeckMod, say: Speak): Clause {
  const tell = (adverb: string): Clause =>
    factOf(
      say.by(whom(x.reach, say)),
      vp('ziehen', adverb, `${many(w.cardOf(x.instead)).akk} statt ${many(w.cardOf(x.drawFrom)).akk}`),
    );
  const kinds =
    x.when && 'source' in x.when && Object.keys(x.when.source).length === 1 ? listOf<CardKind>(x.when.source.kind) : [];
  if (kinds.length > 0)
    return longer(tell(''), `, wo ${orNp(kinds.map((kind) => np(w.kinds[kind], 'ein'))).nom} zum Ziehen auffordert`);
  return hung(tell, x.when, say);
}

function one(x: Static, say: Speak): Clause {
  if ('stat' in x) return mod(x, say);
  if ('power' in x) return power(x, say);
  return 'drawFrom' in x ? deckInstead(x, say) : permission(x, say);
}

const characters: Np = many(charakter);
/** Whom one may evade is an object ("Kreaturen"), not an adverb ("gegen eine Kreatur"). */
function evaded(x: Permission): { readonly object?: Np; readonly when?: Cond } {
  const { when } = x;
  if ((x.cannot ?? x.can) !== 'evade' || when === undefined || !('fight' in when) || when.fight.foe === undefined)
    return when === undefined ? {} : { when };
  const { foe, ...rest } = when.fight;
  const object = foe === 'creature' ? many(w.creatureNoun) : characters;
  return Object.keys(rest).length === 0 ? { object } : { object, when: { fight: rest } };
}

function permission(x: Permission, say: Speak): Clause {
  const verb = x.cannot ?? x.can;
  if (verb === undefined) return { text: '', after: '', you: false };
  const p = whom(x.reach, say);
  const { object, when } = evaded(x);
  // Several of them at once are the same as one.
  if (verb === 'beAttackedBy' && when && 'fight' in when && when.fight.onlySubtype !== undefined)
    return { text: '', after: '', you: false };
  const foes = verb === 'beAttackedBy' && when !== undefined && 'fight' in when ? many(w.creatureNoun) : undefined;
  const what = object ?? (x.card === undefined ? foes : say.cards(x.card, 'plural'));
  const own = (x.cannot === undefined ? can : cannot)[verb];
  const tell = (adverb: string): Clause => {
    if (own) return own(what, p, say, adverb);
    const phrase = verbs[verb](what, p);
    return allowance(x, p, say, words(adverb, x.cannot === undefined || p.none ? phrase.yes : phrase.no));
  };
  return hung(tell, when, say, p);
}

const allowance = (x: Permission, p: Person, say: Speak, inf: string): Clause =>
  allowed(x.cannot !== undefined && p.none ? doer(p.none) : say.by(p), inf);

const plainly = (x: Permission): boolean => {
  const verb = x.cannot ?? x.can;
  return (
    verb !== undefined && (x.cannot === undefined ? can : cannot)[verb] === undefined && !(x.when && 'fight' in x.when)
  );
};

/** "du darfst weder Waffen noch Rüstungen benutzen". */
function permissions(list: readonly Permission[], say: Speak): Clause {
  const [first] = list;
  if (!first) return { text: '', after: '', you: false };
  const p = whom(first.reach, say);
  // Whoever cannot be attacked cannot be attacked in psychic combat either.
  const told = list.some((x) => x.cannot === 'attack') ? list.filter((x) => x.cannot !== 'psychicAttack') : list;
  const parts = told.map((x) => {
    const verb = x.cannot ?? x.can;
    if (verb === undefined) return '';
    return verbs[verb](x.card === undefined ? undefined : say.cards(x.card, 'plural'), p).yes;
  });
  const groups = byVerb(parts);
  const nobody = first.cannot !== undefined && p.none !== undefined;
  const text =
    first.cannot !== undefined && !nobody
      ? `weder ${groups.map((g) => g.words.join(' noch ') + g.verb).join(' noch ')}`
      : (nobody ? or : and)(groups.map((g) => (nobody ? or : and)(g.words) + g.verb));
  return hung((adverb) => allowance(first, p, say, words(adverb, text)), first.when, say, p);
}

/** "Waffen benutzen", "Rüstungen benutzen": neighbours with the same verb, which stands behind the last only. */
function byVerb(parts: readonly string[]): readonly { readonly words: readonly string[]; readonly verb: string }[] {
  const out: { words: string[]; verb: string }[] = [];
  for (const text of parts) {
    const verb = / \S+$/.exec(text)?.[0] ?? '';
    const before = out.at(-1);
    const word = verb === '' ? text : text.slice(0, -verb.length);
    if (before?.verb === verb) before.words.push(word);
    else out.push({ words: [word], verb });
  }
  return out;
}

/** "du ziehst in einem Zug nur 1 Feld, ohne zu würfeln": two effects that are one to a reader. */
function slow(x: Static, y: Static | undefined, say: Speak): Clause | undefined {
  if (
    !('stat' in x) ||
    x.stat !== 'movement' ||
    x.cap === undefined ||
    !y ||
    !isPermission(y) ||
    y.cannot !== 'rollForMovement'
  )
    return undefined;
  if (JSON.stringify(y.reach) !== JSON.stringify(x.reach)) return undefined;
  const far = typeof x.cap === 'number' ? some(x.cap, w.square).akk : asMany(x.cap, w.square, say);
  return hung(
    (adverb) =>
      longer(
        factOf(say.by(whom(x.reach, say)), vp('sich bewegen', adverb, 'in jedem Zug nur', far, 'weit')),
        ', ohne zu würfeln',
      ),
    x.when,
    say,
  );
}

/** "+1 Stärke und +1 Talent". */
function both(x: Static, y: Static | undefined, say: Speak): Clause | undefined {
  if (!y || !('stat' in x) || !('stat' in y) || !samePoints(x, y)) return undefined;
  const { when: _, only: __, ...first } = x;
  const head = mod(first, say);
  const own = whom(x.reach, say) === you && say.me === you;
  const rest = hung(
    (adverb) => mods[y.stat](y, you, say.with({ me: you }), words(x.only === 'weapon' && 'im Kampf', adverb)),
    x.only === 'weapon' ? withoutKind(y.when) : y.when,
    say,
  );
  return own || typeof y.add === 'number'
    ? { text: `${head.text} und ${rest.text}`, after: `${head.after} und ${rest.text}`, you: false }
    : undefined;
}

export const statics = staticsIn({
  pair: (x, y, say: Speak) => slow(x, y, say) ?? both(x, y, say),
  plainly,
  permissions,
  one,
  isNothing: (c) => c.text === '',
});
