// What a story needs of the table that it is told at.
import type { ViewEvent } from '../../shared/contract/event';
import type { DefId, HeroId } from '../../shared/kernel/ids';
import type { Pace } from './pace';
import type { House, Moment } from './scenes';

/** `fresh`: it has come with the events that are shown, so the dice may tumble; afterwards they lie there. */
export type Roll = {
  readonly n: number;
  readonly dice: readonly number[];
  readonly hero?: HeroId;
  readonly fresh: boolean;
};
/** `def`: the card that goes from one to another, where it is known. */
export type Float = {
  readonly n: number;
  readonly hero: HeroId;
  readonly what: string;
  readonly by: number;
  readonly def?: DefId;
};

/** How a story is told. */
export type Telling = {
  readonly pace: () => Pace;
  /** It is shown from now on: what is heard of it. */
  readonly begins?: (event: ViewEvent) => void;
  /** From now on it may be known: no text tells a number before its dice lie. */
  readonly tell: (event: ViewEvent) => void;
  readonly step?: () => void;
  readonly rises?: (moment: Moment) => void;
  /** Whether a table would still shout about it. */
  readonly worth?: (moment: Moment) => boolean;
  readonly house?: House;
  /** Dice lie on the screen, which may draw later than the clock says. */
  readonly landed?: () => Promise<void>;
  /** What went before was a story, too: no question gives way to it. */
  readonly goesOn?: boolean;
  /** Others go on after it: a card that is still read stays up meanwhile. */
  readonly leaves?: boolean;
  /** What the question after it is about: dice that it comes from stay on their stage. */
  readonly about?: DefId;
  /** Somebody who sits here is asked after it: a card that was seen is read on beside the question. */
  readonly asks?: boolean;
};
