// What every definition of this program shows, kept when the program is built: to put all texts together anew takes
// most of the time that a start takes, and longer with every set.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offeredDefinitions } from '../../shared/content/definitions';
import { LANGUAGES } from '../../shared/contract/settings';
import type { Face } from '../../shared/contract/view';
import { facesIn } from './faces';
import { speechOf } from './names';

/** `undefined` where nothing is kept: then they are made. */
export type KeptFaces = (language: string) => readonly Face[] | undefined;

const nameOf = (language: string): string => `faces-${language}.json`;

/** In every language; part of the build. */
export const keepFaces = (folder: string): void => {
  for (const language of LANGUAGES)
    writeFileSync(path.join(folder, nameOf(language)), JSON.stringify(facesIn(speechOf(language), offeredDefinitions)));
};

/** Those that lie beside the program. */
export const facesKeptIn =
  (folder: string): KeptFaces =>
  (asked) => {
    const language = LANGUAGES.find((one) => one === asked);
    if (language === undefined) return undefined;
    try {
      // Ours as much as the code beside it, and made by the same build.
      return JSON.parse(readFileSync(path.join(folder, nameOf(language)), 'utf8')) as readonly Face[];
    } catch {
      return undefined;
    }
  };
