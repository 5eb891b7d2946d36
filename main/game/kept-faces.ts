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

/** A face as it lies in a file: without what says nothing; its charts by the number of their paragraph. */
type Kept = Omit<Face, 'keywords'> & Partial<Pick<Face, 'keywords'>>;

const renamed = (charts: Face['charts'], name: (key: string) => string): Pick<Face, 'charts'> =>
  charts === undefined
    ? {}
    : { charts: Object.fromEntries(Object.entries(charts).map(([key, parts]) => [name(key), parts])) };
const packed = ({ keywords, ...face }: Face): Kept => ({
  ...face,
  ...(keywords.length === 0 ? {} : { keywords }),
  ...renamed(face.charts, (text) => (face.text.includes(text) ? String(face.text.indexOf(text)) : text)),
});
const unpacked = (face: Kept): Face => ({
  ...face,
  keywords: face.keywords ?? [],
  // What is told by no paragraph of its own stands there with its words, which are no number.
  ...renamed(face.charts, (key) => face.text[Number(key)] ?? key),
});

const nameOf = (language: string): string => `faces-${language}.json`;

/** In every language; part of the build. */
export const keepFaces = (folder: string): void => {
  for (const language of LANGUAGES)
    writeFileSync(
      path.join(folder, nameOf(language)),
      JSON.stringify(facesIn(speechOf(language), offeredDefinitions).map(packed)),
    );
};

/** Those that lie beside the program. */
export const facesKeptIn =
  (folder: string): KeptFaces =>
  (asked) => {
    const language = LANGUAGES.find((one) => one === asked);
    if (language === undefined) return undefined;
    try {
      // Ours as much as the code beside it, and made by the same build.
      return (JSON.parse(readFileSync(path.join(folder, nameOf(language)), 'utf8')) as readonly Kept[]).map(unpacked);
    } catch {
      return undefined;
    }
  };
