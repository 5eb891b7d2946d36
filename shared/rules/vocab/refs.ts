// Who, which card, which space: names that an effect uses for things it cannot know when it is written.
import type { DeckId, DefId } from '../../kernel/ids';
import type { Amount } from './select';

/** A variable of the running resolution (law 2: scopes, not globals). */
export type VarRef = { readonly var: string };

/**
 * A character. `me`: who carries the effect out; `active`: whose turn it is; `it`: the candidate that a
 * selector is looking at; `eventHero`/`eventBy`: whom the event is about and who or what caused it;
 * `opponent`: the other side of my fight when that is a character.
 */
export type HeroRef =
  | 'me'
  | 'active'
  | 'it'
  | 'eventHero'
  | 'eventBy'
  | 'opponent'
  | VarRef
  | { readonly holderOf: CardRef };

/** A card. `this`: the card whose text runs; `it`: the candidate; `eventCard`: the card the event is about. */
export type CardRef = 'this' | 'it' | 'eventCard' | VarRef;

/** A space: a definition's id, or where somebody or something is. */
export type SpaceRef =
  | 'here'
  | 'it'
  | 'eventSpace'
  | VarRef
  | { readonly spaceOf: HeroRef }
  | { readonly spaceOfCard: CardRef }
  | { readonly space: DefId }
  /** Where a character begins, as his card says. */
  | { readonly startOf: HeroRef }
  /** The space that a character has marked as his own (a Gravemarker). */
  | { readonly markOf: HeroRef }
  /** So many steps along ways of one kind from where he is, as far as they go and he may enter. */
  | { readonly steps: Amount; readonly way: 'cw' | 'ccw' | 'in' | 'out' };

/** A deck; `own` is the character's own one of that name (cards that only he draws). */
export type DeckRef = DeckId | { readonly own: string; readonly of?: HeroRef };

/** Where a card is put. `at` a space: to be met; `over` it: in its place; `stands`: a figure; `on` another card. */
export type Target =
  | 'table'
  | 'held'
  | 'hand'
  | 'trophy'
  | 'discard'
  | 'out'
  | 'aside'
  | { readonly at: SpaceRef }
  | { readonly over: SpaceRef }
  | { readonly stands: SpaceRef }
  | { readonly on: CardRef }
  | { readonly deck: DeckRef; readonly where: 'top' | 'bottom' | 'shuffled' };
