// A game as it is told when it is over: who stood where in which round, what decided it, how the dice fell.
import type { DefId, SeatId } from '../kernel/ids';

/** How somebody stood when a round was over; Strength and Craft without what he carries. */
export type StoryMark = {
  readonly round: number;
  /** 0 in the Outer Region to 3 on the Crown. */
  readonly region: number;
  readonly strength: number;
  readonly craft: number;
};

/** What a table remembers of a game; `by` killed him, or is what he died of, or the quest. */
export const TURNINGS = ['crown', 'inner', 'middle', 'talisman', 'death', 'slain', 'lead', 'quest'] as const;
export type Turning = (typeof TURNINGS)[number];
export type StoryMoment = {
  /** The input that it came with: where a replay shows it. */
  readonly seq: number;
  readonly round: number;
  readonly what: Turning;
  readonly seat: SeatId;
  /** The character that he was then. */
  readonly character: DefId;
  readonly by?: DefId;
};

export type StorySeat = {
  readonly seat: SeatId;
  readonly marks: readonly StoryMark[];
  /** Rounds in which a character of his was killed. */
  readonly deaths: readonly number[];
  readonly dice: number;
  readonly pips: number;
};

export type Story = {
  readonly rounds: number;
  readonly seats: readonly StorySeat[];
  /** Three at the most, in the order in which they came. */
  readonly moments: readonly StoryMoment[];
};
