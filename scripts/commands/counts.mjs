// Reads how many tests passed and failed out of the JSON reports of vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** A run that left no report has failed as a whole. @type {Count} */
const NOTHING = { passed: 0, failed: 1 };

/** @param {string} file */
const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * @param {string} file
 * @param {number} exitCode an error outside of any test shows only here
 * @returns {Count}
 */
export const vitestCount = (file, exitCode) => {
  const found = report(file);
  if (found === undefined) return NOTHING;
  const broken = Math.max(0, found.numFailedTestSuites ?? 0);
  const failed = found.numFailedTests > 0 || exitCode === 0 ? found.numFailedTests : Math.max(1, broken);
  return { passed: found.numPassedTests, failed };
};

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export const playwrightCount = (file, exitCode) => {
  const found = report(file);
  if (found === undefined) return NOTHING;
  // A flaky test passed at the second try only; here that counts as a failure.
  const failed = found.stats.unexpected + found.stats.flaky;
  return { passed: found.stats.expected, failed: failed > 0 || exitCode === 0 ? failed : 1 };
};

/** @param {readonly Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
