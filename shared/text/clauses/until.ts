// How long something lasts, as a text says it.
export type Until =
  | 'game'
  | 'inPlay'
  | 'turn'
  | 'fight'
  | 'encounter'
  | 'meeting'
  /** As long as the card is dealt with that says it. */
  | 'thisCard'
  | 'nextMove'
  | 'hisNextMove'
  | 'myNextTurn'
  | 'round'
  | 'status'
  | { readonly rounds: number }
  | { readonly turns: number };
