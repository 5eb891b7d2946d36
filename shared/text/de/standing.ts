// Standing effects: "+1 Stärke im Kampf", "du darfst keine Zauber wirken"; also behind "bis zum Ende des Zugs".
import type { Change, Permit, Standing } from '../clauses/rules';
import type { CardNp, Num, Who } from '../clauses/tree';
import type { CardKind, StatKey, Verb } from '../clauses/words';
import type { Mode } from '../speech/compose';
import { akk, dat, n, np, orNp, some, whole, withDat, type Noun, type Np } from '../speech/german-nouns';
import { adverbially, doer, followed, infinitive, predicate, vp, type Doer, type Vp } from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import type { German } from './speaker';
import { exceptions, neither, places } from './adverbs';
import { hung } from './tests';
import { verbs } from './verbs';
import * as w from './words';

/** Who does what, or may do it; `short`: as it stands on a card. */
type Fact = {
  readonly by: Doer;
  readonly of: Vp;
  readonly may?: 'dürfen' | 'können' | undefined;
  readonly short?: string | undefined;
};
type Stat = Extract<Standing, { s: 'stat' }>;
type Phrase = (x: Stat, s: German) => Fact;

const signed = (x: number): string => (x < 0 ? `\u2212${-x}` : `+${x}`);
const bare = (of: Noun): string => np(of, '').nom;
const many = (of: Noun, adj?: string): Np => np(of, '', { many: true, ...(adj === undefined ? {} : { adj }) });
const fixed = (x: Num): number | undefined => (typeof x === 'number' ? x : undefined);
/** What is added; negative where it is taken away. */
const added = ({ by, n: x }: Change): number | undefined =>
  typeof x !== 'number' ? undefined : by === 'add' ? x : by === 'less' ? -x : undefined;
const isLess = (change: Change): boolean => change.by === 'less' || (added(change) ?? 0) < 0;
const size = ({ n: x }: Change, s: German): string => (typeof x === 'number' ? String(Math.abs(x)) : s.number(x).akk);
const fact = (who: Who, of: Vp, s: German): Fact => ({ by: s.by(who), of });
const allowed = (who: Who, of: Vp, s: German): Fact => ({ by: s.by(who), of, may: 'dürfen' });

/** "+2 Stärke", "dein Talent beträgt 3", "deine Stärke wird verdoppelt". */
const points =
  (noun: Noun): Phrase =>
  ({ who, change }, s) => {
    const x = added(change);
    if (x !== undefined) {
      const what = `${signed(x)} ${bare(noun)}`;
      return { ...fact(who, vp('haben', what), s), short: who.is === 'you' ? what : undefined };
    }
    if (change.by === 'add' || change.by === 'less') {
      const by = s.by(who);
      const whose = np(noun, s.person(who).his);
      const much = akk(s.number(change.n));
      return {
        by,
        of:
          change.by === 'add'
            ? vp('addieren', much, withDat('zu', whose))
            : vp('ab|ziehen', much, withDat('von', whose)),
      };
    }
    const by = doer(s.whose(who, noun));
    const to = s.number(change.n);
    if (change.by === 'times')
      return { by, of: vp('werden', change.n === 2 ? 'verdoppelt' : `mit ${to.nom} malgenommen`) };
    if (change.by === 'cap') return { by, of: vp('betragen', `höchstens ${to.nom}`) };
    return { by, of: typeof change.n === 'number' ? vp('betragen', to.nom) : vp('sein', `so groß wie ${whole(to)}`) };
  };

/** A limit: so many more, or so many at all. */
const limit =
  (verb: string, noun: Noun): Phrase =>
  ({ who, change }, s) => {
    const may = (what: string): Fact => allowed(who, vp(verb, what), s);
    const x = added(change);
    if ((x ?? fixed(change.n) ?? 0) >= 20) return may(`beliebig viele ${many(noun).akk}`);
    if (x !== undefined) return may(`${some(Math.abs(x), noun).akk} ${x < 0 ? 'weniger' : 'mehr'}`);
    if (change.by === 'add') return may(`zusätzlich ${s.counted(change.n, noun)}`);
    if (change.by === 'less') return may(`um ${s.number(change.n).akk} weniger ${many(noun).akk}`);
    return may(`${change.by === 'cap' ? 'höchstens' : 'bis zu'} ${s.counted(change.n, noun)}`);
  };

