// What others made: allowed licences only, their texts with us, one version of each that is shipped, and nothing that
// runs code of its own while it is installed. Needs no network.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed } from '../licences/allowed.mjs';
import { SHIPPED } from '../licences/shipped.mjs';
import { FILE, thirdParty } from '../licences/third-party.mjs';

/** @typedef {import('../licences/third-party.mjs').Locked & { dev?: boolean }} Locked */

/** @param {string} where such as node_modules/a/node_modules/b */
const nameOf = (where) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {Readonly<Record<string, Locked>>} packages of package-lock.json
 * @param {{ allowScripts?: Readonly<Record<string, boolean>> }} manifest package.json
 * @param {string} npmrc
 */
export const licenceProblems = (packages, manifest, npmrc) => {
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const [where, { version = '', license, hasInstallScript, dev }] of Object.entries(packages)) {
    if (where === '') continue;
    const name = nameOf(where);
    const isShipped = dev !== true || SHIPPED.includes(name);
    if (isShipped) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    if (!isAllowed(license, isShipped))
      problems.push(
        `${where} is under "${license ?? 'no licence'}", which is not on the list of scripts/licences/allowed.mjs.`,
      );
    if (hasInstallScript === true && manifest.allowScripts?.[name] !== false)
      problems.push(`${where} runs a script while it is installed: say no to it in allowScripts of package.json.`);
  }
  for (const [name, found] of versions)
    if (found.size > 1) problems.push(`${name} is shipped and there are ${[...found].join(' and ')}: \`npm dedupe\`.`);
  if (!/^ignore-scripts=true$/m.test(npmrc)) problems.push('.npmrc must say ignore-scripts=true.');
  return problems;
};

/** @param {string} root */
const textProblems = (root) => {
  const file = path.join(root, FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === thirdParty(root)
    ? []
    : [`${FILE} is not what the packages say: \`npm run third-party\` writes it anew.`];
};

/** @type {import('./gate.mjs').Gate} */
export const licencesGate = {
  name: 'licences',
  look: async (root) => {
    const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
    const { packages } = JSON.parse(read('package-lock.json'));
    const problems = [
      ...licenceProblems(packages, JSON.parse(read('package.json')), read('.npmrc')),
      ...textProblems(root),
    ];
    return { ok: problems.length === 0, text: problems.join('\n') };
  },
};
