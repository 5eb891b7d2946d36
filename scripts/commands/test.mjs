// `npm test`: gates, unit tests, end-to-end tests; ends with what failed, and one plain line that says how many.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { gates, runGates } from '../gates/index.mjs';
import { ensureChromium } from './chromium.mjs';
import { closing, playwrightCount, sum, told, vitestCount } from './counts.mjs';
import { playwright } from './e2e.mjs';
import { longest, playwrightSpent, vitestSpent } from './longest.mjs';
import { inModules, node, today } from './process.mjs';
import { unitsNotOn } from './unit-rounds.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

/** @param {string} out */
const unitReport = (out) => path.join(out, 'vitest.json');
/** @param {string} out */
const flowReport = (out) => path.join(out, 'playwright.json');

/** @param {string} root @param {string} out @returns {Promise<Count>} */
const unit = async (root, out) => {
  const file = unitReport(out);
  const others = unitsNotOn(Number(today().CROWNWARD_DAY)).flatMap((one) => ['--exclude', one]);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...others];
  return vitestCount(
    file,
    await node(inModules(root, 'vitest', 'vitest.mjs'), args, { cwd: root, env: { ...process.env, ...today() } }),
  );
};

/** @param {string} root @param {string} out @returns {Promise<Count>} */
const endToEnd = async (root, out) => {
  const file = flowReport(out);
  const env = { ...process.env, ...today(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return playwrightCount(file, await playwright(root, ['--reporter=line,json'], env));
};

/** @param {string} root */
export const run = async (root) => {
  const problem = ensureChromium();
  if (problem !== undefined) throw new Error(problem);
  const out = mkdtempSync(path.join(os.tmpdir(), 'crownward-test-'));
  try {
    // Gates read sources: the first of them is done when the build stands, which leaves half a core idle.
    const gating = runGates(root, gates, 1);
    // A build that breaks is a failed test like any other: the line at the end must still come.
    const built = await ensureBuilt(root, ['app', 'cli']).then(
      () => ({ passed: 1, failed: 0, why: [] }),
      (/** @type {unknown} */ error) => ({
        passed: 0,
        failed: 1,
        why: [told('build', [error instanceof Error ? error.message : String(error)])],
      }),
    );
    const ends =
      built.failed === 0
        ? endToEnd(root, out)
        : Promise.resolve({ passed: 0, failed: 1, why: ['end-to-end tests: there is no build to test'] });
    // What is begun from here on has what the end-to-end tests leave: they alone fail by the clock, and each of the
    // three leaves a core idle at its end.
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
    const [flows, gated, units] = await Promise.all([ends, gating, unit(root, out)]);
    const count = sum([gated, units, built, flows]);
    process.stdout.write(longest('end-to-end tests', playwrightSpent(flowReport(out))));
    process.stdout.write(longest('unit tests', vitestSpent(root, unitReport(out))));
    // Once more, behind thousands of lines: whoever reads only the end of a build server's output sees what to mend.
    process.stdout.write(closing(count));
    return count.failed === 0 ? 0 : 1;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