const attackRoll = n('der Angriffswurf(s), Angriffswürfe');
const roll: Phrase = ({ who, change }, s) => {
  const by = s.by(who);
  const rolls = np(attackRoll, s.person(who).his, { many: true }).dat;
  const much = size(change, s);
  return { by, of: isLess(change) ? vp('ab|ziehen', much, `von ${rolls}`) : vp('addieren', much, `zu ${rolls}`) };
};
const foeRoll: Phrase = ({ who, change }, s) => {
  const here = s.self.kind === 'space' && 'hier';
  const nom = who.is === 'everyone' ? 'jede Kreatur' : `jede Kreatur, gegen die ${s.lastly(who, vp('kämpfen', here))},`;
  const much = size(change, s);
  const of = isLess(change)
    ? vp('ab|ziehen', much, 'von ihrem Angriffswurf')
    : vp('addieren', much, 'zu ihrem Angriffswurf');
  return { by: { nom }, of };
};
const diceOf = (change: Change, s: German): string => {
  const x = added(change);
  if (change.by === 'set' || change.by === 'cap') return `nur ${s.counted(change.n, w.die)}`;
  if (x === undefined) return `zusätzlich ${s.counted(change.n, w.die)}`;
  return `${some(Math.abs(x), w.die).akk} ${x < 0 ? 'weniger' : 'mehr'}`;
};
const dice =
  (where: string, purpose = ''): Phrase =>
  ({ who, change }, s) =>
    fact(who, followed(vp('werfen', where, diceOf(change, s)), purpose), s);
/** With the one that there is by the rules. */
const withOne = (x: number | undefined): number | undefined => (x === undefined ? x : x + 1);
const inAll = (c: Change, noun: Noun, s: German): string => s.counted(withOne(added(c)) ?? c.n, noun);
/** A limit on what is used at once, from the one that the rules allow. */
const atOnce =
  (noun: Noun): Phrase =>
  ({ who, change }, s) =>
    allowed(who, vp('benutzen', inAll(change, noun, s), 'gleichzeitig'), s);
const more = (change: Change, noun: Noun, s: German): string => {
  const x = added(change);
  return x === undefined ? `zusätzlich ${s.counted(change.n, noun)}` : `${some(x, noun).akk} mehr`;
};
const trophyPoint = n('der Trophäenpunkt(es), Trophäenpunkte');

const stats: { readonly [K in StatKey]: Phrase } = {
  strength: points(w.stats.strength),
  craft: points(w.stats.craft),
  life: points(w.stats.life),
  fate: points(w.stats.fate),
  gold: points(w.stats.gold),
  lifeValue: points(w.stats.lifeValue),
  fateValue: points(w.stats.fateValue),
  prayer: ({ who, change }, s) => fact(who, vp('addieren', 'beim Beten', size(change, s), 'zum Wurf'), s),
  spellLimit: limit('haben', w.spell),
  objectLimit: limit('tragen', w.object),
  weaponLimit: atOnce(w.weapon),
  armourLimit: atOnce(w.armour),
  attackRoll: roll,
  foeRoll,
  attackDice: ({ who, change }, s) => {
    const x = added(change);
    const by = s.by(who);
    const rolls = inAll(change, w.die, s);
    const attack = np(n('der Angriff(s)'), s.person(who).his).akk;
    const best = x === 1 ? 'höhere' : 'höchste';
    return { by, of: followed(vp('werfen', `für ${attack} ${rolls}`), `, von denen der ${best} zählt`) };
  },
  movement: ({ who, change }, s) => {
    const x = added(change);
    if (x !== undefined) return allowed(who, vp('ziehen', some(x, w.square).akk, 'weiter'), s);
    if (change.by === 'cap')
      return allowed(who, vp('ziehen', 'in einem Zug höchstens', s.spacesOn(change.n), 'weit'), s);
    return fact(who, vp('ziehen', withDat('in', np(w.turn, s.person(who).his)), s.spacesOn(change.n), 'weit'), s);
  },
  moveDice: ({ who, change }, s) => {
    const by = s.by(who);
    const move = `für ${np(w.stats.movement, s.person(who).his).akk}`;
    const much = change.by === 'add' ? more(change, w.die, s) : s.counted(change.n, w.die);
    return { by, of: vp('werfen', move, much) };
  },
  fateDice: ({ who, change }, s) => {
    const throws = vp('werfen', `für jeden mit Schicksal bezahlten Würfel ${inAll(change, w.die, s)}`);
    return { by: s.by(who), of: followed(throws, ', von denen einer nach Wahl zählt') };
  },
  portalDice: dice('', ', um das Portal der Macht zu öffnen'),
  minesDice: dice('in den Minen'),
  commandFrom: ({ who, change }, s) => {
    const x = added(change);
    const on =
      x === undefined
        ? `ab ${s.number(change.n).dat}`
        : `bei einem um ${Math.abs(x)} ${x < 0 ? 'niedrigeren' : 'höheren'} Wurf`;
    return { by: doer(s.whose(who, w.stats.commandFrom)), of: vp('wirken', on) };
  },
  trophyCost: ({ who, change }, s) => {
    const x = added(change);
    const much =
      x === undefined
        ? `nur ${s.number(change.n).nom} Trophäenpunkte`
        : `${some(Math.abs(x), trophyPoint).akk} ${x < 0 ? 'weniger' : 'mehr'}`;
    return fact(who, vp('brauchen', 'für 1 Stärke oder Talent', much), s);
  },
  toadSteps: ({ who, change }, s) => {
    const by = s.by(who);
    const while_ = `, solange ${s.lastly(who, vp('sein', 'verwandelt'))}`;
    return { by, of: followed(vp('ziehen', 'in einem Zug', more(change, w.square, s)), while_) };
  },
  drawMore: ({ who, change }, s) =>
    fact(who, followed(vp('ziehen', more(change, w.card, s)), ', wo ein Feld zum Ziehen auffordert'), s),
};

