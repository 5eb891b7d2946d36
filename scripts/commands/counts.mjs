// What a whole run of tests comes to: reads out of the JSON reports of vitest and Playwright how many tests passed, how
// many failed and why, and which passed only when they ran once more.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, why: readonly string[], unsteady?: readonly string[] }} Count
 *   `why`: of each that failed its name and its error; `unsteady`: the same of each that failed first and then passed
 */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} VitestTest */
/** @typedef {{ name: string, message?: string, assertionResults: readonly VitestTest[] }} VitestFile */
/** @typedef {{ name: string, path?: string }} Attachment */
/** @typedef {{ message?: string, stack?: string }} PlaywrightError */
/**
 * @typedef {{ status?: string, duration?: number, error?: PlaywrightError, attachments?: readonly Attachment[] }} PlaywrightResult
 *   one for each time that the test ran; `duration` in milliseconds
 */
/** @typedef {{ projectName: string, status?: string, results: readonly PlaywrightResult[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, line: number, tests: readonly PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite */

/** An error is told by its beginning: the place of a failure stands there, and a page of markup behind it. */
const MOST_LINES = 30;

/**
 * What failed, with the beginning of its errors. @param {string} name @param {readonly (string | undefined)[]} errors
 */
export const told = (name, errors) => {
  const lines = errors.flatMap((error) => stripVTControlCharacters(error ?? '').split('\n'));
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`.trimEnd())].join('\n');
};

/** A run that left no report has failed as a whole. @type {Count} */
const NOTHING = { passed: 0, failed: 1, why: ['a run of tests ended without its report'] };

/**
 * A failure that no report knows stands above, where it happened. @param {number} failed @param {readonly string[]} why
 */
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
 * Where it can be seen what happened: what was kept of each time that it ran. @param {readonly PlaywrightResult[]}
 * results
 */
const tracesOf = (results) =>
  results
    .flatMap(({ attachments = [] }) => attachments)
    .flatMap(({ name, path: at }) => (name === 'trace' && at !== undefined ? [`trace: ${at}`] : []));

/**
 * The tests that came to `status`, with what went wrong each time that they ran.
 * @param {PlaywrightSuite} suite
 * @param {'unexpected' | 'flaky'} status
 */
const toldOf = (suite, status) =>
  specsOf(suite).flatMap(({ title, file: spec, line, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ projectName, results }) => {
        const errors = results.flatMap(({ error }) => (error === undefined ? [] : [error.stack ?? error.message]));
        return told(`[${projectName}] ${spec}:${line} ${title}`, [...tracesOf(results), ...errors]);
      }),
  );

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export const playwrightCount = (file, exitCode) => {
  const found = report(file);
  if (found === undefined) return NOTHING;
  const { expected, unexpected, flaky } = found.stats;
  const failed = unexpected > 0 || exitCode === 0 ? unexpected : 1;
  /** What broke before or beside the tests. @type {readonly PlaywrightError[]} */
  const errors = found.errors ?? [];
  const outside = errors.map(({ stack, message }) => told('end-to-end tests', [stack ?? message]));
  return {
    // What passed when it ran once more has passed, and is named.
    passed: expected + flaky,
    failed,
    why: orOutside(failed, [...outside, ...toldOf(found, 'unexpected')]),
    unsteady: toldOf(found, 'flaky'),
  };
};

/** @param {readonly Count[]} counts @returns {Count} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  why: counts.flatMap(({ why }) => why),
  unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
});

/**
 * What the end of a run says: what is to be mended, and behind it the one line that counts.
 * @param {Count} count
 */
export const closing = ({ passed, failed, why, unsteady = [] }) => {
  /** @param {string} title @param {readonly string[]} list */
  const block = (title, list) => (list.length === 0 ? '' : `\n${title}\n\n${list.join('\n\n')}\n\n`);
  const steady = block('Unsteady: passed only when it ran once more, a defect of the test or of the program', unsteady);
  return `${steady}${failed > 0 ? block('What failed', why) : ''}${passed} passed, ${failed} failed\n`;
};
