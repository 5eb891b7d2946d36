// The forms in which games are stored and come back. What is `unknown` comes out of a file and is for the caller to
// check.

export const BY = ['setup', 'person', 'computer', 'quiet'] as const;
/** Who put something in: `quiet` is the session, where nothing pressed. */
export type By = (typeof BY)[number];

/** The game after an input. */
export type GameStep = {
  readonly game: string;
  /** How many inputs the game has had: 0 for its set-up. */
  readonly seq: number;
  readonly by: By;
  /**
   * What makes it unfair to go back over this: '' nothing, '*' chance or something hidden, else the seat that showed a
   * card.
   */
  readonly barrier: string;
  readonly events: readonly unknown[];
  readonly schema: number;
  /** The state as JSON. */
  readonly state: string;
  /** Set when a new turn has begun; `keep` asks for the whole state. */
  readonly turn?: { readonly n: number; readonly seat: string; readonly fingerprint: string; readonly keep: boolean };
  readonly round: number;
  readonly over: boolean;
  readonly characters: readonly string[];
  /** Where everybody stands. */
  readonly places: readonly (readonly [seat: string, space: string])[];
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** What is written together with an input. */
export type Beside = {
  /** How the game came from another program, kept whole: nothing later hangs on how it was played before. */
  readonly arrival?: { readonly step: GameStep; readonly program: string };
  /** Games that are casual from now on. */
  readonly casual?: readonly string[];
};

export type Origin = { readonly name: string; readonly round: number; readonly seq: number };

export type NewGame = {
  readonly name: string;
  /** The choices it was made of, as JSON, and the seed. */
  readonly setup: string;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly content: string;
  /** The definitions behind that hash, as JSON; asked for only when they are not stored yet. */
  readonly definitions: () => string;
  /** Version of the program. */
  readonly program: string;
  readonly casual: boolean;
};

/** A game as it was stored. */
export type SavedGame = {
  readonly name: string;
  readonly content: string;
  /** Version of the program that played it last. */
  readonly program: string;
  readonly seq: number;
  readonly schema: number;
  /** `undefined` when the bytes are damaged. */
  readonly state: unknown;
  readonly definitions: unknown;
};

/** One input with what came of it. */
export type StoredStep = {
  readonly seq: number;
  readonly by: By;
  readonly barrier: string;
  readonly input?: unknown;
  readonly events: readonly unknown[];
  readonly at: number;
};

/** A turn as it began, with the whole state where one was kept. */
export type StoredTurn = {
  readonly seq: number;
  readonly turn: number;
  readonly round: number;
  readonly seat: string;
  readonly fingerprint: string;
};
export type KeptState = { readonly seq: number; readonly schema: number; readonly state: unknown };

/** All there is about a game, as it is exported, copied and written into bug files. */
export type WholeGame = {
  readonly name: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly content: string;
  readonly program: string;
  readonly createdAt: number;
  readonly savedAt: number;
  readonly round: number;
  readonly over: boolean;
  readonly casual: boolean;
  readonly origin?: Origin;
  readonly characters: readonly string[];
  readonly places: readonly (readonly [string, string])[];
  readonly definitions: unknown;
  readonly current: KeptState;
  readonly steps: readonly StoredStep[];
  readonly turns: readonly (StoredTurn & { readonly kept?: { readonly schema: number; readonly state: unknown } })[];
};
