// Rules profiles and house rules: every option once, with its value in each profile (reference: the editions' books).
import type { OptionValue } from '../vocab/words';

/** What an option is about: the headings of the list at set-up, in this order. */
export const optionGroups = ['start', 'length', 'play', 'cards', 'crown', 'death'] as const;
export type OptionGroup = (typeof optionGroups)[number];

export type OptionDef = {
  readonly id: string;
  /** Left out: `play`. */
  readonly group?: OptionGroup;
  readonly values: readonly OptionValue[];
  readonly digital: OptionValue;
  readonly revised: OptionValue;
  /** Shown as a house rule at set-up; the others only differ between editions. */
  readonly houseRule?: true;
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
};

export const profiles = ['digital', 'revised'] as const;
export type Profile = (typeof profiles)[number];

export const optionDefs: readonly OptionDef[] = [
  { id: 'fate', values: [true, false], digital: true, revised: true },
  { id: 'castingCaps', values: [true, false], digital: true, revised: true },
  { id: 'hexFirst', values: [false, true], digital: false, revised: true },
  { id: 'meetOnValley', values: [false, true], digital: false, revised: true },
  { id: 'cardsInInnerRegion', values: [true, false], digital: true, revised: false },
  { id: 'firstPlayerByDie', values: [true, false], digital: true, revised: false },
  { id: 'trophyCost', group: 'length', values: [7, 6, 5], digital: 7, revised: 7, houseRule: true },
  { id: 'suddenDeath', group: 'crown', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'undoAnything', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'bloodbath', group: 'death', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'commandSpell', group: 'crown', values: ['profile', 'byPlayers', 'always'], digital: 'profile', revised: 'profile', houseRule: true },
  { id: 'startingBonus', group: 'start', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'timeLimit', group: 'length', values: [0, 10, 20, 30, 50], digital: 0, revised: 0, houseRule: true },
  { id: 'evadeUnfriendly', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'inheritedItems', group: 'death', values: [false, true], digital: false, revised: false, houseRule: true, excludes: ['bloodbath'] },
  { id: 'characterChoice', group: 'start', values: ['random', 'oneOfThree'], digital: 'random', revised: 'random', houseRule: true },
  { id: 'limitedResources', group: 'cards', values: [false, true], digital: false, revised: true, houseRule: true },
];

const byId = new Map(optionDefs.map((o) => [o.id, o]));
export const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

export type OptionProblem = { readonly option: string; readonly problem: 'unknown' | 'value' | 'needs' | 'excludes'; readonly with?: string };

/** The value of every option for a profile and the house rules chosen over it; or what is wrong with the choice. */
export function resolveOptions(profile: Profile, rules: Readonly<Record<string, OptionValue>>): { readonly options: Record<string, OptionValue>; readonly problems: readonly OptionProblem[] } {
  const options: Record<string, OptionValue> = Object.fromEntries(optionDefs.map((o) => [o.id, o[profile]]));
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
    for (const other of def.excludes ?? []) if (options[other] === true) problems.push({ option: def.id, problem: 'excludes', with: other });
  }
  return { options, problems };
}
