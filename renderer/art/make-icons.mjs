// Writes icon-paths.json: the outlines of the icons named in icon-names.json and in the icons.json of the sets, and of no
// others.
// Run it after a name was added:  node renderer/art/make-icons.mjs
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const read = (/** @type {string | URL} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const near = (/** @type {string} */ file) => new URL(file, import.meta.url);

const CONTENT = '../../shared/content/';
const folders = readdirSync(near(CONTENT)).map((set) => near(`${CONTENT}${set}/icons.json`));
/** @type {Record<string, Record<string, string>>[]} */
const tables = [near('icon-names.json'), ...folders.filter((file) => existsSync(file))].map(read);
/** @type {Record<string, string>} */
const own = read(near('own-icons.json'));
/** @type {{ icons: Record<string, { body: string }> }} */
const set = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));

/** How many numbers each letter of a path takes, and which of them are places across (0) or down (1). */
const TAKES = /** @type {Record<string, readonly (0 | 1 | undefined)[]>} */ ({
  M: [0, 1],
  L: [0, 1],
  T: [0, 1],
  H: [0],
  V: [1],
  C: [0, 1, 0, 1, 0, 1],
  S: [0, 1, 0, 1],
  Q: [0, 1, 0, 1],
  A: [undefined, undefined, undefined, undefined, undefined, 0, 1],
  Z: [],
});
/** Numbers of one letter; the two flags of an arc may be written without anything between. @param {string} kind @param {string} text */
const numbersOf = (kind, text) => {
  /** @type {number[]} */
  const found = [];
  let rest = text.replace(/^[\s,]+/, '');
  while (rest !== '') {
    const place = found.length % 7;
    const isFlag = kind === 'A' && (place === 3 || place === 4);
    const one = (isFlag ? /^[01]/ : /^[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/i).exec(rest)?.[0];
    if (one === undefined) throw new Error(`no number: ${rest}`);
    found.push(Number(one));
    rest = rest.slice(one.length).replace(/^[\s,]+/, '');
  }
  return found;
};
/** Parts of a unit; of an arc more, as its ends may all but touch. */
const FINE = 1;
const FINE_ARC = 20;
/** @param {number} number @param {number} fine */
const short = (number, fine) => String(Math.round(number * fine) / fine).replace(/^(-?)0\./, '$1.');
/** One after another with as little between them as is needed. @param {readonly string[]} words */
const packed = (words) =>
  words.reduce((text, word) => {
    const joins = text === '' || word.startsWith('-') || (word.startsWith('.') && /\.\d*$/.test(text));
    return `${text}${joins ? '' : ' '}${word}`;
  }, '');

/**
 * The same outline, to a 512th of its width: where each number counts from is where the shortened outline has
 * come to, so that nothing adds up.
 * @param {string} outline
 */
const shortened = (outline) => {
  const [exact, drawn, start, drawnStart] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let result = '';
  let before = '';
  for (const [, letter = '', text = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no letter of a path: ${letter}`);
    const isRelative = letter !== kind;
    const numbers = numbersOf(kind, text);
    if (kind === 'Z') for (const axis of [0, 1]) [exact[axis], drawn[axis]] = [start[axis] ?? 0, drawnStart[axis] ?? 0];
    /** @type {string[]} */
    const words = [];
    for (let at = 0; at < numbers.length; at += takes.length) {
      const last = [exact[0] ?? 0, exact[1] ?? 0];
      const came = [drawn[0] ?? 0, drawn[1] ?? 0];
      takes.forEach((axis, i) => {
        const number = numbers[at + i] ?? 0;
        if (axis === undefined) return words.push(short(number, i > 1 ? 1 : FINE_ARC));
        const goal = isRelative ? (last[axis] ?? 0) + number : number;
        const word = short(isRelative ? goal - (came[axis] ?? 0) : goal, kind === 'A' ? FINE_ARC : FINE);
        exact[axis] = goal;
        drawn[axis] = (isRelative ? (came[axis] ?? 0) : 0) + Number(word);
        return words.push(word);
      });
      if (kind === 'M' && at === 0)
        for (const axis of [0, 1]) [start[axis], drawnStart[axis]] = [exact[axis] ?? 0, drawn[axis] ?? 0];
    }
    const same = letter === before && kind !== 'M' && kind !== 'Z';
    result = same ? packed([result, ...words]) : `${result}${letter}${packed(words)}`;
    before = letter;
  }
  return result;
};

/** @type {Record<string, string>} */
const paths = {};
const names = tables.flatMap((table) => Object.values(table)).flatMap((group) => Object.values(group));
for (const name of [...new Set(names)].sort()) {
  const outline = own[name] ?? /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1];
  if (outline === undefined) throw new Error(`no icon is named ${name}`);
  paths[name] = shortened(outline);
}
writeFileSync(near('icon-paths.json'), `${JSON.stringify(paths, undefined, 1)}\n`);
console.log(`${Object.keys(paths).length} icons`);
