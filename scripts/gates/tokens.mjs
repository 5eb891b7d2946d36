// Colours, sizes and durations of the screen come out of one file, by name; svelte's own parser reads the styles.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseCss } from 'svelte/compiler';

const TOKENS = 'renderer/app/tokens.css';
/** Where letters are fetched from: no style. */
const FONTS = 'renderer/app/fonts.css';

/** @typedef {{ readonly line: number, readonly property: string, readonly value: string }} Declaration */

const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|brown|gold|beige|ivory|pink|violet|crimson|tan|wheat|linen|indigo|coral|salmon|khaki|plum|sienna|tomato|cyan|magenta)(?![-\w])/i;
/** Of markup and script, where words mean what they say. */
const COLOUR_IN_CODE = /(?<=["'`\s:(,])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?=["'`\s;,)])|\brgba?\(/i;
const LENGTH = /(?<![-\w.#])-?(?!0(?:\.0+)?[a-z])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b|var\(--(?:type-)?px\)/i;
const DURATION = /(?<![-\w.#])(?!0(?:\.0+)?m?s)\d*\.?\d+m?s\b/i;

/** What a declaration may not say by itself, and what to do. @type {readonly (readonly [RegExp, string])[]} */
const RAW = [
  [COLOUR, `a colour of its own: name it in ${TOKENS}`],
  [LENGTH, `a size of its own: take a step of ${TOKENS}`],
  [DURATION, `a duration of its own: name it in ${TOKENS}`],
];

const lineAt = (/** @type {string} */ text, /** @type {number} */ at) => text.slice(0, at).split('\n').length;
/** Comments become blanks, so that what follows stays where it is. @param {string} text */
const uncommented = (text) =>
  text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** @param {string} text @param {unknown} node @returns {Declaration[]} */
const declarationsIn = (text, node) => {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => declarationsIn(text, one));
  const { type, start, property, value, children, block } = /** @type {Record<string, unknown>} */ (node);
  if (type === 'Declaration') {
    const line = lineAt(text, Number(start));
    return [{ line, property: String(property), value: uncommented(String(value)) }];
  }
  return [...declarationsIn(text, children), ...declarationsIn(text, block)];
};

/** Of a component its style, and the rest of it apart. @param {string} file @param {string} text */
const read = (file, text) => {
  if (file.endsWith('.css')) return { declarations: declarationsIn(text, parseCss(text)), code: '' };
  const { css } = parse(text, { modern: true });
  if (css === null) return { declarations: [], code: uncommented(text) };
  const { start, end } = css;
  const code = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  return { declarations: declarationsIn(text, css), code: uncommented(code) };
};

const names = (/** @type {string} */ text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

/**
 * @param {Readonly<Record<string, string>>} files of the renderer, by their path
 * @returns {string[]}
 */
export const tokenProblems = (files) => {
  /** @type {string[]} */
  const problems = [];
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {{ readonly where: string, readonly name: string }[]} */
  const asked = [];
  for (const [file, text] of Object.entries(files)) {
    const { declarations, code } = file.endsWith('.ts') ? { declarations: [], code: '' } : read(file, text);
    for (const [, given, written] of text.matchAll(/style:(--[\w-]+)|(?<=["'`;\s])(--[\w-]+)\s*:/g))
      declared.add(given ?? written ?? '');
    for (const name of names(text)) used.add(name);
    for (const { line, property, value } of declarations) {
      const where = `${file}:${line}`;
      if (property.startsWith('--')) declared.add(property);
      for (const name of names(value)) asked.push({ where, name });
      if (file === TOKENS || file === FONTS) continue;
      for (const [raw, what] of RAW) {
        const found = raw.exec(value)?.[0];
        if (found !== undefined) problems.push(`${where}: ${property} has ${what} (${found}).`);
      }
    }
    code.split('\n').forEach((line, i) => {
      const found = COLOUR_IN_CODE.exec(line)?.[0];
      if (found !== undefined) problems.push(`${file}:${i + 1}: a colour of its own: name it in ${TOKENS} (${found}).`);
    });
  }
  for (const { where, name } of asked)
    if (!declared.has(name)) problems.push(`${where}: nothing is called ${name}: see ${TOKENS}.`);
  // `--seat-${n}` is any seat's.
  const begun = [...used].filter((name) => name.endsWith('-'));
  const isUsed = (/** @type {string} */ name) => used.has(name) || begun.some((part) => name.startsWith(part));
  for (const { property } of read(TOKENS, files[TOKENS] ?? '').declarations)
    if (property.startsWith('--') && !isUsed(property)) problems.push(`${TOKENS}: nobody needs ${property}.`);
  return [...new Set(problems)];
};

/** @type {import('./gate.mjs').Gate} */
export const tokensGate = {
  name: 'tokens',
  look: async (root) => {
    const all = await readdir(path.join(root, 'renderer'), { recursive: true });
    const files = all
      .map((name) => `renderer/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => /\.(?:svelte|css|ts)$/.test(name))
      .sort();
    const problems = tokenProblems(
      Object.fromEntries(files.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])),
    );
    return { ok: problems.length === 0, text: problems.join('\n') };
  },
};
