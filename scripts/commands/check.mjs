// The quick half of `npm test`, for every few minutes: gates and unit tests, without the shares of `npm run soak`.
import { gates, runGates } from '../gates/index.mjs';
import { run as unit } from './unit.mjs';

/** @param {string} root */
export const run = async (root) => {
  const { failed } = await runGates(root, gates);
  const units = await unit(root, ['--project', '!soak']);
  return failed === 0 && units === 0 ? 0 : 1;
};
