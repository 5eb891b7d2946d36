// Every gate of the project. A new one is a file here, a line below, and a mistake for it in self-test.test.ts.
import { foldersGate } from './folders.mjs';
import { formGate } from './form.mjs';
import { foundGate } from './found.mjs';
import { licencesGate } from './licences.mjs';
import { lockFileGate } from './lock-file.mjs';
import { setsGate } from './sets.mjs';
import { tokensGate } from './tokens.mjs';
import { typeGates } from './types.mjs';
import { unusedGate } from './unused.mjs';
import { wordsGate } from './words.mjs';

export { runGates } from './gate.mjs';
export { typeGates };

export const wordGates = [
  formGate,
  wordsGate,
  foldersGate,
  unusedGate,
  lockFileGate,
  licencesGate,
  setsGate,
  tokensGate,
  foundGate,
];

export const gates = [...wordGates, ...typeGates];
