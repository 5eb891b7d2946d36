// Standing effects as sentences without capital and full stop: "+1 Strength in battle", "you cannot cast Spells".
import type { Change, Standing } from '../clauses/rules';
import type { CardKind, StatKey } from '../clauses/words';
import { a, plural, some } from '../speech/english';
import { joined, words } from '../speech/words';
import {
  added,
  allOwn,
  deedsOf,
  fixedOf,
  forEachSuch,
  isEverybody,
  isLess,
  isScore,
  isOver,
  signed,
} from '../speech/shapes';
import type { English, Person } from './speaker';
import { nobody, permits } from './permits';
import { adverbs, commaIf, hung } from './tests';
import * as w from './words';

type Stat = Extract<Standing, { s: 'stat' }>;
type Phrase = (x: Stat, p: Person, s: English) => string;
const or = (list: readonly string[]): string => joined(list, 'or');

/** "+2 Strength", "your Craft is 3", "your Strength is doubled". */
const points =
  (noun: string): Phrase =>
  ({ who, change, more }, p, s) => {
    const n = added(change);
    const much = words(n === undefined ? '' : signed(n), more && 'more', noun);
    if (n !== undefined) return p.you ? much : s.states(who, 'have', much);
    const x = s.number(change.n);
    if (change.by === 'add') return `${p.you ? 'add' : s.states(who, 'add')} ${x} to ${p.his} ${noun}`;
    if (change.by === 'less') return `${p.you ? 'subtract' : s.states(who, 'subtract')} ${x} from ${p.his} ${noun}`;
    const whose = s.whose(who);
    if (change.by === 'times') return `${whose} ${noun} is ${change.n === 2 ? 'doubled' : `multiplied by ${x}`}`;
    const bound = { cap: 'at most ', only: 'always ', foot: 'no lower than ', set: '' } as const;
    if (change.by === 'set' && typeof change.n !== 'number') return `${whose} ${noun} equals ${x}`;
    return `${whose} ${noun} is ${bound[change.by]}${x}`;
  };

/** A limit: so many more, or so many at all. */
const limit =
  (verb: string, noun: string): Phrase =>
  ({ who, change }, _, s) => {
    const may = `${s.subject(who)} may ${verb}`;
    const n = added(change);
    if (n !== undefined) {
      if (n >= 20) return `${may} any number of ${noun}s`;
      return n < 0 ? `${may} ${-n} ${n === -1 ? noun : plural(noun)} fewer` : `${may} ${some(n, `more ${noun}`)}`;
    }
    if (change.by === 'add') return `${may} as many more ${noun}s as ${s.number(change.n)}`;
    if (change.by === 'less') return `${may} fewer ${noun}s, by ${s.number(change.n)}`;
    if ((fixedOf(change.n) ?? 0) >= 20) return `${may} any number of ${noun}s`;
    return `${may} ${change.by === 'cap' ? 'no more than' : 'up to'} ${s.counted(change.n, noun, plural(noun))}`;
  };

const rollOf = (change: Change): string => (isScore(change) ? 'attack score' : 'attack roll');
/** A score is that of the one fight. */
const rollsOf = (change: Change): string => (isScore(change) ? rollOf(change) : plural(rollOf(change)));
const roll: Phrase = ({ who, change }, p, s) => {
  const rolls = rollsOf(change);
  const each = forEachSuch(change);
  if (each !== undefined)
    return `for each ${each.name === undefined ? s.parts.noun(each.of) : s.names(each.name)} ${p.he} ${p.you ? 'have' : 'has'}, add ${s.number(each.add)} to ${s.whose(who)} ${rolls}`;
  const n = s.number(change.n);
  const whose = s.whose(who);
  const least = change.by === 'less' && change.spares ? ' (to no less than 1)' : '';
  return isLess(change) ? `subtract ${n} from ${whose} ${rolls}${least}` : `add ${n} to ${whose} ${rolls}`;
};
const moreDice = (n: number): string => (n < 0 ? `${some(-n, 'die')} fewer` : some(n, 'more die'));
const dice =
  (where: string): Phrase =>
  ({ who, change }, _, s) => {
    const n = added(change);
    if (change.by === 'set' || change.by === 'cap')
      return s.states(who, 'roll', 'only', s.counted(change.n, 'die', 'dice'), where);
    if (n === undefined) return s.states(who, 'roll', s.number(change.n), 'more dice', where);
    return s.states(who, 'roll', moreDice(n), where);
  };