// permissions

type Own = (o: Np | undefined, who: Who, s: German) => Fact;
/** What is said instead of "darfst" where German has a better way. */
const can: { readonly [K in Verb]?: Own } = {
  skipRoll: (_, who, s) => fact(who, vp('brauchen', 'nicht zu würfeln'), s),
  riseAgain: (_, who, s) => {
    const by = s.by(who);
    const killed = `, wenn ${s.lastly(who, vp('werden', 'getötet'))}`;
    return { by, of: followed(vp('weiter|leben', 'in einer anderen Gestalt'), killed) };
  },
};
const cannot: { readonly [K in Verb]?: Own } = {
  beAttackedBy: (o, who, s) => ({
    by: doer(o ?? many(w.character, 'ander~')),
    of: vp('an|greifen', akk(s.one(who)), 'nicht'),
  }),
  beTargeted: (o, who, s) => ({ by: doer(o ?? many(w.spell)), of: vp('wirken', `nicht auf ${s.one(who).akk}`) }),
  loseCard: (o, who, s) => ({
    by: doer(o ?? many(w.card)),
    of: vp('können', dat(s.one(who)), 'nicht genommen werden'),
  }),
  meetCard: (o = many(w.card), who, s) =>
    isEverybody(who)
      ? { by: doer(nobody(who, s)), of: vp('begegnen', dat(o)) }
      : fact(who, o.kein ? vp('begegnen', o.kein.dat) : vp('begegnen', dat(o), 'nicht'), s),
  countObjects: (_, who, s) => ({
    by: {
      nom: `Stärke und Talent aus ${s.whose(who, w.object, { many: true }).dat} und Magischen Gegenständen`,
      many: true,
    },
    of: vp('zählen', 'nicht'),
  }),
};
const isEverybody = (who: Who): boolean =>
  who.is === 'everyone' || who.is === 'everyoneElse' || (who.is === 'group' && who.det === 'every');
/** "kein guter Charakter": whoever is meant by "jeder gute Charakter", denied. */
function nobody(who: Who, s: German): Np {
  const none =
    who.is === 'group'
      ? s.parts.heroes(who.of, 'none', s)
      : np(w.character, 'kein', who.is === 'everyoneElse' ? { adj: 'ander~' } : {});
  s.mention(who);
  return none;
}
const object = (x: Permit, s: German): Np | undefined =>
  x.foe ? many(x.foe === 'creature' ? w.creatureNoun : w.character) : x.cards && s.cards(x.cards, 'plural');

