// The form in which the record of a game is stored and comes back.
import type { OutcomeHow } from '../../shared/contract/event';

/** Counts of one seat over a whole game; what is not counted yet is 0. */
export const TALLIES = [
  'turns',
  'deaths',
  'slain',
  'won',
  'lost',
  'drawn',
  'duelsWon',
  'mindsWon',
  'creatures',
  'spells',
  'trophies',
  'traded',
  'fateRerolls',
  'livesLost',
  'mostGold',
  'toads',
  'spaces',
  'dice',
  'pips',
  'objects',
  'followers',
  'strength',
  'craft',
  'life',
  'fate',
  'gold',
] as const;
export type TallyName = (typeof TALLIES)[number];
export type Tally = { readonly [K in TallyName]: number };

/** The highest of something, in which round, against what. */
export type Peak = { readonly n: number; readonly round: number; readonly foe?: string };

export type SeatRecord = {
  readonly seat: string;
  readonly name: string;
  readonly player: 'person' | 'computer';
  readonly won: boolean;
  /** All that it played, the newest last. */
  readonly characters: readonly string[];
  /** Of the last one. */
  readonly alignment?: string;
  readonly tally: Tally;
  readonly strongest?: Peak;
  readonly margin?: Peak;
};

export type GameRecord = {
  readonly game: string;
  readonly root: string;
  readonly seq: number;
  /** Which program worked it out. */
  readonly formula: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly endedAt: number;
  readonly playedMs: number;
  readonly rounds: number;
  readonly turns: number;
  readonly profile: string;
  readonly sets: readonly string[];
  readonly seed: string;
  /** Left out while it is going on. */
  readonly endedBy?: OutcomeHow;
  /** The card that ended it. */
  readonly ending?: string;
  readonly casual: boolean;
  /** Its last answer was given in another place. */
  readonly imported: boolean;
  /** Its last answer was given in another campaign, of which this is a copy, or in another place. */
  readonly copied: boolean;
  readonly seats: readonly SeatRecord[];
};

/** A record as it is kept: `there` while its campaign is in the list. */
export type KeptRecord = GameRecord & { readonly there: boolean };

/** What a record is worked out from. */
export type RecordSource = {
  readonly game: string;
  readonly name: string;
  readonly seq: number;
  readonly seed: string;
  readonly setup: unknown;
  readonly casual: boolean;
  /** Up to which input it was taken over, and whether from another place. */
  readonly takenOver?: number;
  readonly imported: boolean;
  /** The first and the newest state; `undefined` when the bytes are damaged. */
  readonly first: unknown;
  readonly last: unknown;
};
