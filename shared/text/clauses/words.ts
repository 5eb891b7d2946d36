// The closed lists that a lexicon has a word for each of. Languages read them here: of effects they know nothing.
export type { Alignment, CardKind, FateSide, Resource, StatKey, Zone } from '../../rules/vocab/select';
export type { RollFor } from '../../rules/vocab/effect';
export type { EventKind, Moment, Verb } from '../../rules/vocab/words';
export type { DeckUse } from '../../rules/vocab/definition';
export { sentinelStrength } from '../../rules/vocab/words';
