// End-to-end tests find things by the names that the screen gives them for tests (e2e/screen.ts), not by what is
// written on them: a better sentence breaks no test. What is found by its words is counted, and may only become less.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SAID } from './found-by-words.mjs';

const BY_WORDS = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']);
const TEXTS = new Set(['hasText', 'hasNotText']);

/** @param {ts.Node} node */
const isWords = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node);

/** @param {ts.CallExpression} call */
const called = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name.text : '');

/** How often a test finds something by its words. @param {string} text */
export const wordsIn = (text) => {
  let found = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      if (BY_WORDS.has(called(node))) found += 1;
      const [, options] = node.arguments;
      if (called(node) === 'getByRole' && options !== undefined && ts.isObjectLiteralExpression(options))
        for (const one of options.properties)
          if (ts.isPropertyAssignment(one) && one.name.getText() === 'name' && isWords(one.initializer)) found += 1;
    }
    if (ts.isPropertyAssignment(node) && TEXTS.has(node.name.getText()) && isWords(node.initializer)) found += 1;
    if (ts.isStringLiteralLike(node) && /:has-text\(|^text=|\[aria-label[*^$]?=/.test(node.text)) found += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('spec.ts', text, ts.ScriptTarget.Latest, true));
  return found;
};

/**
 * @param {Readonly<Record<string, string>>} files texts by their path
 * @param {Readonly<Record<string, number>>} allowed
 */
export const foundProblems = (files, allowed) => [
  ...Object.entries(files).flatMap(([file, text]) => {
    const [now, most] = [wordsIn(text), allowed[file] ?? 0];
    if (now > most)
      return [`${file} finds ${now} things by their words, ${most} are allowed: give them a name (e2e/screen.ts).`];
    return now < most
      ? [`${file} needs only ${now} of ${most}: write that into scripts/gates/found-by-words.mjs.`]
      : [];
  }),
  ...Object.keys(allowed)
    .filter((file) => !(file in files))
    .map((file) => `${file} is gone: take it out of scripts/gates/found-by-words.mjs.`),
];

/** @type {import('./gate.mjs').Gate} */
export const foundGate = {
  name: 'found',
  look: async (root) => {
    const names = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
      .map((name) => `e2e/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => name.endsWith('.ts'))
      .sort();
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
    const text = foundProblems(files, SAID).join('\n');
    return { ok: text === '', text };
  },
};
