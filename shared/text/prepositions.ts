// Where somebody is, as the sets say of their places: "in the City", "an der Kluft".
import { declared } from '../content/declared';
import type { InWords } from '../rules/vocab/set';
import { nameKey } from './speech/words';

/** By id; and by the name alone, with which the earliest set speaks. */
const places = new Map<string, InWords>();
for (const { of, ...words } of declared.sets.flatMap((set) => set.words?.places ?? []))
  for (const id of of) for (const key of [id, nameKey(id)]) if (!places.has(key)) places.set(key, words);

/** `undefined` where it is the usual one of the language. */
export const preposition = (place: string, language: keyof InWords): string | undefined =>
  (places.get(place) ?? places.get(nameKey(place)))?.[language];
