// Standing effects as sentences without capital and full stop: "+1 Strength in battle", "you cannot cast Spells".
import type { DeckMod, Permission, PowerMod, Reach, Static, StatMod } from '../../rules/vocab/ability';
import type { Amount, CardKind, Cond, StatKey } from '../../rules/vocab/select';
import type { Verb } from '../../rules/vocab/words';
import { a, and, factored, listOf, negated, or, person, some, words, type Person } from './grammar';
import { isPermission, samePoints, staticsIn, withoutKind } from '../statics';
import { usual } from '../usual';
import type { Speak } from './speak';
import { verbs } from './verbs';
import { deck, kinds as wordOf, resources } from './words';

function whom(reach: Reach | undefined, say: Speak): Person {
  if (reach === undefined || reach === 'holder') return say.me;
  if (reach === 'everyone') return person('every character');
  if (reach === 'others') return person('every other character');
  return person(say.heroes(reach, 'every'));
}

const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);

/** Hangs a condition on a sentence; it is about whoever the sentence is about. */
function hung(text: string, cond: StatMod['when'], say: Speak, p = say.me): string {
  if (cond === undefined) return text;
  if (p.key !== say.me.key) say.mention(p);
  const { adverb, iff } = (p.key === say.me.key ? say : say.with({ me: p })).when(cond);
  return words(text, adverb, iff && `if ${iff}`);
}

type ModPhrase = (m: StatMod, p: Person, say: Speak) => string;

/** What is taken away, where an amount is written as a negative one. */
function lessening(n: Amount): Amount | undefined {
  if (typeof n === 'number') return n < 0 ? -n : undefined;
  return 'minus' in n && n.minus[0] === 0 ? n.minus[1] : undefined;
}

const value = (m: StatMod): Amount => m.add ?? m.set ?? m.cap ?? 0;

/** "+2 Strength", "your Craft is 3", "your Strength is doubled". */
const points =
  (noun: string): ModPhrase =>
  (m, p, say) => {
    if (m.add !== undefined && typeof m.add !== 'number')
      return `${p.you ? 'add' : say.states(p, 'add')} ${say.amount(m.add)} to ${p.his} ${noun}`;
    if (m.add !== undefined)
      return p.you && p === say.me ? `${signed(m.add)} ${noun}` : `${say.states(p, 'have')} ${signed(m.add)} ${noun}`;
    if (m.set !== undefined) return `${say.whose(p)} ${noun} is ${say.amount(m.set)}`;
    if (m.times !== undefined)
      return `${say.whose(p)} ${noun} is ${m.times === 2 ? 'doubled' : `multiplied by ${m.times}`}`;
    return `${say.whose(p)} ${noun} is at most ${say.amount(m.cap ?? 0)}`;
  };

/** A limit: so many more, or so many at all. */
const limit =
  (verb: string, noun: string): ModPhrase =>
  (m, p, say) => {
    const may = `${say.subject(p)} may ${verb}`;
    if (m.add !== undefined) {
      if (typeof m.add !== 'number') return `${may} as many more ${noun}s as ${say.amount(m.add)}`;
      if (m.add >= 20) return `${may} any number of ${noun}s`;
      return m.add < 0
        ? `${may} ${some(-m.add, `${noun} fewer`).replace('fewers', 'fewer')}`
        : `${may} ${m.add} more ${noun}${m.add === 1 ? '' : 's'}`;
    }
    const n = value(m);
    if (typeof n === 'number' && n >= 20) return `${may} any number of ${noun}s`;
    return `${may} ${m.cap === undefined ? 'up to' : 'no more than'} ${typeof n === 'number' ? some(n, noun) : `${say.amount(n)} ${noun}s`}`;
  };

const roll: ModPhrase = (m, p, say) => {
  const n = value(m);
  const whose = say.whose(p);
  const less = lessening(n);
  return less !== undefined
    ? `subtract ${say.amount(less)} from ${whose} attack rolls`
    : `add ${say.amount(n)} to ${whose} attack rolls`;
};

const subtracted = (m: StatMod, say: Speak): string | undefined => {
  const less = lessening(value(m));
  return less === undefined ? undefined : `subtracts ${say.amount(less)} from`;
};

