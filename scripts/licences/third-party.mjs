// THIRD-PARTY.txt: the credits, and every licence in full, of what is inside our packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHIPPED } from './shipped.mjs';

/** @typedef {{ version?: string, license?: string, hasInstallScript?: boolean }} Locked */

export const FILE = 'resources/THIRD-PARTY.txt';
const LINE = '='.repeat(100);

/**
 * What is to be said where a package brings no text, or where its text is not all. @type {Readonly<Record<string,
 * string>>}
 */
const NOTES = {
  '@iconify-json/game-icons':
    'Creative Commons Attribution 3.0 Unported. As that licence allows, its address stands here for its text:\nhttps://creativecommons.org/licenses/by/3.0/legalcode\nThe authors are named above; the outlines were rounded, recoloured, shaded and set into scenes.',
  'better-sqlite3': 'It holds SQLite, which its authors gave into the public domain.',
  electron:
    'Electron holds Chromium and Node.js. Their licences are in LICENSES.chromium.html, in the folder of the program\n(on macOS in Contents/Resources). The version for the browser holds neither; the licence of its Node.js lies beside it.',
};

/** @param {string} root @param {string} name @returns {string | undefined} */
const licenceText = (root, name) => {
  const dir = path.join(root, 'node_modules', name);
  const file = existsSync(dir) ? readdirSync(dir).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one)) : undefined;
  return file === undefined ? undefined : readFileSync(path.join(dir, file), 'utf8').replaceAll('\r\n', '\n').trim();
};

/** @param {string} root @param {string} name @param {Locked | undefined} locked */
const chapter = (root, name, locked) => {
  if (locked?.version === undefined) throw new Error(`${name} is not in package-lock.json.`);
  const text = licenceText(root, name);
  const note = NOTES[name];
  if (text === undefined && note === undefined) throw new Error(`${name} brings no licence, and none is written here.`);
  return [LINE, `${name} ${locked.version} (${locked.license ?? 'unknown'})`, LINE, note, text]
    .filter((part) => part !== undefined)
    .join('\n\n');
};

/** The whole text, from the lock file and node_modules. @param {string} root */
export const thirdParty = (root) => {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(read('package-lock.json')));
  const chapters = SHIPPED.map((name) => chapter(root, name, packages[`node_modules/${name}`]));
  const head = `What others made that is in Crownward, and under which licences. Crownward itself: the file LICENSE.`;
  return `${[head, read('resources/CREDITS.md').trim(), ...chapters].join('\n\n')}\n`;
};
