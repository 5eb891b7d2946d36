// Where cards lie.
/**
 * Where a card in play lies. `laid`: on a space, to be met; `over`: over a space, in whose place it speaks; `stands`: a
 * figure on a space; `attached`: on or under another card; `table`: beside the board, for all; `aside`: out of the way.
 */
export type Zone =
  /** With a character: Objects, Followers, a quest. */
  | 'held'
  /** A character's Spells. */
  | 'hand'
  /** A character's trophies. */
  | 'trophy'
  /** On a space, to be met. */
  | 'laid'
  /** Over a space, in whose place it speaks. */
  | 'over'
  /** A figure on a space. */
  | 'stands'
  /** On or under another card. */
  | 'attached'
  /** Beside the board, for all: worlds, Events, endings and Spells speak there, a figure does not. */
  | 'table'
  /** Out of the way for a time. */
  | 'aside';