const dice =
  (where: string): ModPhrase =>
  (m, p, say) => {
    const n = value(m);
    return m.add === undefined
      ? `${say.states(p, 'roll')} only ${typeof n === 'number' ? some(n, 'die') : say.amount(n)} ${where}`
      : `${say.states(p, 'roll')} ${typeof n === 'number' ? some(Math.abs(n), n < 0 ? 'die fewer' : 'more die').replace('die fewers', 'dice fewer') : say.amount(n)} ${where}`;
  };

/** A limit on what is used at once, from the one that the rules allow. */
const atOnce =
  (stat: StatKey, noun: string): ModPhrase =>
  (m, p, say) =>
    `${say.subject(p)} may use ${total(stat, m)} ${noun}${noun === 'Armour' || total(stat, m) === 1 ? '' : 's'} at the same time`;
const total = (stat: StatKey, m: StatMod): number =>
  m.add === undefined ? Number(value(m)) : (usual[stat] ?? 0) + Number(m.add);

/** The Portal's procedure tells its dice by which ability it is opened: 1 is Craft, 2 Strength. */
const byWhat = (m: StatMod): string =>
  m.when && 'is' in m.when && typeof m.when.is[0] === 'object' && 'var' in m.when.is[0]
    ? m.when.is[2] === 1
      ? ' by Craft'
      : ' by Strength'
    : '';

const mods: { readonly [K in StatKey]: ModPhrase } = {
  strength: points('Strength'),
  craft: points('Craft'),
  life: points('lives'),
  fate: points('fate'),
  gold: points('gold'),
  spellLimit: limit('have', 'Spell'),
  objectLimit: limit('carry', 'Object'),
  weaponLimit: atOnce('weaponLimit', 'Weapon'),
  armourLimit: atOnce('armourLimit', 'Armour'),
  lifeValue: points('life value'),
  fateValue: points('fate value'),
  attackRoll: roll,
  foeRoll: (m, p, say) =>
    `every creature that ${say.states(p, 'fight')}${say.def.kind === 'space' ? ' here' : ''} ${subtracted(m, say) ?? `adds ${say.amount(value(m))} to`} its attack roll`,
  attackDice: (m, p, say) => {
    const n = total('attackDice', m);
    return `${say.states(p, 'roll')} ${some(n, 'die')} for ${p.his} attack and ${p.you ? 'use' : 'uses'} the ${n === 2 ? 'higher' : 'highest'}`;
  },
  movement: (m, p, say) =>
    m.add === undefined
      ? `${m.reach === 'everyone' ? 'no character can' : `${say.subject(p)} cannot`} move more than ${typeof value(m) === 'number' ? some(Number(value(m)), 'space') : `${say.amount(value(m))} spaces`} in a turn`
      : `${say.subject(p)} may move ${some(Number(m.add), 'more space')}`,
  moveDice: (m, p, say) => {
    const n = value(m);
    return `${say.states(p, 'roll')} ${typeof n !== 'number' ? `as many ${m.add === undefined ? 'dice' : 'more dice'} as ${say.amount(n)}` : m.add === undefined ? some(n, 'die') : some(n, 'more die')} for ${p.his} move`;
  },
  prayer: (m, p, say) => `${p.you ? 'add' : say.states(p, 'add')} ${say.amount(value(m))} to the roll when praying`,
  portalDice: (m, p, say) => dice(`to open the Portal of Power${byWhat(m)}`)(m, p, say),
  minesDice: dice('in the Mines'),
  commandFrom: (m, p, say) =>
    `${say.whose(p)} Command Spell works on a roll of ${m.add === undefined ? say.amount(value(m)) : `${Math.abs(Number(m.add))} ${Number(m.add) < 0 ? 'lower' : 'higher'}`}${m.add === undefined ? ' or more' : ''}`,
  trophyCost: (m, p, say) =>
    m.add === undefined
      ? `${say.states(p, 'need')} only ${say.amount(value(m))} points of trophies for 1 Strength or Craft`
      : `${say.states(p, 'need')} ${some(Math.abs(Number(m.add)), Number(m.add) < 0 ? 'trophy point fewer' : 'more trophy point').replace('fewers', 'fewer')} for 1 Strength or Craft`,
  toadSteps: (m, p, say) =>
    `${say.states(p, 'move')} ${typeof value(m) === 'number' ? some(Number(value(m)), 'more space') : say.amount(value(m))} a turn while transformed`,
  drawMore: (m, p, say) =>
    `${say.states(p, 'draw')} ${typeof value(m) === 'number' ? some(Number(value(m)), 'more card') : say.amount(value(m))} where a space says to draw`,
};

