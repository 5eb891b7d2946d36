// Nothing outside a set's folder names the set: it is there by being there, and gone when its folder is.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = 'shared/content';
/** The base game may be named, since the board is in it; the trial set is for tests and tools. */
const NAMED = new Set(['base', 'probe', 'common']);
/** Tests play with what there is, and fixtures are tests of the screen. */
const IS_TEST = /\.test\.ts$|\/fixtures\/|^(shared\/rules|main)\/testing\/|^e2e\/|^scripts\/(gates|cli\/faces)\//;

/** @param {string} root @param {string} dir @returns {Generator<string>} */
function* filesIn(root, dir) {
  for (const entry of readdirSync(path.join(root, dir), { withFileTypes: true })) {
    const file = `${dir}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, file);
    else if (/\.(ts|mjs|js|svelte)$|^renderer\/art\/.*\.json$/.test(file)) yield file;
  }
}

/** What a card is besides with another set: an overlay in its own set's folder says with which (docs/adr/0020). */
const isOverlay = (/** @type {string} */ file, /** @type {string} */ line) =>
  file.startsWith(`${CONTENT}/`) && /\bsets: \['[a-z-]+'/.test(line);

/** @param {string} line */
const isComment = (line) => /^\s*(\/\/|\*|\/\*)/.test(line);

/**
 * Lines that name a set: an id of one of its things, its folder, or the set alone where its name is no usual word.
 * @param {string} file @param {string} text @param {readonly string[]} sets
 */
export const setsNamedIn = (file, text, sets) => {
  const others = sets.filter((set) => !NAMED.has(set) && !file.startsWith(`${CONTENT}/${set}/`));
  if (others.length === 0 || IS_TEST.test(file)) return [];
  const ids = new RegExp(`['"\`](?:${others.join('|')})/[a-z]|content/(?:${others.join('|')})/`);
  const alone = others.filter((set) => set.includes('-'));
  const whole = alone.length === 0 ? undefined : new RegExp(`['"\`](?:${alone.join('|')})['"\`]`);
  return text
    .split('\n')
    .flatMap((line, i) =>
      !isComment(line) && (ids.test(line) || (!isOverlay(file, line) && whole?.test(line)))
        ? [`${file}:${i + 1}: ${line.trim()}`]
        : [],
    );
};

/** @type {import('./gate.mjs').Gate} */
export const setsGate = {
  name: 'sets',
  look: async (root) => {
    const sets = readdirSync(path.join(root, CONTENT), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    const text = ['shared', 'main', 'renderer', 'scripts'].flatMap((dir) =>
      [...filesIn(root, dir)].flatMap((file) => setsNamedIn(file, readFileSync(path.join(root, file), 'utf8'), sets)),
    );
    return {
      ok: text.length === 0,
      text: text.length === 0 ? '' : `${text.join('\n')}\nSay it in the folder of the set (docs/how-to/add-a-set.md).`,
    };
  },
};
