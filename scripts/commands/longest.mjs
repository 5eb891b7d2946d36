// Where the time of a whole run of tests went, file by file: what somebody looks at who wants it shorter.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./counts.mjs').PlaywrightSuite} PlaywrightSuite */
/** @typedef {readonly [name: string, seconds: number]} Spent */

/** So many are told. */
const MOST = 12;

/** @param {string} file */
const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Together, the longest first. @param {readonly Spent[]} all @returns {readonly Spent[]} */
const together = (all) => {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [name, seconds] of all) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return [...sums].toSorted((a, b) => b[1] - a[1]);
};

/** @param {string} root @param {string} file the report of vitest @returns {readonly Spent[]} */
export const vitestSpent = (root, file) =>
  together(
    (report(file).testResults ?? []).map(
      (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => [
        path.relative(root, name),
        (endTime - startTime) / 1000,
      ],
    ),
  );

/** @param {PlaywrightSuite} suite @returns {readonly Spent[]} */
const spentIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration = 0 }) => /** @type {const} */ ([`${projectName} ${file}`, duration / 1000])),
    ),
  ),
  ...suites.flatMap(spentIn),
];

/** @param {string} file the report of Playwright @returns {readonly Spent[]} */
export const playwrightSpent = (file) => together(spentIn(report(file)));

/** By the clock, with whatever ran beside it. @param {string} what @param {readonly Spent[]} spent */
export const longest = (what, spent) => {
  if (spent.length === 0) return '';
  const all = spent.reduce((sum, [, seconds]) => sum + seconds, 0);
  const told = spent.slice(0, MOST).map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`);
  return `\nThe longest of the ${what}, in seconds of ${all.toFixed(0)}: ${told.join(', ')}\n`;
};
