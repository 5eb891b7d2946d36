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

/** How far an outline may run beside the drawing, in 512ths of its width: less than anybody sees. */
const ASIDE = 2;
/** @typedef {readonly [number, number]} Point */
/** @typedef {readonly [letter: string, numbers: readonly number[], end: Point]} Piece */
/** How far a point lies from the way between two others. @param {Point} point @param {Point} from @param {Point} to */
const asideOf = ([x, y], [x1, y1], [x2, y2]) => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
};
/** Whether an arc is all but straight: its height over the way between its ends. @param {readonly number[]} arc */
const isFlat = ([rx = 0, ry = 0, , large = 0, , dx = 0, dy = 0]) => {
  const [least, half] = [Math.min(rx, ry), Math.hypot(dx, dy) / 2];
  return large === 0 && half < least && least - Math.sqrt(least * least - half * half) < ASIDE;
};
/** The pieces of an outline, each from where the one before ended; a curve that leans on the one before stands alone. @param {string} outline */
const piecesOf = (outline) => {
  /** @type {Piece[]} */
  const pieces = [];
  let [x, y] = [0, 0];
  /** @type {Point} */
  let start = [0, 0];
  /** @type {Point | undefined} */
  let leans;
  for (const [, letter = '', text = ''] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no letter of a path: ${letter}`);
    if (kind === 'Z') {
      [x, y] = start;
      pieces.push(['z', [], start]);
      leans = undefined;
    }
    const numbers = numbersOf(kind, text);
    for (let at = 0; takes.length > 0 && at < numbers.length; at += takes.length) {
      const of = takes.map(
        (axis, i) => (numbers[at + i] ?? 0) - (axis === undefined || letter !== kind ? 0 : ([x, y][axis] ?? 0)),
      );
      const [dx, dy] = kind === 'H' ? [of[0] ?? 0, 0] : kind === 'V' ? [0, of[0] ?? 0] : of.slice(-2);
      /** @type {Point} */
      const end = [x + (dx ?? 0), y + (dy ?? 0)];
      const first = leans === undefined ? [0, 0] : [x - leans[0], y - leans[1]];
      if (kind === 'M' && at === 0) start = end;
      if (kind === 'M') pieces.push([at === 0 ? 'm' : 'l', [dx ?? 0, dy ?? 0], end]);
      else if (kind === 'L' || kind === 'H' || kind === 'V') pieces.push(['l', [dx ?? 0, dy ?? 0], end]);
      else if (kind === 'S') pieces.push(['c', [...first, ...of], end]);
      else pieces.push([letter.toLowerCase(), of, end]);
      const bend = kind === 'C' ? of.slice(2, 4) : kind === 'S' ? of.slice(0, 2) : undefined;
      leans = bend === undefined ? undefined : [x + (bend[0] ?? 0), y + (bend[1] ?? 0)];
      [x, y] = end;
    }
  }
  return pieces;
};
/**
 * The same outline of fewer pieces: a curve that is all but straight is a line, and lines that run on are one.
 * @param {string} outline
 */
const simplified = (outline) => {
  const leaning = /t/i.test(outline);
  /** @type {Piece[]} */
  const kept = [];
  /** @type {Point} */
  let from = [0, 0];
  /** Where the line began that may run on, and what it has passed since. @type {Point | undefined} */
  let began;
  /** @type {Point[]} */
  let passed = [];
  for (const [letter, numbers, end] of piecesOf(outline)) {
    const [x, y] = from;
    /** @type {Point[]} */
    const bends =
      letter === 'c' || (letter === 'q' && !leaning)
        ? [0, 2].slice(0, letter === 'c' ? 2 : 1).map((at) => [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)])
        : [];
    const straight =
      letter === 'l' ||
      (letter === 'a' && isFlat(numbers)) ||
      (bends.length > 0 && bends.every((bend) => asideOf(bend, from, end) < ASIDE));
    if (straight) {
      const before = began;
      const runsOn = before !== undefined && [...passed, from].every((point) => asideOf(point, before, end) < ASIDE);
      if (runsOn) kept.pop();
      else [began, passed] = [from, []];
      passed.push(from);
      const [x1, y1] = began ?? from;
      kept.push(['l', [end[0] - x1, end[1] - y1], end]);
    } else {
      began = undefined;
      kept.push([letter, numbers, end]);
    }
    from = end;
  }
  return kept
    .map(([letter, numbers]) => {
      const [x = 0, y = 0] = numbers;
      const [kind, of] =
        letter === 'l' && y === 0 ? ['h', [x]] : letter === 'l' && x === 0 ? ['v', [y]] : [letter, numbers];
      return `${kind}${of.map((number) => Math.round(number * 10_000) / 10_000).join(' ')}`;
    })
    .join('');
};

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
  paths[name] = shortened(simplified(outline));
}
writeFileSync(near('icon-paths.json'), `${JSON.stringify(paths, undefined, 1)}\n`);
console.log(`${Object.keys(paths).length} icons`);
