import path from 'node:path';
import { judgedBy } from './gate.mjs';

/**
 * The words that need types: oxlint's verdict, by .oxlintrc.json.
 * @type {import('./gate.mjs').Gate}
 */
export const typedWordsGate = {
  name: 'words and types (oxlint)',
  look: (root) => judgedBy(root, path.join(root, 'node_modules/oxlint/bin/oxlint'), ['--format=unix', '.']),
};
