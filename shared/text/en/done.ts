// What somebody did with an ability, said afterwards: of him who is named before it.
import type { Lookup } from '../../kernel/json';
import type { Phrase } from '../language';

/** By the ability's id, as the buttons (`deeds.ts`); what it was done with nobody knows any more. */
const own = {
  assassinate: 'assassinated an opponent',
  change_alignment: 'changed alignment',
  woods_spells: 'drew Spells',
  woods_step: 'went to other Woods',
  raise_dead: 'raised a dead Enemy as a Follower',
  use_raised: 'let a raised Enemy help',
  charm: 'charmed an Animal',
  charmed_helps: 'let a charmed Animal help',
  pray_plus_1: 'added 1 to the prayer',
  cave_plus_1: 'added 1 to the roll',
  regenerate: 'regenerated',
  mourns_as_evil: 'used the Graveyard as the evil do',
  destroy_spirits: 'destroyed a Spirit',
  replace_card: 'discarded a card and drew another',
  'dragon_rider.capture': 'took a card as a Follower',
  track: 'tracked the Dragon',
  deathblow: 'struck a deathblow',
  pyroblast: 'hurled fire',
  stampede: 'charged',
  conjure: 'conjured up a card',
  cultists: 'took the Cultist as a Follower',
  ritual: 'sacrificed to the Dragon',
} as const satisfies Lookup<string>;
export type DoneKey = keyof typeof own;
export const done: Lookup<string> = own;

/** Done to another character, by his name. */
const toOthers = {
  steal: (him) => `stole from ${him}`,
  beguile: (him) => `beguiled ${him}`,
  take_follower: (him) => `took a Follower from ${him}`,
  takeFollower: (him) => `took a Follower from ${him}`,
  take: (him) => `took something from ${him}`,
  take_maiden_princess: (him) => `took the Maiden or the Princess from ${him}`,
  takeMaidenPrincess: (him) => `took the Maiden or the Princess from ${him}`,
  take_trophy: (him) => `took a trophy from ${him}`,
  haggle: (him) => `swapped an Object with ${him}`,
  trade: (him) => `traded with ${him}`,
  exchanges: (him) => `exchanged belongings with ${him}`,
  hands_over: (him) => `gave 1 gold to ${him}`,
  tricks: (him) => `took an Object from ${him}`,
} satisfies Readonly<Record<string, (him: string) => string>>;
export type DoneToKey = keyof typeof toOthers;

export const doneTo: Phrase = (a) => {
  const him = a.name('hero');
  return (toOthers as Lookup<(him: string) => string>)[a.text('ability')]?.(him) ?? `met ${him}`;
};
