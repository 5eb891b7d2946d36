import { de } from './de';
import { en, type Words } from './en';

const catalogues: { readonly [language: string]: Words | undefined } = { en, de };

/** What the screen says, in the language of the settings. */
export const wordsFor = (language: string): Words => catalogues[language] ?? en;
