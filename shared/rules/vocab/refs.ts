// Who, which card, which space: names that an effect uses for things it cannot know when it is written.
import type { DeckId, DefId } from '../../kernel/ids';
import type { Amount } from './select';

/** A variable of the running resolution (law 2: scopes, not globals). */
export type VarRef = {
  /** The name that `as` gave it. */
  readonly var: string;
};

/**
 * A character. `me`: who carries the effect out; `active`: whose turn it is; `it`: the candidate that a
 * selector is looking at; `eventHero`/`eventBy`: whom the event is about and who or what caused it;
 * `opponent`: the other side of my fight when that is a character.
 */
export type HeroRef =
  /** Whoever carries the effect out. */
  | 'me'
  /** Whose turn it is. */
  | 'active'
  /** The candidate that a selector looks at. */
  | 'it'
  /** Whom the event is about. */
  | 'eventHero'
  /** Who caused the event. */
  | 'eventBy'
  /** The other side of the fight, when that is a character. */
  | 'opponent'
  | VarRef
  /** Whoever has that card. */
  | { readonly holderOf: CardRef }
  /** Whose player sits on that side of him, the next one who has a character. */
  | { readonly beside: 'left' | 'right' };

/** A card. `this`: the card whose text runs; `it`: the candidate; `eventCard`: the card the event is about. */
export type CardRef =
  /** The card whose text runs. */
  | 'this'
  /** The candidate that a selector looks at. */
  | 'it'
  /** The card that the event is about. */
  | 'eventCard'
  | VarRef;

/** A space: a definition's id, or where somebody or something is. */
export type SpaceRef =
  /** Where whoever carries this out is. */
  | 'here'
  /** The candidate that a selector looks at. */
  | 'it'
  /** The space that the event leads to. */
  | 'eventSpace'
  | VarRef
  /** Where that character is. */
  | { readonly spaceOf: HeroRef }
  /** Where that card lies, or whoever has it is. */
  | { readonly spaceOfCard: CardRef }
  /** That space of the board. */
  | { readonly space: DefId }
  /** Where a character begins, as his card says. */
  | { readonly startOf: HeroRef }
  /** The space that a character has marked as his own (a Gravemarker). */
  | { readonly markOf: HeroRef }
  /** So many steps along ways of one kind from where he is, or from there, as far as they go and he may enter. */
  | { readonly steps: Amount; readonly way: 'cw' | 'ccw' | 'in' | 'out'; readonly from?: SpaceRef };

/**
 * A deck; `own` is the character's own one of that name (cards that only he draws), `ofSet` one of a set that may be
 * absent: without it there is nothing to draw.
 */
export type DeckRef =
  | DeckId
  /** A character's own deck of that name. */
  | { readonly own: string; readonly of?: HeroRef }
  /** The deck of that name of another set. */
  | { readonly deck: string; readonly ofSet: string }
  /** The deck that a card belongs to. */
  | { readonly homeOf: CardRef };

/** The id of a deck of another set. */
export const deckOfSet = (ref: Extract<DeckRef, { readonly ofSet: string }>): DeckId => `${ref.ofSet}/deck/${ref.deck}`;

/** Where a card is put. `at` a space: to be met; `over` it: in its place; `stands`: a figure; `on` another card. */
export type Target =
  /** Beside the board, for all; a figure only waits there. */
  | 'table'
  /** With the character. An Object or a Follower that he may have is taken; what he may not have is not. */
  | 'held'
  /** Among his Spells. */
  | 'hand'
  /** Among his trophies. */
  | 'trophy'
  /** On its discard pile. */
  | 'discard'
  /** Out of the game. */
  | 'out'
  /** Out of the way until something fetches it. */
  | 'aside'
  /** On a space, to be met. */
  | { readonly at: SpaceRef }
  /** Over a space, in its place. */
  | { readonly over: SpaceRef }
  /** On a space, as a figure. */
  | { readonly stands: SpaceRef }
  /** On another card. */
  | { readonly on: CardRef }
  /** Into a deck. */
  | { readonly deck: DeckRef; readonly where: 'top' | 'bottom' | 'shuffled' };
