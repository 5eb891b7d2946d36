// The quick half of `npm test`, for every few minutes: gates and unit tests, without the shares of `npm run soak` and
// without what takes longest and changes least.
import { gates, runGates } from '../gates/index.mjs';
import { run as unit } from './unit.mjs';
import { ROUNDS } from './unit-rounds.mjs';

/** What `npm test` does once a week, and what takes longest of the rest, by docs/test-time.md. */
const LONG = [
  ...ROUNDS.flat(),
  'main/game/file/saves.test.ts',
  'shared/rules/engine/play-on.test.ts',
  'shared/rules/foresight/**',
];

/** @param {string} root */
export const run = async (root) => {
  const [{ failed }, units] = await Promise.all([
    runGates(root, gates, 1),
    unit(root, ['--project', '!soak', ...LONG.flatMap((one) => ['--exclude', one])]),
  ]);
  return failed === 0 && units === 0 ? 0 : 1;
};