/** "Waffen", "Rüstungen": neighbours of the same verb, which stands behind the last only. */
function byVerb(list: readonly Vp[]): readonly (readonly Vp[])[] {
  const out: Vp[][] = [];
  for (const x of list) {
    const before = out.at(-1);
    if (before?.[0]?.verb === x.verb && before[0].post === '' && x.post === '') before.push(x);
    else out.push([x]);
  }
  return out;
}
function several(list: readonly Vp[], isNeither: boolean, word: string): Vp {
  const verbsOf = byVerb(list);
  const texts = verbsOf.map(([first, ...rest]) => {
    if (!first) return '';
    const mids = [first, ...rest].map((x) => x.mid);
    return infinitive({ ...first, mid: isNeither ? mids.join(' noch ') : joined(mids, word) });
  });
  return vp('', isNeither ? `weder ${texts.join(' noch ')}` : joined(texts, word));
}

function permits(x: Permits, mode: Mode, s: German): string {
  const isNo = x.s === 'forbidden';
  const table = isNo ? cannot : can;
  const p = s.person(x.who);
  const own = x.acts.flatMap((y) => {
    const said = table[y.verb]?.(object(y, s), x.who, s);
    return said ? [said] : [];
  });
  const plain = x.acts.filter(({ verb }) => !table[verb]);
  const isNone = isNo && isEverybody(x.who);
  const said = plain.map((y) => verbs[y.verb](object(y, s), p));
  const [only, another] = said;
  const of =
    only && another === undefined
      ? isNo && !isNone
        ? only.no
        : only.yes
      : several(
          said.map(({ yes }) => yes),
          isNo && !isNone,
          isNo ? 'oder' : 'und',
        );
  const modal: readonly Fact[] = only ? [{ by: isNone ? doer(nobody(x.who, s)) : s.by(x.who), of, may: 'dürfen' }] : [];
  const all = [...modal, ...own];
  return all.map((y, i) => at(y, i === 0 ? mode : 'main', i === all.length - 1 ? x : undefined, s)).join('; ');
}

/** "jeder Drache, gegen den du kämpfst, hat +1 Stärke". */
function power(x: Extract<Standing, { s: 'power' }>, s: German): Fact {
  const noun = w.resources[x.power];
  const which = x.self
    ? s.card({ card: 'this' })
    : s.cards({ inFight: undefined, ...x.of, ...anyCreature(x.of) }, 'every');
  const article = which.g === 'm' ? 'den' : which.g === 'n' ? 'das' : 'die';
  const fought = x.by && x.by.is !== 'everyone' ? `, gegen ${article} ${s.lastly(x.by, vp('kämpfen'))},` : '';
  const by: Doer = { nom: whole(which) + fought, many: which.g === 'pl' };
  const its = np(noun, which.g === 'f' || which.g === 'pl' ? 'ihr' : 'sein');
  const least = x.least === undefined ? '' : `, aber nie weniger als ${x.least}`;
  const [adds] = x.changes.filter((y) => (y.by === 'add' || y.by === 'less') && typeof y.n !== 'number');
  if (adds) {
    const much = s.number(adds.n).akk;
    const of =
      adds.by === 'add' ? vp('addieren', much, withDat('zu', its)) : vp('ab|ziehen', much, withDat('von', its));
    return { by, of: followed(of, least) };
  }
  const changes = x.changes.map((y) => {
    if (y.by === 'set')
      return typeof y.n === 'number' ? `${bare(noun)} ${y.n}` : `so viel ${bare(noun)} wie ${s.number(y.n).nom}`;
    if (y.by === 'times') return y.n === 2 ? `${its.akk} doppelt` : `${its.akk} ${s.number(y.n).nom}-fach`;
    return `${signed(added(y) ?? 0)} ${bare(noun)}`;
  });
  return { by, of: followed(vp('haben', joined(changes, 'und')), least) };
}
/** Of whatever fights, where it does not say what. */
const anyCreature = (of: CardNp): { readonly subtypes?: readonly string[]; readonly inFight?: boolean } =>
  Object.values(of).every((x) => x === undefined) ? { inFight: true } : {};

type Idle = Extract<Standing, { s: 'idle' }>;
function missesTurn({ when: { iff } }: Idle): boolean {
  const first = iff?.t === 'all' ? iff.list[0] : iff;
  return first !== undefined && first.t === 'state' && first.status === 'losingTurn';
}
function idle(x: Idle, s: German): Fact {
  const spells = x.casts ? '' : ' und wirkt keine Zauber';
  if (missesTurn(x))
    return {
      by: { nom: 'wer einen Zug aussetzt,' },
      of: followed(vp('tun', 'bis zu seinem nächsten Zug nichts'), `${spells}, außer wenn er angegriffen wird`),
    };
  const by = s.by(x.who);
  const more = x.casts ? '' : ` und ${predicate(by, vp('wirken', 'keine Zauber'))}`;
  return { by, of: followed(vp('tun', 'nichts'), more) };
}

