// Does node_modules hold what the lock file says? npm itself keeps a record of what it installed in
// node_modules/.package-lock.json; comparing the two needs no stamp of ours and is also right after somebody
// ran npm by hand.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './node.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

/**
 * The first difference between what is locked and what is installed, as a sentence; `undefined` when
 * there is none. Optional packages may be missing: they are for other systems.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export const difference = (lock, installed) => {
  const wanted = lock.packages ?? {};
  const found = installed.packages ?? {};
  for (const [where, entry] of Object.entries(wanted)) {
    if (where === '') continue;
    const other = found[where];
    if (other === undefined) {
      if (entry.optional === true) continue;
      return `${where} is missing`;
    }
    if (other.version !== entry.version || other.integrity !== entry.integrity) {
      return `${where} is ${other.version ?? 'unknown'} instead of ${entry.version ?? 'unknown'}`;
    }
  }
  const extra = Object.keys(found).find((where) => wanted[where] === undefined);
  return extra === undefined ? undefined : `${extra} is not in the lock file`;
};

/**
 * Does package.json still ask for what the lock file was made from?
 * @param {Entry} manifest package.json
 * @param {Lock} lock package-lock.json
 */
export const isLockCurrent = (manifest, lock) => {
  const root = lock.packages?.[''] ?? {};
  /** @param {Record<string, string> | undefined} deps */
  const flat = (deps) => JSON.stringify(Object.entries(deps ?? {}).sort());
  return (
    flat(manifest.dependencies) === flat(root.dependencies) &&
    flat(manifest.devDependencies) === flat(root.devDependencies)
  );
};

/** @param {string} file */
const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Installs the locked packages where node_modules differs from the lock file.
 * Throws with one sentence when that fails.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env with the fitting Node first on PATH
 */
export const ensureDeps = (root, env) => {
  const lock = readJson(path.join(root, 'package-lock.json'));
  if (lock === undefined) throw new Error('package-lock.json is missing or damaged; restore it from version control.');
  if (!isLockCurrent(readJson(path.join(root, 'package.json')) ?? {}, lock)) {
    throw new Error('package.json asks for other packages than package-lock.json; run `npm install` and try again.');
  }
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed !== undefined && difference(lock, installed) === undefined) return;

  process.stderr.write('Installing the packages of the lock file ...\n');
  if (!npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, env })) {
    throw new Error('The packages could not be installed. Check the network and try again.');
  }
};
