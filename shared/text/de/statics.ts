// Standing effects: "+1 Stärke im Kampf", "du darfst keine Zauber wirken". As clauses, so that "bis zum Ende des Zugs" fits before them.
import type { DeckMod, Permission, PowerMod, Reach, Static, StatMod } from '../../rules/vocab/ability';
import type { Amount, CardKind, Cond, StatKey } from '../../rules/vocab/select';
import type { Verb } from '../../rules/vocab/words';
import { listOf } from '../joined';
import { isPermission, samePoints, staticsIn, withoutKind } from '../statics';
import { usual } from '../usual';
import {
  allowed,
  and,
  charakter,
  doer,
  factOf,
  longer,
  n,
  np,
  or,
  orNp,
  person,
  some,
  thatOne,
  verbLast,
  vp,
  withDat,
  words,
  you,
  type Clause,
  type Noun,
  type Np,
  type Person,
} from './grammar';
import { asMany, type Speak } from './speak';
import { verbs } from './verbs';
import * as w from './words';

const everyone = (adj = ''): Person =>
  person(
    np(charakter, 'jed', adj === '' ? {} : { adj }),
    `every${adj}`,
    np(charakter, 'kein', adj === '' ? {} : { adj }),
  );

function whom(reach: Reach | undefined, say: Speak): Person {
  if (reach === undefined || reach === 'holder') return say.me;
  if (reach === 'everyone') return everyone();
  if (reach === 'others') return everyone('ander~');
  const every = say.heroes(reach, 'every');
  return person(every, every.nom, say.heroes(reach, 'none'));
}

const signed = (of: number): string => (of < 0 ? `\u2212${-of}` : `+${of}`);

/** Hangs a condition on a sentence; it is about whoever the sentence is about. */
function hung(tell: (adverb: string) => Clause, cond: Cond | undefined, say: Speak, p = say.me): Clause {
  if (cond === undefined) return tell('');
  if (p.key !== say.me.key) say.mention(p);
  const { adverb, iff } = (p.key === say.me.key ? say : say.with({ me: p })).when(cond);
  say.forget();
  const isException = adverb.startsWith('(');
  const c = tell(isException ? '' : adverb);
  return longer(isException ? longer(c, ` ${adverb}`) : c, iff === '' ? '' : `, ${iff}`);
}

type ModPhrase = (m: StatMod, p: Person, say: Speak, adverb: string) => Clause;

/** What is taken away, where an amount is written as a negative one. */
function lessening(of: Amount): Amount | undefined {
  if (typeof of === 'number') return of < 0 ? -of : undefined;
  return 'minus' in of && of.minus[0] === 0 ? of.minus[1] : undefined;
}

const value = (m: StatMod): Amount => m.add ?? m.set ?? m.cap ?? 0;
const bare = (noun: Noun): string => np(noun, '').nom;

/** "+2 Stärke", "dein Talent beträgt 3", "deine Stärke wird verdoppelt". */
const points =
  (noun: Noun): ModPhrase =>
  (m, p, say, adverb) => {
    if (m.add !== undefined && typeof m.add !== 'number') {
      const by = say.by(p);
      return factOf(by, vp('addieren', adverb, say.amount(m.add).akk, withDat('zu', np(noun, p.his))));
    }
    if (m.add !== undefined) {
      const what = words(`${signed(m.add)} ${bare(noun)}`, adverb);
      return p.you && p === say.me
        ? { text: what, after: `hast du ${what}`, you: false }
        : say.states(p, vp('haben', adverb, `${signed(m.add)} ${bare(noun)}`));
    }
    const of = doer(say.whose(p, noun));
    if (m.set !== undefined) {
      const set = p.key.startsWith('every') ? say.with({ me: { ...p, np: thatOne } }).amount(m.set) : say.amount(m.set);
      return typeof m.set === 'number'
        ? factOf(of, vp('betragen', adverb, set.akk))
        : factOf(of, vp('sein', adverb, set.nom));
    }
    if (m.times !== undefined)
      return factOf(of, vp('werden', adverb, m.times === 2 ? 'verdoppelt' : `mit ${m.times} malgenommen`));
    return factOf(of, vp('betragen', adverb, `höchstens ${say.amount(m.cap ?? 0).akk}`));
  };

