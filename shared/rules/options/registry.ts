// Rules profiles and house rules: every option once, with its value in each profile (reference: the editions' books).
import type { OptionValue } from '../vocab/words';

/** What an option is about: the headings of the list at set-up, in this order. */
export const optionGroups = ['start', 'length', 'play', 'cards', 'crown', 'death', 'edition'] as const;
export type OptionGroup = (typeof optionGroups)[number];

export type OptionDef = {
  readonly id: string;
  /** Left out: `play`. */
  readonly group?: OptionGroup;
  readonly values: readonly OptionValue[];
  readonly digital: OptionValue;
  readonly revised: OptionValue;
  /** 2nd Edition; the Digital value when it is left out. */
  readonly second?: OptionValue;
  /** Original rules; those of the 2nd Edition when it is left out. */
  readonly original?: OptionValue;
  /** Shown as a house rule at set-up; the others only differ between editions. */
  readonly houseRule?: true;
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
};

export const profiles = ['digital', 'revised', 'second', 'original'] as const;
export type Profile = (typeof profiles)[number];

export const optionDefs: readonly OptionDef[] = [
  // Which book the cards and spaces are those of: what content has otherwise in an edition asks for it.
  { id: 'edition', values: profiles, digital: 'digital', revised: 'revised', second: 'second', original: 'original' },
  { id: 'fate', group: 'edition', values: [true, false], digital: true, revised: true, second: false, houseRule: true },
  {
    id: 'lives',
    group: 'edition',
    values: ['character', 'four'],
    digital: 'character',
    revised: 'character',
    second: 'four',
    houseRule: true,
  },
  {
    id: 'craftTrophies',
    group: 'edition',
    values: ['same', 'none', 'ten'],
    digital: 'same',
    revised: 'same',
    second: 'none',
    original: 'ten',
    houseRule: true,
  },
  {
    id: 'spellTable',
    group: 'edition',
    values: ['short', 'long'],
    digital: 'short',
    revised: 'short',
    second: 'short',
    original: 'long',
    houseRule: true,
  },
  {
    id: 'castingCaps',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: true,
    second: false,
    houseRule: true,
  },
  {
    id: 'keepUseless',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: true,
    second: false,
    houseRule: true,
  },
  {
    id: 'looseCards',
    group: 'edition',
    values: ['inOrder', 'free'],
    digital: 'inOrder',
    revised: 'inOrder',
    second: 'free',
    houseRule: true,
  },
  {
    id: 'lostTurn',
    group: 'edition',
    values: ['othersWait', 'this', 'both'],
    digital: 'othersWait',
    revised: 'othersWait',
    second: 'this',
    original: 'both',
    houseRule: true,
  },
  {
    id: 'combine',
    group: 'edition',
    values: ['number', 'ability'],
    digital: 'number',
    revised: 'number',
    second: 'ability',
    houseRule: true,
  },
  {
    id: 'evadeAll',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: true,
    houseRule: true,
  },
  {
    id: 'hexFirst',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: true,
    second: true,
    houseRule: true,
  },
  {
    id: 'fallenReturn',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: true,
    houseRule: true,
  },
  {
    id: 'killersPick',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: true,
    second: false,
    houseRule: true,
  },
  {
    id: 'psychicFollower',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  {
    id: 'meetOnValley',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: true,
    second: true,
    houseRule: true,
  },
  {
    id: 'cardsInInnerRegion',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: false,
    second: false,
    houseRule: true,
  },
  {
    id: 'firstPlayerByDie',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: false,
    second: true,
    original: false,
    houseRule: true,
  },
  {
    id: 'portalFailed',
    group: 'edition',
    values: ['turnEnds', 'moveEnds'],
    digital: 'turnEnds',
    revised: 'turnEnds',
    second: 'moveEnds',
    original: 'turnEnds',
    houseRule: true,
  },
  {
    id: 'leaveCrown',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  {
    id: 'admitDefeat',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: true,
    original: false,
    houseRule: true,
  },
  {
    id: 'toadsGain',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: true,
    second: true,
    original: false,
    houseRule: true,
  },
  {
    id: 'tavernLife',
    group: 'edition',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  {
    id: 'raft',
    group: 'edition',
    values: ['insteadOfMove', 'thatMove', 'turnEnd'],
    digital: 'insteadOfMove',
    revised: 'insteadOfMove',
    second: 'thatMove',
    original: 'turnEnd',
    houseRule: true,
  },
  {
    id: 'desertDraws',
    group: 'edition',
    values: [true, false],
    digital: true,
    revised: true,
    second: false,
    houseRule: true,
  },
  {
    id: 'werewolf',
    group: 'edition',
    values: ['twoDice', 'oneDie', 'oneDieAndEight'],
    digital: 'twoDice',
    revised: 'twoDice',
    second: 'oneDie',
    original: 'oneDieAndEight',
    houseRule: true,
  },
  {
    id: 'mule',
    group: 'edition',
    values: ['four', 'any'],
    digital: 'four',
    revised: 'four',
    second: 'any',
    original: 'four',
    houseRule: true,
  },
  {
    id: 'belongings',
    group: 'cards',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  {
    id: 'wand',
    group: 'edition',
    values: ['cast', 'always'],
    digital: 'cast',
    revised: 'cast',
    second: 'always',
    houseRule: true,
  },
  { id: 'trophyCost', group: 'length', values: [7, 6, 5], digital: 7, revised: 7, houseRule: true },
  {
    id: 'trophiesAnytime',
    group: 'length',
    values: [false, true],
    digital: false,
    revised: false,
    second: true,
    houseRule: true,
  },
  {
    id: 'suddenDeath',
    group: 'crown',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  { id: 'undoAnything', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'bloodbath', group: 'death', values: [false, true, 'chaos'], digital: false, revised: false, houseRule: true },
  { id: 'kingOfTheHill', group: 'death', values: [false, true], digital: false, revised: false, houseRule: true },
  {
    id: 'reviveLimit',
    group: 'death',
    values: ['unlimited', 0, 1, 2, 3, 4, 5],
    digital: 'unlimited',
    revised: 'unlimited',
    houseRule: true,
    excludes: ['bloodbath', 'kingOfTheHill'],
  },
  {
    id: 'commandSpell',
    group: 'crown',
    values: ['profile', 'byPlayers', 'always'],
    digital: 'profile',
    revised: 'profile',
    houseRule: true,
  },
  { id: 'startingBonus', group: 'start', values: [false, true], digital: false, revised: false, houseRule: true },
  {
    id: 'timeLimit',
    group: 'length',
    values: [0, 10, 20, 30, 50, 'm60', 'm90', 'm120', 'm180'],
    digital: 0,
    revised: 0,
    houseRule: true,
  },
  {
    id: 'evadeUnfriendly',
    values: [false, true, 'cards'],
    digital: false,
    revised: false,
    second: 'cards',
    houseRule: true,
  },
  {
    id: 'inheritedItems',
    group: 'death',
    values: [false, true],
    digital: false,
    revised: false,
    houseRule: true,
    excludes: ['bloodbath', 'kingOfTheHill'],
  },
  {
    id: 'characterChoice',
    group: 'start',
    values: ['random', 'oneOfThree'],
    digital: 'random',
    revised: 'random',
    houseRule: true,
  },
  {
    id: 'limitedResources',
    group: 'cards',
    values: [false, true],
    digital: false,
    revised: true,
    second: false,
    houseRule: true,
  },
  { id: 'moveUpTo', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'rollTwoChoose', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'statCap', group: 'length', values: [0, 2, 4, 6, 8], digital: 0, revised: 0, houseRule: true },
  { id: 'noAttacks', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'henchmen', group: 'start', values: [0, 1, 2], digital: 0, revised: 0, houseRule: true },
  {
    id: 'transformations',
    group: 'cards',
    values: [false, true],
    digital: false,
    revised: false,
    second: false,
    original: true,
    houseRule: true,
  },
  { id: 'noTheft', values: [false, true], digital: false, revised: false, houseRule: true },
];

/** The value of an option in an edition. */
export const valueIn = (def: OptionDef, profile: Profile): OptionValue => {
  const second = def.second ?? def.digital;
  return profile === 'second' ? second : profile === 'original' ? (def.original ?? second) : def[profile];
};

const byId = new Map(optionDefs.map((o) => [o.id, o]));
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

export type OptionProblem = {
  readonly option: string;
  readonly problem: 'unknown' | 'value' | 'needs' | 'excludes';
  readonly with?: string;
};

/** Whether an option is anything but off, which is its first value. */
const isOn = (id: string, value: OptionValue | undefined): boolean =>
  value !== undefined && value !== byId.get(id)?.values[0];

/** The value of every option for a profile and the house rules chosen over it; or what is wrong with the choice. */
export function resolveOptions(
  profile: Profile,
  rules: Readonly<Record<string, OptionValue>>,
): { readonly options: Record<string, OptionValue>; readonly problems: readonly OptionProblem[] } {
  const options: Record<string, OptionValue> = Object.fromEntries(optionDefs.map((o) => [o.id, valueIn(o, profile)]));
  const problems: OptionProblem[] = [];
  for (const [id, value] of Object.entries(rules)) {
    const def = byId.get(id);
    if (!def) problems.push({ option: id, problem: 'unknown' });
    else if (!def.values.includes(value)) problems.push({ option: id, problem: 'value' });
    else options[id] = value;
  }
  for (const def of optionDefs) {
    if (options[def.id] === def.values[0]) continue;
    for (const other of def.needs ?? [])
      if (options[other] !== true) problems.push({ option: def.id, problem: 'needs', with: other });
    for (const other of def.excludes ?? [])
      if (isOn(other, options[other])) problems.push({ option: def.id, problem: 'excludes', with: other });
  }
  return { options, problems };
}

/** The options of a set-up, as far as they mean something; what is wrong with them is told where the game is made. */
export const optionsOf = ({
  profile,
  rules,
}: {
  readonly profile: string;
  readonly rules: Readonly<Record<string, OptionValue>>;
}): Readonly<Record<string, OptionValue>> => (isProfile(profile) ? resolveOptions(profile, rules).options : {});
