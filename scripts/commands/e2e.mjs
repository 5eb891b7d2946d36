// End-to-end tests against what is shipped, so dist/ is built first.
import { ensureBuilt } from '../build.mjs';
import { ensureChromium } from './chromium.mjs';
import { inModules, node } from './process.mjs';

/** @param {string} root @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
export const playwright = (root, args, env = process.env) =>
  node(inModules(root, 'playwright', 'cli.js'), ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    env,
  });

/** @param {string} root @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
export const run = async (root, args, env) => {
  const problem = ensureChromium();
  if (problem !== undefined) throw new Error(problem);
  await ensureBuilt(root, ['app']);
  return playwright(root, args, env);
};
