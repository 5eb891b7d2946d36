import { english } from './en';
import { german } from './de';
import type { Language } from './language';

/** Every language that there is; the first one where nobody has chosen. */
const languages: readonly Language[] = [english, german];

export const languageOf = (id: string): Language => languages.find((language) => language.id === id) ?? english;
