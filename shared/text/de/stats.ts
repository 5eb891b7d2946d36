// What a standing effect does to each number: "+2 Stärke", "du darfst 1 Zauber mehr haben".
import type { Change, Standing } from '../clauses/rules';
import type { Who } from '../clauses/tree';
import type { StatKey } from '../clauses/words';
import { akk, n, np, relative, some, told, whole, withDat, type Noun, type Np } from '../speech/german-nouns';
import { added, allOwn, fixedOf, forEachSuch, isLess, isScore, signed } from '../speech/shapes';
import { doer, followed, predicate, vp, type Doer, type Vp } from '../speech/german-verbs';
import type { German } from './speaker';
import * as w from './words';

/** Who does what, or may do it; `short`: as it stands on a card. */
export type Fact = {
  readonly by: Doer;
  readonly of: Vp;
  readonly may?: 'dürfen' | 'können' | 'müssen' | undefined;
  readonly short?: string | undefined;
};
type Stat = Extract<Standing, { s: 'stat' }>;
type Phrase = (x: Stat, s: German) => Fact;

export const bare = (of: Noun): string => np(of, '').nom;
export const many = (of: Noun, adj?: string): Np => np(of, '', { many: true, ...(adj === undefined ? {} : { adj }) });
const size = ({ n: x }: Change, s: German): string =>
  typeof x === 'number' ? String(Math.abs(x)) : whole(s.number(x), 'akk');
export const fact = (who: Who, of: Vp, s: German): Fact => ({ by: s.by(who), of });
const allowed = (who: Who, of: Vp, s: German): Fact => ({ by: s.by(who), of, may: 'dürfen' });

