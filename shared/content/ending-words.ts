// What endings say in words of their own, by language: found by being there, in the folder of their set.
import type { EndingWords } from '../rules/vocab/ending-words';

type Found = { readonly endings: EndingWords; readonly writtenFor?: Readonly<Record<string, string>> };
const modules = import.meta.glob<Found>('./*/endings.*.ts', { eager: true });

/** Those of one set. */
export const endingWordsBy = (set: string, language: string): EndingWords =>
  modules[`./${set}/endings.${language}.ts`]?.endings ?? {};

/** The fingerprints of the data that a set's words were written for. */
export const writtenFor = (set: string): Readonly<Record<string, string>> =>
  modules[`./${set}/endings.en.ts`]?.writtenFor ?? {};

/** Those of all sets. */
export const endingWordsIn = (language: string): EndingWords =>
  Object.assign(
    {},
    ...Object.entries(modules).flatMap(([file, { endings }]) =>
      file.endsWith(`/endings.${language}.ts`) ? [endings] : [],
    ),
  ) as EndingWords;