/** A limit: so many more, or so many at all. */
const limit =
  (verb: string, noun: Noun): ModPhrase =>
  (m, p, say, adverb) => {
    const by = say.by(p);
    const may = (what: string): Clause => allowed(by, words(adverb, what, verb));
    const many = np(noun, '', { many: true }).akk;
    if (m.add !== undefined) {
      if (typeof m.add !== 'number') return may(`zusätzlich ${asMany(m.add, noun, say)}`);
      if (m.add >= 20) return may(`beliebig viele ${many}`);
      return may(m.add < 0 ? `${some(-m.add, noun).akk} weniger` : `${some(m.add, noun).akk} mehr`);
    }
    const of = value(m);
    if (typeof of === 'number' && of >= 20) return may(`beliebig viele ${many}`);
    return may(
      `${m.cap === undefined ? 'bis zu' : 'höchstens'} ${typeof of === 'number' ? some(of, noun).akk : asMany(of, noun, say)}`,
    );
  };

const attackRoll = n('der Angriffswurf(s), Angriffswürfe');
const roll: ModPhrase = (m, p, say, adverb) => {
  const of = value(m);
  const less = lessening(of);
  const by = say.by(p);
  const rolls = np(attackRoll, p.his, { many: true }).dat;
  return less !== undefined
    ? factOf(by, vp('ab|ziehen', adverb, say.amount(less).akk, `von ${rolls}`))
    : factOf(by, vp('addieren', adverb, say.amount(of).akk, `zu ${rolls}`));
};

const foeRoll: ModPhrase = (m, p, say, adverb) => {
  const by = {
    nom:
      m.reach === 'everyone'
        ? 'jede Kreatur'
        : `jede Kreatur, gegen die ${say.lastly(p, vp('kämpfen', say.def.kind === 'space' && 'hier'))},`,
  };
  const less = lessening(value(m));
  return less !== undefined
    ? factOf(by, vp('ab|ziehen', adverb, say.amount(less).akk, 'von ihrem Angriffswurf'))
    : factOf(by, vp('addieren', adverb, say.amount(value(m)).akk, 'zu ihrem Angriffswurf'));
};

const dice =
  (where: string, purpose = ''): ModPhrase =>
  (m, p, say, adverb) => {
    const of = value(m);
    const count =
      typeof of !== 'number'
        ? asMany(of, w.die, say)
        : m.add === undefined
          ? `nur ${some(of, w.die).akk}`
          : `${some(Math.abs(of), w.die).akk} ${of < 0 ? 'weniger' : 'mehr'}`;
    return factOf(say.by(p), { ...vp('werfen', adverb, where, count), post: purpose });
  };

/** A limit on what is used at once, from the one that the rules allow. */
const atOnce =
  (stat: StatKey, noun: Noun): ModPhrase =>
  (m, p, say, adverb) =>
    allowed(say.by(p), words(adverb, some(total(stat, m), noun).akk, 'gleichzeitig benutzen'));
const total = (stat: StatKey, m: StatMod): number =>
  m.add === undefined ? Number(value(m)) : (usual[stat] ?? 0) + Number(m.add);

/** The Portal's procedure tells its dice by which ability it is opened: 1 is Craft, 2 Strength. */
const byWhat = (m: StatMod): string =>
  m.when && 'is' in m.when && typeof m.when.is[0] === 'object' && 'var' in m.when.is[0]
    ? m.when.is[2] === 1
      ? ' mit Talent'
      : ' mit Stärke'
    : '';
const trophyPoint = n('der Trophäenpunkt(es), Trophäenpunkte');
const weapon = w.keyword('weapon') ?? w.object;
const armour = w.keyword('armour') ?? w.object;

