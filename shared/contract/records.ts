// What is kept of all games together: sums, best games, deeds. Nothing of it is known to the rules.
import * as v from 'valibot';
import type { OutcomeHow } from './event';
import type { DefId } from '../kernel/ids';

/**
 * Every deed, in the order in which they are shown. Its words are in renderer/words/records, its rule in
 * main/game/records.
 */
export const ACHIEVEMENTS = [
  'firstGame',
  'tenGames',
  'fiftyGames',
  'firstCrown',
  'fiveCrowns',
  'fiveFaces',
  'allSides',
  'fullTable',
  'unbroken',
  'phoenix',
  'lastHeart',
  'swift',
  'longWay',
  'toadKing',
  'coldDice',
  'firstFight',
  'manyFoes',
  'hundredFoes',
  'bigGame',
  'landslide',
  'duellist',
  'sharpMind',
  'spellweaver',
  'goldHoard',
  'wanderer',
  'company',
  'trophyTrader',
  'fateful',
  'mighty',
] as const;
export type AchievementId = (typeof ACHIEVEMENTS)[number];

/** Games that were played here within what is fair, or all of them. */
export const SCOPES = ['fair', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** What can be saved as CSV. */
export const RECORD_TABLES = ['games', 'seats', 'characters', 'achievements'] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

export const scopeSchema = v.strictObject({ scope: v.picklist(SCOPES) });
export const recordTableSchema = v.strictObject({ table: v.picklist(RECORD_TABLES), scope: v.picklist(SCOPES) });

/** Somebody's best moment of a kind, and in which game it was. */
export type Moment = {
  readonly n: number;
  readonly round?: number;
  readonly player: string;
  readonly character: DefId;
  readonly name: string;
  readonly at: number;
  readonly foe?: DefId;
};
export const MOMENTS = ['strongest', 'margin', 'gold', 'creatures', 'spells', 'spaces'] as const;
export type MomentKind = (typeof MOMENTS)[number];

export type Overview = {
  readonly finished: number;
  readonly running: number;
  /** Deleted before they were over. */
  readonly abandoned: number;
  /** At the table in milliseconds, unfinished games included. */
  readonly playedMs: number;
  /** Of the finished games. */
  readonly rounds: { readonly shortest: number; readonly longest: number; readonly mean: number };
  readonly won: { readonly person: number; readonly computer: number; readonly nobody: number };
  readonly endings: readonly { readonly by: OutcomeHow; readonly ending?: DefId; readonly n: number }[];
  /** From here on of people's seats in finished games. */
  readonly fights: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly creatures: number;
  readonly spells: number;
  readonly deaths: number;
  readonly dice: { readonly n: number; readonly pips: number };
};

export type Share = { readonly played: number; readonly won: number };
export type CharacterRecord = {
  readonly character: DefId;
  readonly person: Share;
  readonly computer: Share;
  readonly deaths: number;
};
export type PlayerRecord = Share & {
  readonly name: string;
  readonly playedMs: number;
  readonly deaths: number;
  readonly creatures: number;
};
/** A game that somebody won. */
export type Win = {
  readonly game: string;
  readonly name: string;
  readonly player: string;
  readonly character: DefId;
  readonly by: OutcomeHow;
  readonly ending?: DefId;
  readonly seats: number;
  readonly rounds: number;
  readonly strength: number;
  readonly craft: number;
  readonly gold: number;
  readonly creatures: number;
  readonly playedMs: number;
  readonly at: number;
  readonly casual: boolean;
  readonly imported: boolean;
};

export type Achievement = {
  readonly id: AchievementId;
  /** How far it has come, never more than what is needed. */
  readonly have: number;
  readonly need: number;
  /** When, and in which game by whom. */
  readonly earned?: { readonly at: number; readonly game: string; readonly name: string; readonly player: string };
};

export type RecordsView = {
  readonly overview: Overview;
  readonly moments: { readonly [K in MomentKind]?: Moment };
  readonly players: readonly PlayerRecord[];
  readonly characters: readonly CharacterRecord[];
  /** The best of each order in which they can be sorted. */
  readonly wins: readonly Win[];
  /** Always of fair games only. */
  readonly achievements: readonly Achievement[];
  /** Games that the scope leaves out. */
  readonly leftOut: number;
};