function mod(m: StatMod, say: Speak): string {
  const p = whom(m.reach, say);
  const text = mods[m.stat](m, p, say);
  if (m.stat === 'attackDice' && m.when !== undefined) {
    const { adverb, iff } = say.when(m.when);
    return words(adverb, text, iff && `if ${iff}`);
  }
  if (m.stat === 'portalDice' && byWhat(m) !== '') return text;
  if (m.only === 'weapon') return hung(`${text} in battle`, withoutKind(m.when), say, p);
  return hung(text, m.when, say, p);
}

/** What is said instead of "cannot ..." or "may ..." where English has a better way. */
const can: { readonly [K in Verb]?: (o: string | undefined, p: Person, say: Speak) => string } = {
  skipRoll: (_, p, say) => `${say.subject(p)} need not roll the die`,
  riseAgain: (_, p, say) =>
    `${say.states(p, 'go on')} in another form when ${say.subject(p)} ${p.you || p.many ? 'are' : 'is'} killed`,
};
const cannot: { readonly [K in Verb]?: (o: string | undefined, p: Person, say: Speak) => string } = {
  beAttackedBy: (o, p, say) => `${o ?? 'other characters'} do not attack ${say.object(p)}`,
  beTargeted: (o, p, say) => `${o ?? 'Spells'} do not affect ${say.object(p)}`,
  loseCard: (o, p, say) => `${o ?? 'cards'} cannot be taken from ${say.object(p)}`,
  meetCard: (o, p, say) =>
    p.full.startsWith('every ')
      ? `${p.full.replace(/^every /, 'no ')} meets ${o ?? 'cards'}`
      : `${say.subject(p)} ${negated(p, `meet ${o ?? 'cards'}`)}`,
  countObjects: (_, p, say) => `Strength and Craft from ${say.whose(p)} Objects and Magic Objects do not count`,
};

/** Whose creatures are meant: "that you fight"; of everybody's it needs no word. */
function foughtBy(reach: Reach | undefined, say: Speak): string {
  if (reach === 'everyone' || (reach === undefined && say.def.kind === 'enemy')) return '';
  const p = whom(reach, say);
  return `that ${say.states(p, 'fight')}`;
}

/** "every Dragon that you fight has +1 Strength". */
function power(x: PowerMod, say: Speak): string {
  const noun = resources[x.power];
  const self = x.of.self === true;
  const who = self
    ? say.def.kind === 'enemy'
      ? 'this card'
      : say.card('this')
    : words(say.cards(x.of, 'every').replace(/^every card\b/, 'every creature'), foughtBy(x.reach, say));
  const least = x.least === undefined ? '' : `, but never less than ${x.least}`;
  const changes = [
    x.set === undefined ? '' : `has ${noun} equal to ${say.amount(x.set)}`.replace(/equal to (\d+)$/, '$1'),
    x.times === undefined ? '' : `has ${x.times === 2 ? `twice its ${noun}` : `${x.times} times its ${noun}`}`,
    x.add === undefined
      ? ''
      : typeof x.add === 'number'
        ? `has ${signed(x.add)} ${noun}`
        : `adds ${say.amount(x.add)} to its ${noun}`,
  ].filter((text) => text !== '');
  return hung(`${who} ${and(changes)}${least}`, x.when, say);
}

/** "you draw Dungeon cards instead of Adventure cards". */
function deckInstead(x: DeckMod, say: Speak): string {
  const text = `${say.states(whom(x.reach, say), 'draw')} ${deck(x.instead)} cards instead of ${deck(x.drawFrom)} cards`;
  const kinds =
    x.when && 'source' in x.when && Object.keys(x.when.source).length === 1 ? listOf<CardKind>(x.when.source.kind) : [];
  if (kinds.length > 0)
    return `${text} where ${or(kinds.map((kind) => a(kind === 'space' ? 'space' : wordOf[kind])))} says to`;
  return hung(text, x.when, say);
}

