// Persons on a space, as they are visited.
import type { PersonKey } from '../keys';
import { n, np, type Noun } from '../speech/german-nouns';

const persons: { readonly [K in PersonKey]: Noun } = {
  blacksmith: n('der Schmied(es)'),
  healer: n('der Heiler(s)'),
  mystic: n('der Mystiker(s)'),
  doctor: n('der Arzt(es)'),
  alchemist: n('der Alchemist(en)'),
  enchantress: n('die Magierin'),
};
/** "den Mystiker" */
export const theOne = (person: PersonKey): string => np(persons[person], 'der').akk;
