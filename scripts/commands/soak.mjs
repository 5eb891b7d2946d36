// `npm run soak`: kills, bad files, malformed messages, replays, by the thousand; `npm test` does a small share of each.
import { ensureBuilt } from '../build.mjs';
import { inModules, node } from './process.mjs';

/** @param {string} root @param {readonly string[]} args names of files, to do only these */
export const run = async (root, args) => {
  await ensureBuilt(root, ['app', 'cli']);
  const which = args.length > 0 ? args : ['scripts/soak'];
  return node(inModules(root, 'vitest', 'vitest.mjs'), ['run', '--project', 'scripts', '--reporter', 'verbose', ...which], { cwd: root, env: { ...process.env, CROWNWARD_SOAK: '1' } });
};
