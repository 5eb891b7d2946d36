// Where an edition, a rule or another set has a card or space otherwise: what it changes, and when.
import type { DefId, SetId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { Ability } from './ability';
import type { Def } from './definition';
import type { OptionValue, WantedOptions } from './words';

/**
 * Chosen when a game is made, out of its sets and options; what comes out is pinned with the game like every
 * definition. Plain JSON, laid over the definition field by field.
 */
export type Overlay = {
  /** The definition that it changes. */
  readonly overlay: DefId;
  /** Its kind, where the definition is another set's and cannot be imported: the lint compares it. */
  readonly kind?: Def['kind'];
  /** The set in whose folder it lies: only where that is played with does it hold. Known by its place. */
  readonly from?: SetId;
  /** Further sets that must be played with. */
  readonly sets?: readonly SetId[];
  /** Holds when each option named has that value, or one of those. */
  readonly when: WantedOptions;
  /** Fields in place of the definition's own. */
  readonly with?: Readonly<Record<string, Json>>;
  /** Fields that are left out. */
  readonly without?: readonly string[];
  /** What comes to its own abilities and keywords, whatever else is added there. */
  readonly adds?: { readonly abilities?: readonly Ability[]; readonly keywords?: readonly string[] };
  /** Not in the game at all: no name can lead to it. A card that is only in no deck has `copies: 0` instead. */
  readonly absent?: true;
};

/** Has each option named that value, or one of those? */
export const meets = (options: Readonly<Record<string, OptionValue>>, when: Overlay['when']): boolean =>
  Object.entries(when).every(([option, wanted]) => {
    const values: readonly OptionValue[] = typeof wanted === 'object' ? wanted : [wanted];
    const value = options[option];
    return value !== undefined && values.includes(value);
  });
