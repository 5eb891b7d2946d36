import { judgedBy } from './gate.mjs';
import { inModules } from '../commands/process.mjs';

/**
 * What the formatter would write otherwise.
 * @type {import('./gate.mjs').Gate}
 */
export const formGate = {
  name: 'form (oxfmt)',
  look: async (root) => {
    const { ok, text } = await judgedBy(root, inModules(root, 'oxfmt', 'bin', 'oxfmt'), ['--check', '.']);
    return { ok, text: ok ? '' : `${text}\nnpm run format writes these files as they should be.` };
  },
};
