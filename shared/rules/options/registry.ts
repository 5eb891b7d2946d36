// Rules profiles and house rules: every option once, with its value in each profile (reference: the editions' books).
import type { OptionValue } from '../vocab/words';

export type OptionDef = {
  readonly id: string;
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
  // Which book the cards and spaces are those of: what content has otherwise in an edition asks for it.
  { id: 'edition', values: profiles, digital: 'digital', revised: 'revised' },
  { id: 'fate', values: [true, false], digital: true, revised: true },
  { id: 'castingCaps', values: [true, false], digital: true, revised: true },
  { id: 'hexFirst', values: [false, true], digital: false, revised: true },
  { id: 'meetOnValley', values: [false, true], digital: false, revised: true },
  { id: 'cardsInInnerRegion', values: [true, false], digital: true, revised: false },
  { id: 'firstPlayerByDie', values: [true, false], digital: true, revised: false },
  { id: 'trophyCost', values: [7, 6, 5], digital: 7, revised: 7, houseRule: true },
  { id: 'suddenDeath', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'undoAnything', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'bloodbath', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'commandSpell', values: ['profile', 'byPlayers', 'always'], digital: 'profile', revised: 'profile', houseRule: true },
  { id: 'startingBonus', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'timeLimit', values: [0, 10, 20, 30, 50], digital: 0, revised: 0, houseRule: true },
  { id: 'evadeUnfriendly', values: [false, true], digital: false, revised: false, houseRule: true },
  { id: 'inheritedItems', values: [false, true], digital: false, revised: false, houseRule: true, excludes: ['bloodbath'] },
  { id: 'characterChoice', values: ['random', 'oneOfThree'], digital: 'random', revised: 'random', houseRule: true },
  { id: 'limitedResources', values: [false, true], digital: false, revised: true, houseRule: true },
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

/** The options of a set-up, as far as they mean something; what is wrong with them is told where the game is made. */
export const optionsOf = ({ profile, rules }: { readonly profile: string; readonly rules: Readonly<Record<string, OptionValue>> }): Readonly<Record<string, OptionValue>> =>
  isProfile(profile) ? resolveOptions(profile, rules).options : {};
