// Where an edition or a rule has the same card or space with other data: what it changes, and when.
import type { DefId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { OptionValue } from './words';

/**
 * Chosen when a game is made, out of its options; what comes out is pinned with the game like every definition. Plain
 * JSON, laid over the definition field by field.
 */
export type Overlay = {
  /** The definition that it changes. */
  readonly overlay: DefId;
  /** Holds when each option named has that value, or one of those. */
  readonly when: Readonly<Record<string, OptionValue | readonly OptionValue[]>>;
  /** Fields in place of the definition's own. */
  readonly with?: Readonly<Record<string, Json>>;
  /** Fields that are left out. */
  readonly without?: readonly string[];
  /** Not in the game at all: no name can lead to it. A card that is only in no deck has `copies: 0` instead. */
  readonly absent?: true;
};
