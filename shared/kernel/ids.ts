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
export type MsgArg = string | number | Msg | readonly MsgArg[];

export const msg = (id: string, args?: { readonly [name: string]: MsgArg }): Msg => (args ? { id, args } : { id });

/** The last part of a definition's id: the same Sword in two decks has one name. */
export const nameOf = (def: DefId): string => def.slice(def.lastIndexOf('/') + 1);