function deck(x: Extract<Standing, { s: 'deck' }>, s: German): Fact {
  const cards = `${many(w.cardOf(x.instead)).akk} statt ${many(w.cardOf(x.from)).dat}`;
  const where = (x.where ?? []).map((kind: CardKind) => np(w.kinds[kind], 'ein'));
  const asked = where.length > 0 ? `, wo ${orNp(where).nom} zum Ziehen auffordert` : '';
  return fact(x.who, followed(vp('ziehen', cards), asked), s);
}

function factOf(x: Exclude<Standing, Permits>, s: German): Fact {
  switch (x.s) {
    case 'stat':
      return stats[x.stat](x, s);
    case 'points': {
      const both = joined(
        x.list.map((y) => `${signed(y.n)} ${bare(w.resources[y.stat])}`),
        'und',
      );
      return { ...fact(x.who, vp('haben', both), s), short: x.who.is === 'you' ? both : undefined };
    }
    case 'portalDice': {
      const how = x.by ? ` mit ${bare(w.resources[x.by])}` : '';
      const purpose = `, um das Portal der Macht${how} zu öffnen`;
      return fact(x.who, followed(vp('werfen', `nur ${some(x.n, w.die).akk}`), purpose), s);
    }
    case 'truce': {
      const others = many(w.character, 'ander~');
      const of = vp('an|greifen', isEverybody(x.who) ? others.akk : (others.kein?.akk ?? others.akk));
      const by = isEverybody(x.who) ? doer(nobody(x.who, s)) : s.by(x.who);
      return { by, of: followed(of, ', auch nicht im psychischen Kampf'), may: 'dürfen' };
    }
    case 'slow':
      return fact(
        x.who,
        followed(vp('sich bewegen', 'in jedem Zug nur', s.spacesOn(x.spaces), 'weit'), ', ohne zu würfeln'),
        s,
      );
    case 'idle':
      return idle(x, s);
    case 'noSpells': {
      const whom = x.things ? 'dich, deine Karten oder dein Gold' : 'dich';
      const but = x.command ? ' außer dem Befehlszauber' : '';
      return fact(x.who, followed(vp('können', 'keine Zauber wirken'), `, und kein Zauber${but} wirkt auf ${whom}`), s);
    }
    case 'power':
      return power(x, s);
    case 'deck':
      return deck(x, s);
  }
}

/** At its place, with where, when and if it holds. */
function at({ by, of, may, short }: Fact, mode: Mode, x: Standing | undefined, s: German): string {
  const weapon = x && 'weapon' in x && x.weapon && 'im Kampf';
  // Whoever misses a turn is in a state that is told already.
  const isTold = (x?.s === 'idle' && missesTurn(x)) || (x?.s === 'deck' && x.where !== undefined);
  const no = x && x.s === 'allowed' && x.acts.some(({ verb }) => verb === 'skipRoll') ? neither(x.when, s) : '';
  const where = words(weapon, x && !isTold && no === '' && places(x.when, s));
  const behind = x && !isTold ? words(exceptions(x.when, s)) : '';
  const iff = x && !isTold ? hung(x.when, s) : '';
  const own = no === '' ? adverbially(where, of) : vp('brauchen', no, 'zu würfeln');
  const done = followed(own, words(behind === '' ? '' : ` ${behind}`) + iff);
  if (short !== undefined && mode === 'main') return words(short, where, behind) + iff;
  return s.placed(
    by,
    s.taking(may ? { ...vp(may, infinitive({ ...done, post: '' }, by)), post: done.post } : done),
    mode,
  );
}

type Permits = Extract<Standing, { s: 'allowed' | 'forbidden' }>;
const isPermits = (x: Standing): x is Permits => x.s === 'allowed' || x.s === 'forbidden';
export const standing = (x: Standing, mode: Mode, s: German): string =>
  isPermits(x) ? permits(x, mode, s) : at(factOf(x, s), mode, x, s);
