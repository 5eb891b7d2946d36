// What a new game is made of, as the set-up screen gives it.
import type { DefId, SetId } from '../kernel/ids';
import type { ChapterId } from './tutorial';

export type SeatChoice = {
  readonly name: string;
  readonly control: 'person' | 'computer';
  /** A character's id, or `lot`: dealt at random (R4 GAME SETUP 5). */
  readonly character: DefId | 'lot';
};

export type SetupChoices = {
  readonly name?: string;
  readonly seats: readonly SeatChoice[];
  readonly sets: readonly SetId[];
  readonly profile: string;
  /** House rules that differ from the profile. */
  readonly rules: { readonly [option: string]: string | number | boolean };
  /** Left out: chosen by chance. Any text will do. */
  readonly seed?: string;
  /** Show the seed from the start; the game is then marked casual. */
  readonly showSeed?: boolean;
  /** A chapter of the tutorial: it begins at a position of its own, whatever characters are chosen, and counts for nothing. */
  readonly tutorial?: ChapterId;
};

export type OptionOffer = {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  readonly byProfile: { readonly [profile: string]: string | number | boolean };
  readonly houseRule: boolean;
};

/** What the set-up screen may offer: only what exists. */
export type SetupOffer = {
  readonly sets: readonly SetId[];
  readonly profiles: readonly string[];
  readonly characters: readonly DefId[];
  readonly options: readonly OptionOffer[];
  readonly maxSeats: number;
};

export type GameSummary = {
  readonly id: string;
  readonly name: string;
  readonly round: number;
  /** How many answers it has had. */
  readonly answers: number;
  readonly characters: readonly DefId[];
  readonly seats: readonly string[];
  /** Where everybody stands, for the picture: seat and space. */
  readonly places: readonly (readonly [seat: string, space: DefId])[];
  readonly over: boolean;
  /** Went beyond what is fair: something was taken back after a die, the seed was known, or it left another game. */
  readonly casual: boolean;
  /** A chapter of the tutorial: no game that anybody won or lost. */
  readonly tutorial?: ChapterId;
  /** Milliseconds since 1970, for sorting and for showing when it was played last. */
  readonly savedAt: number;
  readonly createdAt: number;
  /** Put away; it can be brought back. */
  readonly deletedAt?: number;
  /** The game that it left, and in which round. */
  readonly origin?: { readonly name: string; readonly round: number };
};

/** A copy of all campaigns that the program made by itself. */
export type Backup = {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly games: number;
};
