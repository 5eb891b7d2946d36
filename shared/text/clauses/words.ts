import type { Selector } from '../../rules/vocab/select';

// The closed lists that a lexicon has a word for each of. Languages read them here: of effects they know nothing.
export type { Alignment, CardKind, Comparison, FateSide, Resource, StatKey, Zone } from '../../rules/vocab/select';
export type { RollFor } from '../../rules/vocab/effect';
export type { EventKind, Moment, Verb } from '../../rules/vocab/words';
export type { DeckUse } from '../../rules/vocab/definition';
export { sentinelStrength } from '../../rules/vocab/words';
/** By what characters are compared: what they have, or the number that is kept with a state. */
export type Measure = NonNullable<Extract<Selector, { readonly heroes: unknown }>['fewest']>;
