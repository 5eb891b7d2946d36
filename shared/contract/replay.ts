// A campaign that is watched again, input by input.
import type { DefId, SeatId } from '../kernel/ids';
import type { ViewEvent } from './event';
import type { StoryMoment } from './story';
import type { PlayerView } from './view';

export type ReplayTurn = {
  readonly seq: number;
  readonly turn: number;
  readonly round: number;
  readonly seat: SeatId;
  readonly character?: DefId;
  /** What happened in it that a table remembers. */
  readonly moments?: readonly StoryMoment[];
};

export type ReplayInfo = {
  readonly game: string;
  readonly name: string;
  /** How many inputs there are: the last frame. */
  readonly last: number;
  readonly turns: readonly ReplayTurn[];
  readonly over: boolean;
  /** Whose eyes may be looked through: everybody's once the game is over, else the only person's, else nobody's. */
  readonly seats: readonly SeatId[];
  /** Definitions that were corrected since the game began; it is played, and replayed, with those it began with. */
  readonly changed: readonly DefId[];
};

/** The game after an input, and what happened then. */
export type ReplayFrame = {
  readonly seq: number;
  readonly view: PlayerView;
  readonly events: readonly ViewEvent[];
  /**
   * The rules of this program play on otherwise from here: what follows begins with the next state that was kept, at
   * this input.
   */
  readonly brokenUntil?: number;
};

/** What a check of the whole game found. */
export type ReplayCheck = {
  readonly answers: number;
  /** Turns that could be compared. */
  readonly fingerprints: number;
  /** Turns of an older program, which noted them otherwise: what was kept whole on the way was compared. */
  readonly unknown: number;
  /** Turns at which the rules of this program come to another state. */
  readonly differs: readonly number[];
  /** How often each face of a die was rolled, 1 to 6. */
  readonly dice: readonly number[];
};
