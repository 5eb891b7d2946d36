import { buildAll } from '../build.mjs';

/** @param {string} root */
export const run = async (root) => {
  await buildAll(root);
  return 0;
};