/** A limit on what is used at once, from the one that the rules allow. */
const atOnce =
  (noun: string): Phrase =>
  ({ who, change }, _, s) => {
    const n = added(change);
    const total = n === undefined ? fixedOf(change.n) : n + 1;
    const own = allOwn(change.n);
    if (own) return `${s.subject(who)} may use ${s.np(own, 'all')} at the same time`;
    return `${s.subject(who)} may use ${total === undefined ? `as many ${plural(noun)} as ${s.number(change.n)}` : some(total, noun)} at the same time`;
  };
const more =
  (verb: string, noun: string, where: string): Phrase =>
  ({ who, change }, _, s) => {
    const n = added(change);
    const much = n === undefined ? `${s.number(change.n)} more ${plural(noun)}` : some(n, `more ${noun}`);
    return s.states(who, verb, much, where);
  };

const trophyCost =
  (of: string): Phrase =>
  ({ who, change }, _, s) => {
    const n = added(change);
    const points =
      n === undefined
        ? `only ${s.number(change.n)} points`
        : `${some(Math.abs(n), 'point')} ${n < 0 ? 'fewer' : 'more'}`;
    return s.states(who, 'need', points, `of trophies for 1 ${of}`);
  };

const stats: { readonly [K in StatKey]: Phrase } = {
  strength: points('Strength'),
  craft: points('Craft'),
  life: points('lives'),
  fate: points('fate'),
  gold: points('gold'),
  strengthValue: points('Strength value'),
  craftValue: points('Craft value'),
  lifeValue: points('life value'),
  fateValue: points('fate value'),
  prayer: points('prayer roll'),
  spellLimit: limit('have', 'Spell'),
  objectLimit: limit('carry', 'Object'),
  magicObjectLimit: limit('have', 'Magic Object'),
  weaponLimit: atOnce('Weapon'),
  armourLimit: atOnce('Armour'),
  attackRoll: roll,
  foeRoll: ({ who, change, itself, foes }, p, s) => {
    const isFigure = s.self.kind === 'figure';
    const every = itself
      ? isFigure
        ? s.card({ card: 'this' })
        : 'it'
      : foes
        ? s.cards(foes, 'every')
        : 'every creature';
    const fought = p.you ? `that you fight${s.self.kind === 'space' ? ' here' : ''}` : `that ${s.states(who, 'fight')}`;
    const n = s.number(change.n);
    const isLess = change.by === 'less' || (added(change) ?? 0) < 0;
    const adds = isLess ? `subtracts ${n} from` : `adds ${n} to`;
    return words(every, !itself && who.is !== 'everyone' && fought, adds, `its ${rollOf(change)}`);
  },
  attackDice: ({ who, change }, p, s) => {
    const n = added(change);
    const total = n === undefined ? s.counted(change.n, 'die', 'dice') : some(n + 1, 'die');
    return s.states(who, 'roll', `${total} for ${p.his} attack and`, p.you ? 'use' : 'uses', 'the higher');
  },
  movement: ({ who, change }, p, s) => {
    const n = added(change);
    if (n !== undefined) return s.states(who, 'move', some(n, 'more space'), 'in a turn');
    const far = s.spacesOn(change.n);
    return change.by === 'cap'
      ? `${s.states(who, 'move')} no more than ${far} in a turn`
      : `${s.states(who, 'move')} ${far} in ${p.his} turn`;
  },
  moveDice: ({ who, change }, p, s) => {
    const n = added(change);
    const much = n === undefined ? s.counted(change.n, 'die', 'dice') : some(n, 'more die');
    return s.states(who, 'roll', much, `for ${p.his} move`);
  },
  fateDice: ({ who, change }, p, s) => {
    const n = added(change);
    const much = n === undefined ? s.counted(change.n, 'die', 'dice') : some(n + 1, 'die');
    return s.states(
      who,
      'roll',
      much,
      `for each die that ${p.he} ${p.you ? 'pay' : 'pays'} fate for and`,
      p.you ? 'choose' : 'chooses',
      'one',
    );
  },
  portalDice: dice('to open the Portal of Power'),
  minesDice: dice('in the Mines'),
  commandFrom: ({ who, change }, _, s) => {
    const n = added(change);
    const whose = `${s.whose(who)} Command Spell works on a roll`;
    return n === undefined
      ? `${whose} of ${s.number(change.n)} or more`
      : `${whose} of ${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`;
  },
  trophyCost: trophyCost('Strength or Craft'),
  strengthTrophyCost: trophyCost('Strength'),
  craftTrophyCost: trophyCost('Craft'),
  trophyWorth: ({ who, change, such }, _, s) => {
    const n = added(change);
    const points = n === undefined ? `${s.number(change.n)} points` : some(Math.abs(n), 'point');
    const isLess = change.by === 'less' || (n ?? 0) < 0;
    if (such) {
      const whose = who.is === 'everyone' ? 'as a trophy' : `as ${s.whose(who)} trophy`;
      return `${s.cards(such, 'every')} counts ${points} ${isLess ? 'less' : 'more'} ${whose}`;
    }
    return `each of ${s.whose(who)} trophies counts ${points} ${isLess ? 'less' : 'more'} in an exchange`;
  },
  steps: ({ who, change }, p, s) => {
    const n = added(change);
    return n === undefined
      ? words(s.states(who, 'move', s.spacesOn(change.n)), `in ${p.his} turn`)
      : words(s.states(who, 'move', some(n, 'more space')), `in ${p.his} turn without rolling for it`);
  },
  toadSteps: more('move', 'space', 'a turn while transformed'),
  drawMore: more('draw', 'card', 'where a space says to draw'),
  drawLeast: ({ who, change }, _, s) =>
    s.states(who, 'draw', `up to ${s.number(change.n)} cards where a space says to draw`),
  spellsMore: ({ who, change }, _, s) => {
    const much = some(added(change) ?? 1, 'Spell');
    return s.states(who, 'draw', `${much} more whenever Spells are drawn, and then`, `discard ${much}`);
  },
  standInStrength: ({ change }, p, s) => `a Follower that fights in ${p.his} place has +${s.number(change.n)} Strength`,
  costs: ({ who, change }, p, s) => {
    const less = change.by === 'less' || (added(change) ?? 0) < 0;
    const n = added(change);
    const much = n === undefined ? s.number(change.n) : String(Math.abs(n));
    return s.states(
      who,
      'pay',
      `${much} gold ${less ? 'less' : 'more'} whenever ${p.he} ${p.you ? 'pay' : 'pays'} gold${less ? ', but at least 1' : ''}`,
    );
  },
  prices: ({ who, change }, _, s) => {
    const n = added(change) ?? 0;
    return s.states(
      who,
      'pay',
      `${Math.abs(n)} gold ${n < 0 ? 'less' : 'more'} for each card that is sold, but at least 1`,
    );
  },
};

