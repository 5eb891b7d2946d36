// The words of the game, by their keys. What sets add freely (subtypes, terrains, decks) falls back to its own key.
import type { Lookup } from '../../kernel/json';
import { declared } from '../../content/declared';
import { nameOf, type DefId } from '../../kernel/ids';
import type { Range } from '../clauses/tree';
import type { Alignment, CardKind, Comparison, FateSide, Resource, RollFor, StatKey } from '../clauses/words';
import type { Names } from '../language';
import { isBare, isOnly, isProper, preposition, spot } from '../called';
import { a, hasArticle } from '../speech/english';
import { afterColon, beforeColon, deckKey, joined, keyOfName, unique } from '../speech/words';
import { isShown, isUsual, type ShownStatus } from '../keys';
import { humanise } from '../names';

export const resources: { readonly [K in Resource]: string } = {
  strength: 'Strength',
  craft: 'Craft',
  life: 'life',
  fate: 'fate',
  gold: 'gold',
};

export const stats: { readonly [K in StatKey]: string } = {
  strength: 'Strength',
  craft: 'Craft',
  life: 'lives',
  fate: 'fate',
  gold: 'gold',
  strengthValue: 'Strength value',
  craftValue: 'Craft value',
  lifeValue: 'life value',
  fateValue: 'fate value',
  spellLimit: 'Spell limit',
  objectLimit: 'carrying limit',
  magicObjectLimit: 'limit of Magic Objects',
  weaponLimit: 'Weapon limit',
  armourLimit: 'Armour limit',
  attackRoll: 'attack roll',
  foeRoll: "opponent's attack roll",
  attackDice: 'attack dice',
  movement: 'movement',
  moveDice: 'dice for the move',
  fateDice: 'dice for fate',
  prayer: 'prayer roll',
  portalDice: 'dice at the Portal of Power',
  minesDice: 'dice in the Mines',
  commandFrom: 'Command Spell',
  trophyCost: 'trophy points',
  strengthTrophyCost: 'trophy points',
  craftTrophyCost: 'trophy points',
  trophyWorth: 'points of each trophy',
  drawMore: 'cards drawn',
  drawLeast: 'cards drawn',
  spellsMore: 'Spells drawn',
  standInStrength: 'Strength of who fights in your place',
  prices: 'prices',
  costs: 'costs',
  steps: 'spaces moved without a roll',
  toadSteps: 'spaces moved while transformed',
};

export const kinds: { readonly [K in CardKind]: string } = {
  event: 'Event',
  enemy: 'Enemy',
  stranger: 'Stranger',
  place: 'Place',
  object: 'Object',
  magicObject: 'Magic Object',
  follower: 'Follower',
  spell: 'Spell',
  quest: 'Quest',
  character: 'Character',
  space: 'Space',
  ending: 'Ending',
  figure: 'Figure',
  rule: 'Rule',
  terrain: 'Terrain card',
  state: 'State card',
  world: 'World card',
  form: 'Form',
  deck: 'Deck',
  link: 'Way',
};

/** What a character is called by the side of which his fate has more (D Fate Tokens). */
export const bound: { readonly [K in FateSide | 'unbound' | 'fateless']: string } = {
  light: 'lightbound',
  dark: 'darkbound',
  unbound: 'unbound',
  fateless: 'fateless',
};

export const alignments: { readonly [K in Alignment]: string } = { good: 'good', neutral: 'neutral', evil: 'evil' };

const subtypes: Lookup<string> = {
  animal: 'Animal',
  monster: 'Monster',
  dragon: 'Dragon',
  spirit: 'Spirit',
  elemental: 'Elemental',
  construct: 'Construct',
  fae: 'Fae',
  creature: 'creature',
};
export const subtype = (key: string): string => subtypes[key] ?? declared.word('subtypes', key)?.en ?? humanise(key);

const keywords: Lookup<string> = {
  weapon: 'Weapon',
  armour: 'Armour',
  talisman: 'Talisman',
  raft: 'Raft',
  trinket: 'Trinket',
};
/** A keyword that is a noun; any other one is said of a card. */
export const keyword = (key: string): string =>
  keywords[key] ?? (declared.word('nouns', key) ?? declared.word('keywords', key))?.en ?? humanise(key);
