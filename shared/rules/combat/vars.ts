// The variables of the chapter; each dies with the scope that it is in.
import type { CardId } from '../../kernel/ids';
import { varsIn } from '../engine/vars';
import type { Fated } from '../state/event';

/** What a fight remembers. */
export const vars = varsIn<{
  readonly $evade: 'evade' | 'fight' | 'leave';
  readonly $weapon: CardId | readonly CardId[];
  readonly $fate: string;
  /** Dice of which one was rolled again. */
  readonly $again: readonly number[];
  /** Which of two dice is kept. */
  readonly $die: number;
  /** What the dice show by a card, in place of being thrown. */
  readonly $shows: readonly number[];
  /** A side's dice were rolled again: for fate of its own, or for the dark fate of another. */
  readonly '$again.mine': true | 'dark';
  readonly '$again.theirs': true | 'dark';
  /** What fate has made of one of a side's dice. */
  readonly '$fated.mine': Fated;
  readonly '$fated.theirs': Fated;
  /** By how much the one who fights was better. */
  readonly $margin: number;
}>();
