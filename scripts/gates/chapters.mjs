// A chapter of the rulebook is one folder: its steps are followed by their names within it, and imported by nobody.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RULES = 'shared/rules';
/** Where the chapters are put together, and saves of older programs carried over. */
const MAY = /^shared\/rules\/(charts\/index\.ts|state\/migrations\/|testing\/)|\.test\.ts$/;
/** A list that can only shrink: the dice, which have no chart yet. */
const EXCUSED = new Set(['shared/rules/engine/ops/flow.ts', 'shared/rules/fate/steps.ts']);

/** @param {string} root @param {string} dir @returns {Generator<string>} */
function* filesIn(root, dir) {
  for (const entry of readdirSync(path.join(root, dir), { withFileTypes: true })) {
    const file = `${dir}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, file);
    else if (file.endsWith('.ts')) yield file;
  }
}

/** @param {string} file */
const chapterOf = (file) => file.split('/')[2] ?? '';

/**
 * Steps that files declare (`interface Steps`), each with its chapter.
 * @param {ReadonlyMap<string, string>} texts by file
 */
export const stepsIn = (texts) =>
  new Map(
    [...texts].flatMap(([file, text]) => {
      const declared = /interface Steps \{(.*?)\n {2}\}/s.exec(text)?.[1] ?? '';
      return [...declared.matchAll(/readonly '?([\w/-]+)'?:/g)].map(
        ([, step = '']) => /** @type {const} */ ([step, chapterOf(file)]),
      );
    }),
  );

/**
 * Lines that name a step of another chapter, or import what declares steps from there.
 * @param {string} file @param {ReadonlyMap<string, string>} texts by file
 */
export const strangersIn = (file, texts) => {
  if (MAY.test(file)) return [];
  const steps = stepsIn(texts);
  const homes = new Set([...texts].flatMap(([one, text]) => (text.includes('interface Steps {') ? [one] : [])));
  return (texts.get(file) ?? '').split('\n').flatMap((line, i) => {
    const named = [...line.matchAll(/'([\w-]+\/[\w-]+)'/g)].some(([, step = '']) => {
      const chapter = steps.get(step);
      return chapter !== undefined && chapter !== chapterOf(file);
    });
    const from = /from '(\.\.?\/[^']+)'/.exec(line)?.[1];
    const imported = from === undefined ? undefined : `${path.posix.join(path.posix.dirname(file), from)}.ts`;
    const stranger = imported !== undefined && homes.has(imported) && chapterOf(imported) !== chapterOf(file);
    return named || (stranger && chapterOf(imported) !== 'vocab') ? [`${file}:${i + 1}: ${line.trim()}`] : [];
  });
};

/** @type {import('./gate.mjs').Gate} */
export const chaptersGate = {
  name: 'chapters',
  look: async (root) => {
    const texts = new Map([...filesIn(root, RULES)].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
    const found = [...texts.keys()].map((file) => ({ file, lines: strangersIn(file, texts) }));
    const text = [
      ...found.flatMap(({ file, lines }) => (EXCUSED.has(file) ? [] : lines)),
      ...[...EXCUSED]
        .filter((file) => !found.some((one) => one.file === file && one.lines.length > 0))
        .map((file) => `${file} keeps to its own chapter now: take it off the list in scripts/gates/chapters.mjs.`),
    ];
    const hint = 'A step belongs to its own chapter: go into the chapter (shared/rules/engine/into.ts), docs/adr/0023.';
    return { ok: text.length === 0, text: text.length === 0 ? '' : [...text, `    ${hint}`].join('\n') };
  },
};
