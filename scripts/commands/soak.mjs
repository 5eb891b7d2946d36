// `npm run soak`: kills, bad files, malformed messages, replays, senseless presses, by the thousand, and
// whether each definition is missed, every old save to its end, and all that comes round in a week; `npm test` does a
// small share of each.
import { ensureBuilt } from '../build.mjs';
import { run as endToEnd } from './e2e.mjs';
import { inModules, node } from './process.mjs';
import { ROUNDS } from './unit-rounds.mjs';

const MONKEY = ['--project=host', 'e2e/flows/monkey.spec.ts'];

/** @param {string} root @param {readonly string[]} args names of files, to do only these */
export const run = async (root, args) => {
  await ensureBuilt(root, ['app', 'cli']);
  const env = { ...process.env, CROWNWARD_SOAK: '1' };
  const which =
    args.length > 0
      ? args
      : [
          ...new Set([
            ...['scripts/soak', 'shared/content', 'main/game/file/saves.test.ts', 'main/game/file/events.test.ts'],
            ...ROUNDS.flat(),
          ]),
        ];
  // Files under e2e/ are for the browser, all others for the machine alone.
  const pressed = args.length > 0 ? args.filter((one) => one.startsWith('e2e/')) : MONKEY;
  const rest = which.filter((one) => !pressed.includes(one));
  const unit =
    rest.length === 0
      ? 0
      : await node(
          inModules(root, 'vitest', 'vitest.mjs'),
          ['run', '--project', '!renderer', '--reporter', 'verbose', ...rest],
          { cwd: root, env },
        );
  const flows = pressed.length === 0 ? 0 : await endToEnd(root, pressed, env);
  // Without a day: all of what comes round in `npm test` (e2e/rounds.ts).
  const rounds = args.length > 0 ? 0 : await endToEnd(root, []);
  return [unit, flows, rounds].find((code) => code !== 0) ?? 0;
};
