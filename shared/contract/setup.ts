// What a new game is made of, as the set-up screen gives it.
import type { DefId, SetId } from '../kernel/ids';
import type { LengthTable } from './length';
import type { ChapterId } from './tutorial';

/** Called so until somebody types another name; a set-up code need not spell them. */
export const SEAT_NAMES = ['Mira', 'Jonas', 'Aylin', 'Pavel', 'Runa', 'Tomas'] as const;

export type SeatChoice = {
  readonly name: string;
  readonly control: 'person' | 'computer';
  /** A character's id, or `lot`: dealt at random (R4 GAME SETUP 5). */
  readonly character: DefId | 'lot';
  /** How well a computer plays there, and in which manner; left out: the first level, its own manner. */
  readonly level?: string;
  readonly personality?: string;
  /** Which of the six figures and colours, from 0; left out: that of the place. */
  readonly look?: number;
};

/** 1-3 on the die: hidden; 4-6: revealed (D Game Setup 4). */
export const ENDINGS_MODES = ['revealed', 'hidden', 'die'] as const;
export type EndingsMode = (typeof ENDINGS_MODES)[number];

export type OptionValue = string | number | boolean;

export type SetupChoices = {
  readonly name?: string;
  readonly seats: readonly SeatChoice[];
  readonly sets: readonly SetId[];
  /** Sets that are on without their characters. */
  readonly withoutCharacters?: readonly SetId[];
  readonly profile: string;
  /** House rules that differ from the profile. */
  readonly rules: { readonly [option: string]: OptionValue };
  /** Endings of which one is drawn; left out: the Crown of Command alone. */
  readonly endings?: readonly DefId[];
  /** Left out: revealed. */
  readonly endingsMode?: EndingsMode;
  /** Left out: chosen by chance. Any text will do. */
  readonly seed?: string;
  /** Show the seed from the start; the game is then marked casual. */
  readonly showSeed?: boolean;
  /**
   * A chapter of the tutorial: it begins at a position of its own, whatever characters are chosen, and counts for
   * nothing.
   */
  readonly tutorial?: ChapterId;
};

export type OptionOffer = {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly byProfile: { readonly [profile: string]: OptionValue };
  readonly houseRule: boolean;
  /** What it is about, for the list. */
  readonly group: string;
  /** Options that must be on with it, and that may not. */
  readonly needs: readonly string[];
  readonly excludes: readonly string[];
  /** Only where one of these sets is played with; left out: always. */
  readonly of?: readonly SetId[];
  /** Sets that must be played with, besides. */
  readonly sets?: readonly SetId[];
};

/** How much a set brings. The base set cannot be left out. */
export type SetOffer = {
  readonly id: SetId;
  readonly base: boolean;
  readonly characters: number;
  readonly cards: number;
  readonly spaces: number;
};
export type LevelOffer = { readonly id: string; readonly personalities: readonly string[] };
/** A set-up that the program brings; what it does not speak of stays as it was chosen. */
export type PresetOffer = Pick<SetupChoices, 'profile' | 'rules' | 'sets' | 'endings' | 'endingsMode'> & {
  readonly id: string;
  readonly players?: number;
};
/** A set-up that somebody has kept. */
export type SavedPreset = { readonly id: string; readonly name: string; readonly choices: SetupChoices };

/** What the set-up screen may offer: only what exists. */
export type SetupOffer = {
  readonly sets: readonly SetOffer[];
  readonly profiles: readonly string[];
  readonly characters: readonly DefId[];
  readonly options: readonly OptionOffer[];
  /** The plain one first. */
  readonly endings: readonly DefId[];
  /** Of these, the ones that are won by fate: a game without it cannot have them. */
  readonly fateEndings?: readonly DefId[];
  /** Of these, the ones that need the rest of their set, and which that is. */
  readonly setEndings?: Readonly<Record<DefId, SetId>>;
  readonly levels: readonly LevelOffer[];
  readonly presets: readonly PresetOffer[];
  readonly lengths: LengthTable;
  readonly maxSeats: number;
  /** How the last game was set up. */
  readonly last?: SetupChoices;
};

export type GameSummary = {
  readonly id: string;
  readonly name: string;
  readonly round: number;
  /** How many answers it has had. */
  readonly answers: number;
  /** By seat; '' for one that has none. */
  readonly characters: readonly (DefId | '')[];
  readonly seats: readonly string[];
  /** Which of the six figures each seat has. */
  readonly looks: readonly number[];
  /** Where everybody stands, for the picture: seat and space. */
  readonly places: readonly (readonly [seat: string, space: DefId])[];
  readonly over: boolean;
  /** Who has won it, by name; nobody where all have lost. */
  readonly winners?: readonly string[];
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
