import path from 'node:path';
import { judgedBy } from './gate.mjs';

/** What knip calls a hint and we an error: a permission that nothing needs any more. */
const STALE = /Remove from (ignoreDependencies|ignore)/;

/** @type {import('./gate.mjs').Gate} */
export const unusedGate = {
  name: 'unused (knip)',
  look: async (root) => {
    const { ok, text } = await judgedBy(root, path.join(root, 'node_modules/knip/bin/knip.js'), ['--no-progress']);
    if (STALE.test(text)) return { ok: false, text };
    return { ok, text };
  },
};
