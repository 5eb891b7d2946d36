// Set-ups to begin with. One of a profile that does not exist (yet) is not offered.
import type { OptionId, OptionValues } from './registry';

export type Preset = {
  readonly id: string;
  readonly profile: string;
  readonly rules: { readonly [K in OptionId]?: OptionValues[K] };
  /** How many sit down; left out: whoever sits there already. */
  readonly players?: number;
  /** With every set that there is; left out: the base game alone. */
  readonly everySet?: true;
  /** Every ending that there is may come, face down; left out: the Crown of Command alone. */
  readonly everyEnding?: true;
};

export const presets: readonly Preset[] = [
  {
    id: 'firstGame',
    profile: 'digital',
    players: 2,
    rules: { startingBonus: true, trophyCost: 6, evadeUnfriendly: true },
  },
  { id: 'quickEvening', profile: 'digital', rules: { startingBonus: true, suddenDeath: true, timeLimit: 20 } },
  { id: 'classic', profile: 'digital', rules: {} },
  {
    id: 'epic',
    profile: 'digital',
    rules: { characterChoice: 'oneOfThree', inheritedItems: true },
    everySet: true,
    everyEnding: true,
  },
  { id: 'bloodbath', profile: 'digital', rules: { bloodbath: true, characterChoice: 'oneOfThree' } },
  { id: 'secondEdition', profile: 'second', rules: {} },
  { id: 'originalGame', profile: 'original', rules: {} },
];
