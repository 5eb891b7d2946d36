import { runGates, wordGates } from '../gates/index.mjs';

/** @param {string} root */
export const run = async (root) => ((await runGates(root, wordGates)).failed === 0 ? 0 : 1);
