// How cards are drawn onto a space where that is not simply until so many lie there.
import type { DeckId } from '../../kernel/ids';

export type Drawing = {
  /** So many are drawn whatever lies there already, instead of until so many lie there. */
  readonly anyway?: true;
  /** From that deck, in whatever Region; else from the one that stands there as the Adventure deck. */
  readonly deck?: DeckId;
  /** Out of the discard pile, which is shuffled first. */
  readonly discards?: true;
};
