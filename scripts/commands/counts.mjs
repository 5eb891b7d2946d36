// What a whole run of tests comes to: reads out of the JSON reports of vitest and Playwright how many tests passed, how many failed, and why.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, why: readonly string[] }} Count `why`: of each that failed its name and its error */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} VitestTest */
/** @typedef {{ name: string, message?: string, assertionResults: readonly VitestTest[] }} VitestFile */
/** @typedef {{ status?: string, error?: { message?: string, stack?: string } }} PlaywrightResult */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: readonly { projectName: string, results: readonly PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite */

/** An error is told by its beginning: the place of a failure stands there, and a page of markup behind it. */
const MOST_LINES = 30;

/** What failed, with the beginning of its errors. @param {string} name @param {readonly (string | undefined)[]} errors */
export const told = (name, errors) => {
  const lines = errors.flatMap((error) => stripVTControlCharacters(error ?? '').split('\n'));
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`.trimEnd())].join('\n');
};

/** A run that left no report has failed as a whole. @type {Count} */
const NOTHING = { passed: 0, failed: 1, why: ['a run of tests ended without its report'] };

/** A failure that no report knows stands above, where it happened. @param {number} failed @param {readonly string[]} why */
const orOutside = (failed, why) =>
  failed > 0 && why.length === 0 ? ['an error outside of any test: it stands above, where it happened'] : why;

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
  /** @type {readonly VitestFile[]} */
  const files = found.testResults ?? [];
  const why = files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [told(name, [message])] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name}: ${fullName}`, failureMessages ?? [])),
  ]);
  return { passed: found.numPassedTests, failed, why: orOutside(failed, why) };
};

/** @param {PlaywrightSuite} suite @returns {readonly PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

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
  /** What broke before or beside the tests. @type {readonly { message?: string, stack?: string }[]} */
  const errors = found.errors ?? [];
  const outside = errors.map(({ stack, message }) => told('end-to-end tests', [stack ?? message]));
  const why = specsOf(found)
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file: spec, line, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const errors = results.flatMap(({ error }) => (error === undefined ? [] : [error.stack ?? error.message]));
        return errors.length === 0 ? [] : [told(`[${projectName}] ${spec}:${line} ${title}`, errors)];
      }),
    );
  return {
    passed: found.stats.expected,
    failed: failed > 0 || exitCode === 0 ? failed : 1,
    why: orOutside(exitCode === 0 ? failed : 1, [...outside, ...why]),
  };
};

/** @param {readonly Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  why: counts.flatMap(({ why }) => why),
});
