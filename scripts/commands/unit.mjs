import path from 'node:path';
import { inModules, node, today } from './process.mjs';

/** Everything but the gates' own tests, which take the longest and change the least. */
export const run = (/** @type {string} */ root, /** @type {readonly string[]} */ args) =>
  node(
    inModules(root, 'vitest', 'vitest.mjs'),
    ['run', '--project', '!gates', ...args.map((arg) => arg.split(path.sep).join('/'))],
    { cwd: root, env: { ...process.env, ...today() } },
  );
