// The lock file names no registry, so that it works with whichever one a computer uses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLockCurrent } from '../launch/deps.mjs';

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Entry */

/**
 * Packages that another one asks for, optional ones for other systems included: without them `npm ci` refuses.
 * @param {Record<string, Entry>} packages
 */
const missing = (packages) => {
  const names = new Set(
    Object.keys(packages).map((where) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return Object.values(packages)
    .flatMap(({ dependencies, optionalDependencies }) => Object.keys({ ...dependencies, ...optionalDependencies }))
    .filter((name) => !names.has(name));
};

/** @param {string} text of package-lock.json @param {string} manifest of package.json */
export const lockFileProblems = (text, manifest) => {
  const lock = JSON.parse(text);
  return [
    ...(/"resolved":/.test(text)
      ? ['package-lock.json names a registry: delete it and run `npm install` with the .npmrc of this folder.']
      : []),
    ...(isLockCurrent(JSON.parse(manifest), lock)
      ? []
      : ['package-lock.json is older than package.json: run `npm install`.']),
    ...Object.entries(lock.packages)
      .filter(([where, entry]) => where !== '' && !('integrity' in /** @type {object} */ (entry)))
      .map(([where]) => `${where} has no hash in package-lock.json: run \`npm install\` again.`),
    ...missing(lock.packages).map(
      (name) => `${name} is missing in package-lock.json: take a version that is there for every system.`,
    ),
  ];
};

/** @type {import('./gate.mjs').Gate} */
export const lockFileGate = {
  name: 'lock file',
  look: async (root) => {
    const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
    const text = lockFileProblems(read('package-lock.json'), read('package.json')).join('\n');
    return { ok: text === '', text };
  },
};
