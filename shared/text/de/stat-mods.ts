// What a standing effect does to each number: "+2 Stärke", "du darfst 1 Zauber mehr haben".
import type { StatMod } from '../../rules/vocab/ability';
import type { Amount, StatKey } from '../../rules/vocab/select';
import { usual } from '../usual';
import { allowed, factOf, longer, type Clause } from './grammar';
import { n, np, some, withDat, words, type Noun } from './nouns';
import { asMany, type Speak } from './speak';
import { doer, thatOne, vp, type Person } from './verbs-in-place';
import * as w from './words';

export const signed = (of: number): string => (of < 0 ? `\u2212${-of}` : `+${of}`);

export const bare = (noun: Noun): string => np(noun, '').nom;

type ModPhrase = (m: StatMod, p: Person, say: Speak, adverb: string) => Clause;

/** What is taken away, where an amount is written as a negative one. */
function lessening(of: Amount): Amount | undefined {
  if (typeof of === 'number') return of < 0 ? -of : undefined;
  return 'minus' in of && of.minus[0] === 0 ? of.minus[1] : undefined;
}

const value = (m: StatMod): Amount => m.add ?? m.set ?? m.cap ?? 0;
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
export const byWhat = (m: StatMod): string =>
  m.when && 'is' in m.when && typeof m.when.is[0] === 'object' && 'var' in m.when.is[0]
    ? m.when.is[2] === 1
      ? ' mit Talent'
      : ' mit Stärke'
    : '';
const trophyPoint = n('der Trophäenpunkt(es), Trophäenpunkte');
const weapon = w.keyword('weapon') ?? w.object;
const armour = w.keyword('armour') ?? w.object;

export const mods: { readonly [K in StatKey]: ModPhrase } = {
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
