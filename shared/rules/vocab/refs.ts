// Who, which card, which space: names that an effect uses for things it cannot know when it is written.
import type { DefId } from '../../kernel/ids';

/** A variable of the running resolution (law 2: scopes, not globals). */
export type VarRef = { readonly var: string };

/**
 * A character. `me`: who carries the effect out; `active`: whose turn it is; `it`: the candidate that a
 * selector is looking at; `eventHero`/`eventBy`: whom the event is about and who or what caused it;
 * `opponent`: the other side of my fight when that is a character.
 */
export type HeroRef = 'me' | 'active' | 'it' | 'eventHero' | 'eventBy' | 'opponent' | VarRef | { readonly holderOf: CardRef };

/** A card. `this`: the card whose text runs; `it`: the candidate; `eventCard`: the card the event is about. */
export type CardRef = 'this' | 'it' | 'eventCard' | VarRef;

/** A space: a definition's id, or where somebody or something is. */
export type SpaceRef = 'here' | 'it' | 'eventSpace' | VarRef | { readonly spaceOf: HeroRef } | { readonly spaceOfCard: CardRef } | { readonly space: DefId };