export const isNoun = (key: string): boolean => (keywords[key] ?? declared.word('nouns', key)) !== undefined;

export const region = (key: string): string => declared.regionName(key)?.en ?? `${humanise(key)} Region`;

/** A character's own deck is kept under his id as well, which nobody reads. */
export function deck(key: string): string {
  const name = deckKey(key);
  return declared.deckWord(name)?.en ?? humanise(nameOf(name));
}

/** Terrains of which there are many: "on a Woods space"; the others are places of their own: "on the Village". */
const keywordNotes: Lookup<string> = {
  cannotDitch: 'It cannot be ditched.',
  cannotBeEvaded: 'It cannot be evaded.',
  talisman: 'With it you may enter the Valley of Fire.',
  raft: 'Wherever it would be left behind, it is discarded.',
  fireproof: 'It cannot be burnt.',
  trap: 'Nothing lets you avoid it.',
  cursed: 'It must be taken and cannot be ditched.',
  paysFate: 'Fate on it is paid like your own, and first; with the last one it is used up.',
  spellproof: 'Spells cannot be cast on it.',
  soulbound: 'It stays with its owner when he is killed and goes on.',
};
export const keywordNote = (key: string): string => keywordNotes[key] ?? '';

/** What keywords that are no words for a reader mean for a card that gets them. */
const keywordDeeds: Lookup<string> = {
  cannotDitch: 'cannot be ditched',
  cannotBeEvaded: 'cannot be evaded',
  fireproof: 'cannot be burnt',
};
export const keywordDeed = (key: string): string | undefined => keywordDeeds[key];

export const terrain = (key: string): string => humanise(key);

const statuses: { readonly [K in ShownStatus]: string } = {
  toad: 'a Toad',
  enslaved: 'enslaved',
  turningBack: 'turning back',
  beaten: 'the loser of the last fight',
  facing: 'in an undecided fight',
  losingTurn: 'idle until the next turn',
};
/** How one comes into a state, where "become" is no word for it. */
export const starts: Lookup<readonly [verb: string, rest: string]> = {
  turningBack: ['turn', 'back'],
  facing: ['begin', 'a fight that must be decided'],
};
export const state = (key: string): string => status(key) ?? declared.state(key)?.en ?? 'so affected';
/** What somebody in this state is; `undefined` for states that no player needs to know of. */
export const status = (key: string): string | undefined =>
  isUsual(key) ? statuses[key] : isShown(key) ? declared.state(key)?.en : undefined;
/** What he is who is not in it. */
export const otherwise = (key: string): string | undefined => declared.state(key)?.otherwise?.en;
/** The one or the other, where both have a name. */
export const either = (key: string): string => declared.state(key)?.either?.en ?? state(key);

/** A side of a two-sided card. */
export const side = (key: string): string => declared.word('sides', key)?.en ?? humanise(key);
/** What is looked for in the names of cards. */
export const titled = (key: string): string => declared.word('titled', key)?.en ?? humanise(key);

export const rollFor: { readonly [K in RollFor]: string } = {
  move: 'for the move',
  attack: 'for an attack',
  card: 'for a card',
  space: 'for a space',
  pray: 'when praying',
  armour: 'for Armour',
  spell: 'for a Spell',
  creature: 'for a creature',
  fate: 'for fate',
  number: 'for a number',
  quest: 'for a quest',
  follower: 'for a Follower',
};

/** Of whom there is one only, so that no "a" goes before. */
export const isUnique = (name: string): boolean => isOnly(name) || hasArticle(name) || isProper(keyOfName(name));
/** "a Dragon", "the Sentinel", "Queen Mab" */
export const one = (name: string): string => (isUnique(name) ? name : a(name));
export const creature = (key: string, names: Names): string => declared.creature(key)?.en ?? names(key);

/** A card whose name is no thing with an article stands as it is. */
export const theCard = (slug: string, names: Names): string =>
  isProper(slug) || isBare(slug) || names(slug).includes(': ') ? names(slug) : `the ${names(slug)}`;

/** A place in a sentence: "the Tavern". */
export function place(def: DefId, names: Names): string {
  const name = names(def);
  if (hasArticle(name)) return `t${name.slice(1)}`;
  return isBare(def) || isBare(keyOfName(name)) || name.includes(': ') ? name : `the ${name}`;
}

