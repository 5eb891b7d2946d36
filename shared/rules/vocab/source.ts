// What an event came from.
import type { DefId } from '../../kernel/ids';
import type { CardKind } from './select';
import type { FightKind } from './words';

/** What caused an event: a definition, or any of a kind. */
export type SourceFilter = {
  /** One of these definitions. */
  readonly def?: readonly DefId[];
  /** The last part of its id is one of these. */
  readonly named?: readonly string[];
  /** A card or space of that kind. */
  readonly kind?: CardKind | readonly CardKind[];
  /** It happened in a fight of that kind. */
  readonly fight?: FightKind;
};