function one(x: Static, say: Speak): string {
  if ('stat' in x) return mod(x, say);
  if ('power' in x) return power(x, say);
  return 'drawFrom' in x ? deckInstead(x, say) : permission(x, say);
}

/** Whom one may evade is an object ("creatures"), not an adverb ("against a creature"). */
function evaded(x: Permission): { readonly object?: string; readonly when?: Cond } {
  const { when } = x;
  if ((x.cannot ?? x.can) !== 'evade' || when === undefined || !('fight' in when) || when.fight.foe === undefined)
    return when === undefined ? {} : { when };
  const { foe, ...rest } = when.fight;
  const object = foe === 'creature' ? 'creatures' : 'characters';
  return Object.keys(rest).length === 0 ? { object } : { object, when: { fight: rest } };
}

function permission(x: Permission, say: Speak): string {
  const verb = x.cannot ?? x.can;
  if (verb === undefined) return '';
  const p = whom(x.reach, say);
  const { object, when } = evaded(x);
  // Several of them at once are the same as one.
  if (verb === 'beAttackedBy' && when && 'fight' in when && when.fight.onlySubtype !== undefined) return '';
  const what = object ?? (x.card === undefined ? undefined : say.cards(x.card, 'plural'));
  const own = (x.cannot === undefined ? can : cannot)[verb];
  const text = own ? own(what, p, say) : `${allowance(x, p, say)} ${verbs[verb](what, p)}`;
  return hung(text, when, say, p);
}

function allowance(x: Permission, p: Person, say: Speak): string {
  if (x.cannot === undefined) return `${say.subject(p)} may`;
  return p.full.startsWith('every ') ? p.full.replace(/^every (.*)$/, 'no $1 can') : `${say.subject(p)} cannot`;
}

const plainly = (x: Permission): boolean => {
  const verb = x.cannot ?? x.can;
  return (
    verb !== undefined && (x.cannot === undefined ? can : cannot)[verb] === undefined && !(x.when && 'fight' in x.when)
  );
};

/** "you cannot use Weapons or Armour". */
function permissions(list: readonly Permission[], say: Speak): string {
  const [first] = list;
  if (!first) return '';
  const p = whom(first.reach, say);
  const parts = list.map((x) => {
    const verb = x.cannot ?? x.can;
    return verb === undefined ? '' : verbs[verb](x.card === undefined ? undefined : say.cards(x.card, 'plural'), p);
  });
  return hung(
    `${allowance(first, p, say)} ${isTruce(list) ? `${verbs.attack(undefined, p)}, in battle or in psychic combat` : or(factored(parts))}`,
    first.when,
    say,
    p,
  );
}
/** Neither kind of attack. */
const isTruce = (list: readonly Permission[]): boolean =>
  list.length === 2 &&
  list.every(({ cannot, card }) => (cannot === 'attack' || cannot === 'psychicAttack') && card === undefined);

/** "you move only 1 space in a turn, without rolling": two effects that are one to a reader. */
function slow(x: Static, y: Static | undefined, say: Speak): string | undefined {
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
  const spaces = typeof x.cap === 'number' ? some(x.cap, 'space') : `${say.amount(x.cap)} spaces`;
  return hung(`${say.states(whom(x.reach, say), 'move')} only ${spaces} in a turn, without rolling`, x.when, say);
}

/** "+1 Strength and +1 Craft". */
function both(x: Static, y: Static | undefined, say: Speak): string | undefined {
  if (!y || !('stat' in x) || !('stat' in y) || !samePoints(x, y)) return undefined;
  const { when: _, only: __, ...first } = x;
  return `${mod(first, say)} and ${mod(y, say)}`;
}

export const statics = staticsIn({
  pair: (x, y, say: Speak) => slow(x, y, say) ?? both(x, y, say),
  plainly,
  permissions,
  one,
  isNothing: (text) => text === '',
});