export const atPlace = (slug: string, names: Names): string =>
  spot(slug, 'en') ?? `${preposition(slug, 'en') ?? 'at'} ${place(slug, names)}`;

/** Of several the preposition is said once: "from Wanted: Animal or Wanted: Spirit". */
/** What all of a series of cards are called before the colon. */
export function series(names: readonly string[], n: number): string | undefined {
  const [first = '', ...more] = unique(names.map(beforeColon));
  return names.length === n && n > 2 && more.length === 0 && first !== '' ? first : undefined;
}
export function atPlaces(slugs: readonly string[], names: Names): string {
  const all = series(slugs.map(names), slugs.length);
  if (all !== undefined) return `from ${a(`${all} card`)}`;
  const [first = ''] = slugs;
  const of = (slug: string): string => spot(slug, 'en') ?? preposition(slug, 'en') ?? 'at';
  if (slugs.some((slug) => of(slug) !== of(first)) || first === '' || spot(first, 'en') !== undefined)
    return joined(unique(slugs.map((slug) => atPlace(slug, names))), 'or');
  return `${of(first)} ${joined(unique(slugs.map((slug) => place(slug, names))), 'or')}`;
}

const tokenKinds: Lookup<string> = {
  ...resources,
  lives: 'life',
  souls: 'soul',
  light: 'light fate',
  dark: 'dark fate',
  stowed: 'pouch token',
  sprung: 'trap token',
  ley_portal: 'Portal token',
  hidden_path: 'Hidden Path token',
  web: 'Web token',
  crawler: 'Crawler token',
  totem_spirit: 'Totem Spirit',
  opened: 'bottle token',
  spent: 'spent token',
  passed: 'market token',
  raised: 'resurrection token',
  fireland: 'Fireland token',
};
export const token = (key: string): string =>
  tokenKinds[key] ?? `${declared.token(key)?.word?.en ?? humanise(key).toLowerCase()} token`;

/** What an unknown source of a rule is called. */
const sources: Lookup<string> = {
  rules: 'the rules',
  'rules/command': 'the Command Spell',
  toad: 'being a Toad',
  '': 'somebody',
};
export const specialName = (def: DefId): string | undefined => sources[def];

/** Whether it is told by how much of it there is, without "the number of". */
export const isMass = (kind: string): boolean =>
  kind in resources || kind === 'lives' || kind === 'light' || kind === 'dark';
export const isResource = (key: string): key is Resource => key in resources;

export const range = ({ from, to }: Range): string =>
  from === -Infinity
    ? `${to} or less`
    : to === Infinity
      ? `${from} or more`
      : from === to
        ? String(from)
        : `${from}-${to}`;

const fights: Lookup<string> = { battle: 'in battle', psychic: 'in psychic combat', cost: 'as a price' };
export const fightWord = (key: string): string => fights[key] ?? '';
export const eventWord = (key: string): string => fights[key] ?? (isResource(key) ? resources[key] : key);
const isRoll = (key: string): key is RollFor => key in rollFor;
const isKind = (key: string): key is CardKind => key in kinds;
export const purpose = (key: string): string => (isRoll(key) ? rollFor[key] : '');
const causes: Lookup<string> = { ...fights, command: 'because of the Command Spell', trophies: 'for trophies' };
/** Why something happens: in a fight, as a price, because of a card. */
export const because = (key: string): string =>
  causes[key] ?? (isRoll(key) ? rollFor[key] : isKind(key) ? `because of ${a(kinds[key])}` : '');

/** How a die that fate rolled again compares with what it showed before. */
export const sinceFate: { readonly [C in Comparison]: string } = {
  '<': 'a lower result than before',
  '<=': 'no higher result than before',
  '=': 'the same result as before',
  '>=': 'no lower result than before',
  '>': 'a higher result than before',
};

/** Quests are told by what they ask for. */
export const questTitle = (name: string): string => afterColon(name);

/** What a creature fights with. */
export const power = (of: 'strength' | 'craft' | 'either'): string =>
  of === 'either' ? 'Strength or Craft' : resources[of];
