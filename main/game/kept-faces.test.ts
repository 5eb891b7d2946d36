import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { offeredDefinitions } from '../../shared/content/definitions';
import { LANGUAGES } from '../../shared/contract/settings';
import { aFolder } from '../testing/folder';
import { facesIn } from './faces';
import { facesKeptIn, keepFaces } from './kept-faces';
import { speechOf } from './names';

describe('faces that were kept when the program was built', () => {
  it('are those that the program would make, in every language', () => {
    const folder = aFolder();
    keepFaces(folder);
    for (const language of LANGUAGES)
      expect(facesKeptIn(folder)(language)).toEqual(facesIn(speechOf(language), offeredDefinitions));
  });

  it('are made anew where there are none, or what is there cannot be read', () => {
    const folder = aFolder();
    writeFileSync(path.join(folder, 'faces-en.json'), '[{');
    for (const language of ['en', 'de', '../faces-en', 'fr']) expect(facesKeptIn(folder)(language)).toBeUndefined();
  });
});
