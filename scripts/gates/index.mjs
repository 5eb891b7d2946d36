// Every gate of the project. A new one is a file here, a line below, and a mistake for it in self-test.test.ts.
import { chaptersGate } from './chapters.mjs';
import { foldersGate } from './folders.mjs';
import { formGate } from './form.mjs';
import { foundGate } from './found.mjs';
import { licencesGate } from './licences.mjs';
import { lockFileGate } from './lock-file.mjs';
import { playersGate } from './players.mjs';
import { setsGate } from './sets.mjs';
import { tokensGate } from './tokens.mjs';
import { typeGates } from './types.mjs';
import { typedWordsGate } from './typed-words.mjs';
import { unusedGate } from './unused.mjs';
import { wordsGate } from './words.mjs';

export { runGates } from './gate.mjs';
export { typeGates };

export const wordGates = [
  wordsGate,
  typedWordsGate,
  formGate,
  foldersGate,
  chaptersGate,
  unusedGate,
  lockFileGate,
  licencesGate,
  setsGate,
  playersGate,
  tokensGate,
  foundGate,
];

/** The longest first, so that neither of the two that run at a time waits for the other at the end. */
export const gates = [wordsGate, ...typeGates, ...wordGates.filter((gate) => gate !== wordsGate)];
