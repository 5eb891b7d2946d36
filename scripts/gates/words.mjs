import { ESLint } from 'eslint';

/**
 * ESLint's verdict on some results.
 * @param {ESLint} eslint @param {ESLint.LintResult[]} results
 * @returns {Promise<import('./gate.mjs').Finding>}
 */
const verdict = async (eslint, results) => {
  const formatter = await eslint.loadFormatter('stylish');
  const ok = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
  return { ok, text: ok ? '' : String(await formatter.format(results)) };
};

/**
 * What ESLint would say if this text stood in that file: the rule, and its message.
 * @param {string} root @param {string} file @param {string} text
 */
export const complaints = async (root, file, text) => {
  const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`);
};

/** @type {import('./gate.mjs').Gate} */
export const wordsGate = {
  name: 'words (ESLint)',
  look: async (root) => {
    const eslint = new ESLint({ cwd: root });
    return verdict(eslint, await eslint.lintFiles(['.']));
  },
};