const usedIn = { battle: 'battle', psychic: 'psychic combat', both: 'battle or psychic combat' } as const;
function stat(x: Stat, s: English): string {
  const text = stats[x.stat](x, s.person(x.who), s);
  if (x.stat === 'attackDice' && x.when.adverbs.length > 0) return words(adverbs(x.when, s), text) + commaIf(x.when, s);
  const limited = isOver(x.change) && 'where a limit holds';
  return words(text, x.weapon && `in ${usedIn[x.weapon]}`, limited, hung(x.when, s));
}

function power(x: Extract<Standing, { s: 'power' }>, s: English): string {
  const noun = x.power === 'both' ? 'Strength and Craft' : w.resources[x.power];
  const which = x.by && `that ${s.states(x.by, 'fight')}`;
  const who = x.self
    ? words(x.by && `against ${s.person(x.by).full}`, s.card({ card: 'this' }))
    : words(s.cards({ inFight: undefined, ...x.of, ...anyCreature(x.of) }, 'every'), which);
  const changes = x.changes.map(({ by, n }) => {
    if (by === 'set') return typeof n === 'number' ? `has ${noun} ${n}` : `has ${noun} equal to ${s.number(n)}`;
    if (by === 'times') return `has ${n === 2 ? 'twice' : `${s.number(n)} times`} its ${noun}`;
    const k = added({ by, n });
    if (k !== undefined) return `has ${signed(k)} ${noun}`;
    return by === 'less' ? `subtracts ${s.number(n)} from its ${noun}` : `adds ${s.number(n)} to its ${noun}`;
  });
  const least = x.least === undefined ? '' : `, but never less than ${x.least}`;
  return words(`${who} ${joined(changes, 'and')}${least}`, hung(x.when, s));
}
/** Of whatever fights, where it does not say what. */
const anyCreature = (
  of: Extract<Standing, { s: 'power' }>['of'],
): { readonly kinds?: undefined; readonly subtypes?: readonly string[] } =>
  Object.values(of).every((x) => x === undefined) ? { subtypes: ['creature'] } : {};

