// `npm run waiting [-- TURNS]`: how long one waits for one's next turn, with three and with five computers, at each
// speed. Told, and never a test that fails.
import { run as endToEnd } from './e2e.mjs';

const TURNS = '40';

/** @param {string} root @param {readonly string[]} args how many turns of each; names of tests, to do only these */
export const run = (root, args) => {
  const turns = args.find((arg) => /^\d+$/.test(arg)) ?? TURNS;
  const only = args.filter((arg) => arg !== turns).flatMap((name) => ['--grep', name]);
  return endToEnd(root, ['--project=waiting', '--workers=1', '--retries=0', ...only], {
    ...process.env,
    CROWNWARD_WAITING: turns,
  });
};
