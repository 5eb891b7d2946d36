import { runGates, typeGates } from '../gates/index.mjs';

/** @param {string} root */
export const run = async (root) => ((await runGates(root, typeGates)).failed === 0 ? 0 : 1);