function one(x: Exclude<Standing, Stat>, s: English): string {
  switch (x.s) {
    case 'points': {
      const both = joined(
        x.list.map((y) => `${signed(y.n)} ${w.resources[y.stat]}`),
        'and',
      );
      const text = x.who.is === 'you' ? both : s.states(x.who, 'have', both);
      return words(text, hung(x.when, s));
    }
    case 'portalDice':
      return s.states(
        x.who,
        'roll',
        `${x.adds ? moreDice(x.n) : `only ${some(x.n, 'die')}`} to open the Portal of Power`,
        x.by && `by ${w.resources[x.by]}`,
      );
    case 'allowed':
    case 'forbidden':
      return permits(x, s);
    case 'halts':
      return `every ${s.parts.heroNoun(x.of, s)} who comes to its space must stop there and encounter the space`;
    case 'only':
      return `only ${a(s.parts.heroNoun(x.of, s))} can ${x.does === 'haveCard' ? 'have' : 'take'} this card`;
    case 'truce': {
      const subject = isEverybody(x.who) ? nobody(x.who, s) : s.subject(x.who);
      const can = isEverybody(x.who) ? 'can' : 'cannot';
      return words(`${subject} ${can} attack other characters, in battle or in psychic combat`, hung(x.when, s));
    }
    case 'mustAttack':
      return words(`${s.subject(x.who)} must attack somebody`, hung(x.when, s));
    case 'slow':
      return words(
        s.states(x.who, 'move', `only ${s.spacesOn(x.spaces)}${x.once ? '' : ' in a turn'}, without rolling`),
        hung(x.when, s),
      );
    case 'idle':
      return idle(x, s);
    case 'noSpells':
      return noSpells(x, s);
    case 'power':
      return power(x, s);
    case 'deck': {
      const cards =
        typeof x.instead === 'string'
          ? `${w.deck(x.instead)} cards`
          : `from ${x.who.is === 'you' ? 'your' : 'his'} own ${w.deck(x.instead.own)} deck`;
      const text = s.states(x.who, 'draw', `${cards} instead of ${or(x.from.map((from) => w.deck(from)))} cards`);
      const where = (x.where ?? []).map((kind: CardKind) => a(kind === 'space' ? 'space' : w.kinds[kind]));
      return where.length > 0 ? `${text} where ${or(where)} says to` : words(text, hung(x.when, s));
    }
    case 'oneDeck': {
      const cards = joined(
        x.decks.map((deck) => w.deck(deck)),
        'and',
      );
      return s.states(x.who, 'draw', `all ${cards} cards from any one of these decks`);
    }
    case 'counted':
      return words(s.number(x.n), 'counts instead', hung(x.when, s));
    case 'counts':
      return counts(x, s);
    case 'reads':
      return words(
        `${s.np({ np: 'spaces', of: x.of }, 'every')} reads as ${w.place(x.as, s.names)}`,
        'in place of its own text',
        hung(x.when, s),
      );
  }
}

/** "every Stranger counts as an Undead with encounter number 2 and Strength 3 and has no other text" */
function counts(x: Extract<Standing, { s: 'counts' }>, s: English): string {
  const more = [
    ...(x.encounter === undefined ? [] : [`encounter number ${x.encounter}`]),
    ...(x.strength === undefined ? [] : [`${w.resources.strength} ${x.strength}`]),
  ];
  const seen = x.by && `for ${s.object(x.by)},`;
  const which = s.cards(x.of, 'every');
  const deeds = deedsOf(x.as, w.keywordDeed);
  if (deeds.length > 0 && more.length === 0)
    return words(seen, s.cards(x.of, 'plural'), joined(deeds, 'and'), hung(x.when, s));
  const as = words(s.cards(x.as, 'a'), more.length > 0 && `with ${joined(more, 'and')}`);
  return words(seen, which, `counts as ${as}`, x.textless && 'and loses its text', hung(x.when, s));
}

/** "does nothing and casts no Spells" */
function idle(x: Extract<Standing, { s: 'idle' }>, s: English): string {
  const { iff } = x.when;
  const misses = iff && 'status' in iff && iff.status === 'losingTurn';
  const first = iff?.t === 'all' ? iff.list[0] : iff;
  const isMissing = misses === true || (first !== undefined && first.t === 'state' && first.status === 'losingTurn');
  const what = joined(['nothing', ...(x.casts ? [] : ['casts no Spells'])], 'and');
  if (isMissing) return `a character who misses a turn does ${what} until his next turn, except when attacked`;
  return words(s.states(x.who, 'do', what), hung(x.when, s));
}
function noSpells(x: Extract<Standing, { s: 'noSpells' }>, s: English): string {
  const whom = x.things ? 'you, your cards or your gold' : 'you';
  const text = `you cannot cast Spells, nor can Spells affect ${whom}`;
  return words(x.command ? `${text}, except the Command Spell` : text, hung(x.when, s));
}

export const standing = (x: Standing, s: English): string => (x.s === 'stat' ? stat(x, s) : one(x, s));
