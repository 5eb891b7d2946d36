// What somebody did with an ability, said afterwards: of him who is named before it.
import type { Lookup } from '../../kernel/json';
import type { DoneKey, DoneToKey } from '../en/done';
import type { Phrase } from '../language';
import type { Np } from '../speech/german-nouns';
import { the } from './prompt-parts';

/** By the ability's id, as the buttons (`deeds.ts`); what it was done with nobody knows any more. */
const own: { readonly [K in DoneKey]: string } = {
  assassinate: 'hat gemeuchelt',
  change_alignment: 'wechselte die Gesinnung',
  woods_spells: 'nahm Zauber',
  woods_step: 'ging in einen anderen Wald',
  raise_dead: 'erweckte einen Feind als Gefährten',
  use_raised: 'setzte einen erweckten Feind ein',
  charm: 'bezauberte ein Tier',
  charmed_helps: 'setzte ein bezaubertes Tier ein',
  pray_plus_1: 'addierte 1 zum Gebet',
  cave_plus_1: 'addierte 1 zum Wurf',
  regenerate: 'regenerierte',
  mourns_as_evil: 'nutzte den Friedhof wie die Bösen',
  destroy_spirits: 'vernichtete einen Geist',
  replace_card: 'legte eine Karte ab und zog neu',
  'dragon_rider.capture': 'nahm eine Karte als Gefährten',
  track: 'spürte den Drachen auf',
  deathblow: 'holte zum Todesstoß aus',
  pyroblast: 'schleuderte Feuer',
  stampede: 'stürmte an',
  conjure: 'zauberte eine Karte herbei',
  cultists: 'nahm den Kultisten als Gefährten',
  ritual: 'opferte dem Drachen',
};
export const done: Lookup<string> = own;

/** Done to another character, in the case that the verb takes. */
const toOthers: { readonly [K in DoneToKey]: (him: Np) => string } = {
  steal: (him) => `bestahl ${him.akk}`,
  beguile: (him) => `betörte ${him.akk}`,
  take_follower: (him) => `nahm ${him.dat} einen Gefährten`,
  takeFollower: (him) => `nahm ${him.dat} einen Gefährten`,
  take: (him) => `nahm ${him.dat} etwas`,
  take_maiden_princess: (him) => `nahm ${him.dat} die Jungfrau oder die Prinzessin`,
  takeMaidenPrincess: (him) => `nahm ${him.dat} die Jungfrau oder die Prinzessin`,
  take_trophy: (him) => `nahm ${him.dat} eine Trophäe`,
  haggle: (him) => `tauschte mit ${him.dat} einen Gegenstand`,
  trade: (him) => `handelte mit ${him.dat}`,
  exchanges: (him) => `tauschte mit ${him.dat} den Besitz`,
  hands_over: (him) => `gab ${him.dat} 1 Gold`,
  tricks: (him) => `nahm ${him.dat} einen Gegenstand`,
};

export const doneTo: Phrase = (a) => {
  const said = (toOthers as Lookup<(him: Np) => string>)[a.text('ability')];
  const him = the(a, 'hero');
  return said?.(him) ?? `begegnete ${him.dat}`;
};
