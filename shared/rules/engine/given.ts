// What the engine's own ops give to the chapters of the rulebook that they go into.
import type { CardId, DeckId, DefId, HeroId } from '../../kernel/ids';
import type { RollFor } from '../vocab/effect';
import type { Duration, Moment } from '../vocab/words';

/** Dice that are thrown, for what and by whom; what they come to is known as `as`. */
export type RollArgs = { readonly as: string; readonly dice: number; readonly for: RollFor; readonly hero: HeroId };
/** A point between two steps. `press`: one may say that he goes on; `aloud`: he is asked in any case. */
export type AtMoment = {
  readonly moment: Moment;
  readonly only?: 'others' | 'active';
  readonly press?: boolean;
  readonly aloud?: boolean;
  /** Seats that have passed. */
  readonly passed?: readonly string[];
};
/** Cards that are drawn onto a space: up to so many there, or exactly so many. */
export type Draw = { readonly upTo: number; readonly deck: DeckId; readonly exactly?: true };
/** A card that lies before a character, who may have it. */
export type Offer = { readonly hero: HeroId; readonly card: CardId };
/** An ability of a definition that is lent. */
export type Borrowed = { readonly ability: string; readonly of: DefId; readonly until: Duration };
