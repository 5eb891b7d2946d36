// Rules profiles and house rules: every option once, with its value in each profile (reference: the editions' books).
import type { OptionValue } from '../vocab/words';

export type OptionDef = {
  readonly id: string;
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
  { id: 'fate', values: [true, false], digital: true, revised: true, second: false },
  { id: 'lives', values: ['character', 'four'], digital: 'character', revised: 'character', second: 'four' },
  { id: 'craftTrophies', values: ['same', 'none', 'ten'], digital: 'same', revised: 'same', second: 'none', original: 'ten' },
  { id: 'spellTable', values: ['short', 'long'], digital: 'short', revised: 'short', second: 'short', original: 'long' },
  { id: 'castingCaps', values: [true, false], digital: true, revised: true, second: false },
  { id: 'keepUseless', values: [true, false], digital: true, revised: true, second: false },
  { id: 'looseCards', values: ['inOrder', 'free'], digital: 'inOrder', revised: 'inOrder', second: 'free' },
  { id: 'lostTurn', values: ['othersWait', 'this', 'both'], digital: 'othersWait', revised: 'othersWait', second: 'this', original: 'both' },
  { id: 'combine', values: ['number', 'ability'], digital: 'number', revised: 'number', second: 'ability' },
  { id: 'evadeAll', values: [false, true], digital: false, revised: false, second: true },
  { id: 'hexFirst', values: [false, true], digital: false, revised: true, second: true },
  { id: 'fallenReturn', values: [false, true], digital: false, revised: false, second: true },
  { id: 'killersPick', values: [true, false], digital: true, revised: true, second: false },
  { id: 'psychicFollower', values: [false, true], digital: false, revised: false, second: false, original: true },
  { id: 'meetOnValley', values: [false, true], digital: false, revised: true, second: true },
  { id: 'cardsInInnerRegion', values: [true, false], digital: true, revised: false, second: false },
  { id: 'firstPlayerByDie', values: [true, false], digital: true, revised: false, second: true, original: false },
  { id: 'portalFailed', values: ['turnEnds', 'moveEnds'], digital: 'turnEnds', revised: 'turnEnds', second: 'moveEnds', original: 'turnEnds' },
  { id: 'leaveCrown', values: [false, true], digital: false, revised: false, second: false, original: true },
  { id: 'admitDefeat', values: [false, true], digital: false, revised: false, second: true, original: false },
  { id: 'toadsGain', values: [true, false], digital: true, revised: true, second: true, original: false },
  { id: 'tavernLife', values: [false, true], digital: false, revised: false, second: false, original: true },
  { id: 'raft', values: ['insteadOfMove', 'turnEnd'], digital: 'insteadOfMove', revised: 'insteadOfMove', second: 'insteadOfMove', original: 'turnEnd' },
  { id: 'desertDraws', values: [true, false], digital: true, revised: true, second: false },
  { id: 'werewolf', values: ['twoDice', 'oneDie', 'oneDieAndEight'], digital: 'twoDice', revised: 'twoDice', second: 'oneDie', original: 'oneDieAndEight' },
  { id: 'mule', values: ['four', 'any'], digital: 'four', revised: 'four', second: 'any', original: 'four' },
  { id: 'wand', values: ['cast', 'always'], digital: 'cast', revised: 'cast', second: 'always' },
  { id: 'trophyCost', values: [7, 6, 5], digital: 7, revised: 7, houseRule: true },
  { id: 'trophiesAnytime', values: [false, true], digital: false, revised: false, second: true, houseRule: true },
  { id: 'suddenDeath', values: [false, true], digital: false, revised: false, second: false, original: true, houseRule: true },
  { id: 'undoAnything', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'bloodbath', values: [false, true, 'chaos'], digital: false, revised: false, houseRule: true },
  { id: 'kingOfTheHill', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'reviveLimit', values: ['unlimited', 0, 1, 2, 3, 4, 5], digital: 'unlimited', revised: 'unlimited', houseRule: true, excludes: ['bloodbath', 'kingOfTheHill'] },
  { id: 'commandSpell', values: ['profile', 'byPlayers', 'always'], digital: 'profile', revised: 'profile', houseRule: true },
  { id: 'startingBonus', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'timeLimit', values: [0, 10, 20, 30, 50], digital: 0, revised: 0, houseRule: true },
  { id: 'evadeUnfriendly', values: [false, true, 'cards'], digital: false, revised: false, second: 'cards', houseRule: true },
  { id: 'inheritedItems', values: [false, true], digital: false, revised: false, houseRule: true, excludes: ['bloodbath', 'kingOfTheHill'] },
  { id: 'characterChoice', values: ['random', 'oneOfThree'], digital: 'random', revised: 'random', houseRule: true },
  { id: 'limitedResources', values: [false, true], digital: false, revised: true, second: false, houseRule: true },
  { id: 'moveUpTo', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'rollTwoChoose', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'statCap', values: [0, 2, 4, 6, 8], digital: 0, revised: 0, houseRule: true },
  { id: 'noAttacks', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'henchmen', values: [0, 1, 2], digital: 0, revised: 0, houseRule: true },
  { id: 'transformations', values: [false, true], digital: false, revised: false, second: false, original: true, houseRule: true },
  { id: 'noTheft', values: [false, true], digital: false, revised: false, houseRule: true },
];

/** The value of an option in an edition. */
export const valueIn = (def: OptionDef, profile: Profile): OptionValue => {
  const second = def.second ?? def.digital;
  return profile === 'second' ? second : profile === 'original' ? (def.original ?? second) : def[profile];
};

const byId = new Map(optionDefs.map((o) => [o.id, o]));
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

export type OptionProblem = { readonly option: string; readonly problem: 'unknown' | 'value' | 'needs' | 'excludes'; readonly with?: string };

/** Whether an option is anything but off, which is its first value. */
const isOn = (id: string, value: OptionValue | undefined): boolean => value !== undefined && value !== byId.get(id)?.values[0];

/** The value of every option for a profile and the house rules chosen over it; or what is wrong with the choice. */
export function resolveOptions(profile: Profile, rules: Readonly<Record<string, OptionValue>>): { readonly options: Record<string, OptionValue>; readonly problems: readonly OptionProblem[] } {
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
    for (const other of def.needs ?? []) if (options[other] !== true) problems.push({ option: def.id, problem: 'needs', with: other });
    for (const other of def.excludes ?? []) if (isOn(other, options[other])) problems.push({ option: def.id, problem: 'excludes', with: other });
  }
  return { options, problems };
}

/** The options of a set-up, as far as they mean something; what is wrong with them is told where the game is made. */
export const optionsOf = ({ profile, rules }: { readonly profile: string; readonly rules: Readonly<Record<string, OptionValue>> }): Readonly<Record<string, OptionValue>> =>
  isProfile(profile) ? resolveOptions(profile, rules).options : {};