/** "+2 Stärke", "dein Talent beträgt 3", "deine Stärke wird verdoppelt". */
const points =
  (noun: Noun): Phrase =>
  ({ who, change, more }, s) => {
    const x = added(change);
    if (x !== undefined) {
      const what = `${more ? 'weitere ' : ''}${signed(x)} ${bare(noun)}`;
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
    if (change.by === 'foot') return { by, of: vp('sein', `nicht niedriger als ${whole(to)}`) };
    if (change.by === 'cap') return { by, of: vp('betragen', `höchstens ${to.nom}`) };
    if (change.by === 'only') return { by, of: vp('betragen', `immer ${to.nom}`) };
    return { by, of: typeof change.n === 'number' ? vp('betragen', to.nom) : vp('sein', `so groß wie ${whole(to)}`) };
  };

/** A limit: so many more, or so many at all. */
const limit =
  (verb: string, noun: Noun): Phrase =>
  ({ who, change }, s) => {
    const may = (what: string): Fact => allowed(who, vp(verb, what), s);
    const x = added(change);
    if ((x ?? fixedOf(change.n) ?? 0) >= 20) return may(`beliebig viele ${many(noun).akk}`);
    if (x !== undefined) return may(`${some(Math.abs(x), noun).akk} ${x < 0 ? 'weniger' : 'mehr'}`);
    if (change.by === 'add') return may(`zusätzlich ${s.counted(change.n, noun)}`);
    if (change.by === 'less') return may(`um ${whole(s.number(change.n), 'akk')} weniger ${many(noun).akk}`);
    return may(`${change.by === 'cap' ? 'höchstens' : 'bis zu'} ${s.counted(change.n, noun)}`);
  };

const attackRoll = n('der Angriffswurf(s), Angriffswürfe');
const attackScore = n('der Angriffswert(s), Angriffswerte');
const rollOf = (change: Change): Noun => (isScore(change) ? attackScore : attackRoll);
const roll: Phrase = ({ who, change }, s) => {
  const by = s.by(who);
  const rolls = np(rollOf(change), s.person(who).his, { many: !isScore(change) }).dat;
  const each = forEachSuch(change);
  if (each !== undefined) {
    const such = each.name === undefined ? np(s.parts.noun(each.of), 'jed') : w.theCard(each.name, s.names, 'jed');
    const card = `für ${such.akk}, ${relative(such.g).akk} ${s.person(who).you ? 'du hast' : 'er hat'},`;
    return { by, of: vp('addieren', card, whole(s.number(each.add), 'akk'), `zu ${rolls}`) };
  }
  const much = size(change, s);
  const least = change.by === 'less' && change.spares ? ' (aber nicht unter 1)' : '';
  return {
    by,
    of: isLess(change) ? followed(vp('ab|ziehen', much, `von ${rolls}`), least) : vp('addieren', much, `zu ${rolls}`),
  };
};
const trophyCost =
  (of: string): Phrase =>
  ({ who, change }, s) => {
    const x = added(change);
    const much =
      x === undefined
        ? `nur ${whole(s.number(change.n))} Trophäenpunkte`
        : `${some(Math.abs(x), trophyPoint).akk} ${x < 0 ? 'weniger' : 'mehr'}`;
    return fact(who, vp('brauchen', `für 1 ${of}`, much), s);
  };
const foeRoll: Phrase = ({ who, change, itself, foes }, s) => {
  const here = s.self.kind === 'space' && 'hier';
  const creature = itself ? s.card({ card: 'this' }) : foes ? s.cards(foes, 'every') : np(w.creatureNoun, 'jed');
  const isFought = !itself && who.is !== 'everyone';
  const kinds = new Set((foes?.subtypes ?? []).map((x) => w.subtype(x).g));
  const [kind] = kinds;
  const g = kind !== undefined && kinds.size === 1 ? kind : creature.g;
  const met = (): Np => told(creature, [`gegen ${relative(g).akk} ${s.lastly(who, vp('kämpfen', here))}`]);
  // "Jeder Geist und jeder Untote addiert": each of them for itself.
  const by: Doer = { ...doer(isFought ? met() : creature), many: false };
  const its = np(rollOf(change), creature.g === 'f' ? 'ihr' : 'sein').dat;
  const much = size(change, s);
  const of = isLess(change) ? vp('ab|ziehen', much, `von ${its}`) : vp('addieren', much, `zu ${its}`);
  return { by, of };
};
export const moreDice = (n: number): string => `${some(Math.abs(n), w.die).akk} ${n < 0 ? 'weniger' : 'mehr'}`;
const diceOf = (change: Change, s: German): string => {
  const x = added(change);
  if (change.by === 'set' || change.by === 'cap') return `nur ${s.counted(change.n, w.die)}`;
  if (x === undefined) return `zusätzlich ${s.counted(change.n, w.die)}`;
  return moreDice(x);
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
  ({ who, change }, s) => {
    const own = allOwn(change.n);
    return allowed(who, vp('benutzen', own ? akk(s.np(own, 'all')) : inAll(change, noun, s), 'gleichzeitig'), s);
  };
const more = (change: Change, noun: Noun, s: German): string => {
  const x = added(change);
  return x === undefined ? `zusätzlich ${s.counted(change.n, noun)}` : `${some(x, noun).akk} mehr`;
};
const further = (change: Change, s: German): string => {
  const x = added(change);
  return x === undefined ? `um ${s.counted(change.n, w.square)} weiter` : `${some(x, w.square).akk} weiter`;
};
const trophyPoint = n('der Trophäenpunkt(es), Trophäenpunkte');

export const stats: { readonly [K in StatKey]: Phrase } = {
  strength: points(w.stats.strength),
  craft: points(w.stats.craft),
  life: points(w.stats.life),
  fate: points(w.stats.fate),
  gold: points(w.stats.gold),
  strengthValue: points(w.stats.strengthValue),
  craftValue: points(w.stats.craftValue),
  lifeValue: points(w.stats.lifeValue),
  fateValue: points(w.stats.fateValue),
  prayer: ({ who, change }, s) => fact(who, vp('addieren', 'beim Beten', size(change, s), 'zum Wurf'), s),
  spellLimit: limit('haben', w.spell),
  objectLimit: limit('tragen', w.object),
  magicObjectLimit: limit('haben', w.kinds.magicObject),
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
        ? `ab ${whole(s.number(change.n), 'dat')}`
        : `bei einem um ${Math.abs(x)} ${x < 0 ? 'niedrigeren' : 'höheren'} Wurf`;
    return { by: doer(s.whose(who, w.stats.commandFrom)), of: vp('wirken', on) };
  },
  trophyCost: trophyCost('Stärke oder Talent'),
  strengthTrophyCost: trophyCost('Stärke'),
  craftTrophyCost: trophyCost('Talent'),
  trophyWorth: ({ who, change, such }, s) => {
    const x = added(change);
    const much = x === undefined ? whole(s.number(change.n), 'akk') : some(Math.abs(x), n('der Punkt(es), Punkte')).akk;
    if (such) {
      const as = who.is === 'everyone' ? np(w.trophy, '') : s.whose(who, w.trophy);
      return {
        by: { ...doer(s.cards(such, 'every')), many: false },
        of: vp('zählen', `als ${as.nom}`, much, isLess(change) ? 'weniger' : 'mehr'),
      };
    }
    const by = doer(s.whose(who, w.trophy, { many: true }));
    return { by, of: vp('zählen', 'beim Tausch je', much, isLess(change) ? 'weniger' : 'mehr') };
  },
  steps: ({ who, change }, s) => {
    const turn = withDat('in', np(w.turn, s.person(who).his));
    return added(change) === undefined
      ? fact(who, vp('ziehen', turn, s.spacesOn(change.n), 'weit'), s)
      : fact(who, vp('ziehen', turn, 'ohne Wurf', further(change, s)), s);
  },
  toadSteps: ({ who, change }, s) => {
    const by = s.by(who);
    const while_ = `, solange ${s.lastly(who, vp('sein', 'verwandelt'))}`;
    return { by, of: followed(vp('ziehen', 'in jedem Zug', further(change, s)), while_) };
  },
  drawMore: ({ who, change }, s) =>
    fact(who, followed(vp('ziehen', more(change, w.card, s)), ', wo ein Feld zum Ziehen auffordert'), s),
  drawLeast: ({ who, change }, s) =>
    fact(
      who,
      followed(
        vp('ziehen', many(w.card).nom),
        `, wo ein Feld zum Ziehen auffordert, bis dort ${whole(s.number(change.n))} liegen`,
      ),
      s,
    ),
  spellsMore: ({ who, change }, s) =>
    fact(
      who,
      followed(
        vp('ziehen', more(change, w.spell, s)),
        `, wann immer Zauber gezogen werden, und ${predicate(s.by(who), vp('ab|legen', 'danach ebenso viele'))}`,
      ),
      s,
    ),
  standInStrength: ({ who, change }, s) => ({
    by: doer(told(np(w.kinds.follower, 'ein'), [`der an ${s.person(who).his}er Stelle kämpft`])),
    of: vp('haben', `+${whole(s.number(change.n))} ${bare(w.resources.strength)}`),
  }),
  costs: ({ who, change }, s) => {
    const by = s.by(who);
    const much = `${size(change, s)} Gold ${isLess(change) ? 'weniger' : 'mehr'}`;
    const least = isLess(change) ? ', aber mindestens 1' : '';
    return { by, of: followed(vp('zahlen', much), `, wann immer ${s.lastly(who, vp('zahlen', 'Gold'))}${least}`) };
  },
  prices: ({ who, change }, s) => {
    const x = added(change) ?? 0;
    const much = `${Math.abs(x)} Gold ${x < 0 ? 'weniger' : 'mehr'}`;
    return fact(
      who,
      followed(vp('zahlen', `für jede Karte, die verkauft wird, ${much}`), ', mindestens aber 1 Gold'),
      s,
    );
  },
};