const mods: { readonly [K in StatKey]: ModPhrase } = {
  strength: points(w.stats.strength),
  craft: points(w.stats.craft),
  life: points(w.stats.life),
  fate: points(w.stats.fate),
  gold: points(w.stats.gold),
  spellLimit: limit('haben', w.spell),
  objectLimit: limit('tragen', w.object),
  weaponLimit: atOnce('weaponLimit', weapon),
  armourLimit: atOnce('armourLimit', armour),
  lifeValue: points(w.stats.lifeValue),
  fateValue: points(w.stats.fateValue),
  attackRoll: roll,
  foeRoll,
  attackDice: (m, p, say, adverb) => {
    const count = total('attackDice', m);
    return longer(
      factOf(say.by(p), vp('werfen', adverb, `für ${np(n('der Angriff(s)'), p.his).akk}`, some(count, w.die).akk)),
      `, von denen der ${count === 2 ? 'höhere' : 'höchste'} zählt`,
    );
  },
  movement: (m, p, say, adverb) => {
    const of = value(m);
    const far = typeof of === 'number' ? some(of, w.square).akk : asMany(of, w.square, say);
    return allowed(
      say.by(p),
      m.add === undefined
        ? words(adverb, 'in einem Zug höchstens', far, 'weit ziehen')
        : words(adverb, far, 'weiter ziehen'),
    );
  },
  moveDice: (m, p, say, adverb) => {
    const of = value(m);
    return factOf(
      say.by(p),
      vp(
        'werfen',
        adverb,
        `für ${np(w.stats.movement, p.his).akk}`,
        m.add !== undefined && typeof of !== 'number' && 'zusätzlich',
        typeof of === 'number' ? some(of, w.die).akk : asMany(of, w.die, say),
        m.add !== undefined && typeof of === 'number' && 'mehr',
      ),
    );
  },
  prayer: (m, p, say, adverb) =>
    factOf(say.by(p), vp('addieren', adverb, 'beim Beten', say.amount(value(m)).akk, 'zum Wurf')),
  portalDice: (m, p, say, adverb) => dice('', `, um das Portal der Macht${byWhat(m)} zu öffnen`)(m, p, say, adverb),
  minesDice: dice('in den Minen'),
  commandFrom: (m, p, say, adverb) =>
    factOf(
      doer(say.whose(p, w.stats.commandFrom)),
      vp(
        'wirken',
        adverb,
        m.add === undefined
          ? `ab ${say.amount(value(m)).nom}`
          : `bei einem um ${Math.abs(Number(m.add))} ${Number(m.add) < 0 ? 'niedrigeren' : 'höheren'} Wurf`,
      ),
    ),
  trophyCost: (m, p, say, adverb) =>
    factOf(
      say.by(p),
      vp(
        'brauchen',
        adverb,
        'für 1 Stärke oder Talent',
        m.add === undefined
          ? `nur ${say.amount(value(m)).nom} Trophäenpunkte`
          : `${some(Math.abs(Number(m.add)), trophyPoint).akk} ${Number(m.add) < 0 ? 'weniger' : 'mehr'}`,
      ),
    ),
  toadSteps: (m, p, say, adverb) =>
    longer(
      factOf(
        say.by(p),
        vp(
          'ziehen',
          adverb,
          typeof value(m) === 'number'
            ? `${some(Number(value(m)), w.square).akk} mehr`
            : asMany(value(m), w.square, say),
        ),
      ),
      ', solange du verwandelt bist',
    ),
  drawMore: (m, p, say, adverb) =>
    longer(
      factOf(
        say.by(p),
        vp(
          'ziehen',
          adverb,
          typeof value(m) === 'number' ? `${some(Number(value(m)), w.card).akk} mehr` : asMany(value(m), w.card, say),
        ),
      ),
      ', wo ein Feld zum Ziehen auffordert',
    ),
};

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
  skipRoll: (_, p, say, adverb) => factOf(say.by(p), vp('brauchen', adverb, 'nicht zu würfeln')),
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
