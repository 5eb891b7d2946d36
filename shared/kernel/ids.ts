import type { Json } from './json';

/** Ids carry a letter prefix: integer-like keys would be reordered by JavaScript. */
export type SeatId = `p${number}`;
export type HeroId = `h${number}`;
export type CardId = `c${number}`;
export type FrameId = `f${number}`;
export type ScopeId = `s${number}`;
/** `d`, the seat, and how many decisions that seat had before: never a count that hidden things share. */
export type DecisionId = `d${string}`;
export type FigureId = `g${number}`;
export type ModId = `m${number}`;

/** A definition's id is also its path: set, deck or kind, name (`base/adventure/ogre`). */
export type DefId = string;
export type SetId = string;
export type DeckId = string;
export type RegionId = string;

/** A message to be put into words by the text catalogues: no words of a language are ever in a state. */
export type Msg = { readonly id: string; readonly args?: { readonly [name: string]: MsgArg } };
/** `does`: effects, which a language tells as it tells a card's text. */
export type MsgArg = string | number | Msg | readonly MsgArg[] | { readonly does: Json };

export const msg = <const Id extends string>(
  id: Id,
  args?: { readonly [name: string]: MsgArg },
): Msg & { readonly id: Id } => (args ? { id, args } : { id });

/** The last part of a definition's id: the same Sword in two decks has one name. */
export const nameOf = (def: DefId): string => def.slice(def.lastIndexOf('/') + 1);

/**
 * What a thing is called in the key of an option. Of the base game by its name alone, as stored answers have it; of any
 * other set by its whole id, so that two cards of one title from two sets are two options.
 */
export const keyOf = (def: DefId): string => (def.startsWith('base/') ? nameOf(def) : def);

/** A key with names alone, as people write it and as an older program has stored it. */
export const shortKey = (key: string): string => key.replace(/[a-z0-9-]+\/[a-z-]+\//g, '');

type Decks = Readonly<Record<DeckId, unknown>>;
/** The deck that a definition of one speaks of: the base game's decks are known by their names alone. */
export const deckOf = (decks: Decks, def: DefId): DeckId => (def in decks ? def : nameOf(def));

/** The deck that somebody means by a name, who need not write its whole id. */
export const deckNamed = (decks: Decks, name: string): DeckId =>
  name in decks ? name : (Object.keys(decks).find((deck) => deck.endsWith(`/${name}`)) ?? name);
