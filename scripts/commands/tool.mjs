import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { node } from './process.mjs';

/**
 * A command-line tool of scripts/cli: bundled by Vite like the game, because that is how definitions are found.
 * @param {string} name
 */
export const tool = (name) => async (/** @type {string} */ root, /** @type {readonly string[]} */ args) => {
  await ensureBuilt(root, ['cli']);
  return node(path.join(root, 'dist', 'cli', `${name}.mjs`), args, { cwd: root });
};
