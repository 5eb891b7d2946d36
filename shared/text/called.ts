// What sets say of their own things for the middle of a sentence: "in the City", "an der Kluft", "fight Moroz".
import { declared } from '../content/declared';
import type { InWords, WordsOfSet } from '../rules/vocab/set';
import { nameKey } from './speech/words';

const told = declared.sets.flatMap(({ words }) => words ?? []);
/** By id; and by the name alone, with which the earliest set speaks. */
function byId<T>(said: readonly (readonly [id: string, T])[]): (id: string) => T | undefined {
  const all = new Map<string, T>();
  for (const [id, one] of said) for (const key of [id, nameKey(id)]) if (!all.has(key)) all.set(key, one);
  return (id) => all.get(id) ?? all.get(nameKey(id));
}
const listed = (of: (words: WordsOfSet) => readonly string[] | undefined): ((id: string) => boolean) => {
  const said = byId(told.flatMap((words) => (of(words) ?? []).map((id) => [id, true] as const)));
  return (id) => said(id) === true;
};

const places = byId(
  told.flatMap((words) => (words.places ?? []).flatMap((of) => of.of.map((id) => [id, of] as const))),
);
/** `undefined` where it is the usual one of the language. */
export const preposition = (place: string, language: keyof InWords): string | undefined => places(place)?.[language];

const spots = byId<InWords>(told.flatMap((words) => Object.entries(words.spots ?? {})));
/** Where one stands on it, if that is said otherwise than with its name. */
export const spot = (place: string, language: keyof InWords): string | undefined => spots(place)?.[language];

const only = new Set(
  told.flatMap((words) => Object.values(words.creatures ?? {}).flatMap((one) => (one.only ? [one.en] : []))),
);
/** Of a creature's name in English: there is one only. */
export const isOnly = (name: string): boolean => only.has(name);

/** Who is called by a proper name, which takes no article in any language: "fight Moroz", not "fight a Moroz". */
export const isProper = listed((words) => words.proper);
/** What takes no article in English. */
export const isBare = listed((words) => words.bare);
/** Of whom one speaks as of people. */
export const lady = listed((words) => words.people?.she);
export const lord = listed((words) => words.people?.he);
