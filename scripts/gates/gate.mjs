// What a gate is: something that looks at the whole project and says what is wrong.
import { spawn } from 'node:child_process';
import { told } from '../commands/counts.mjs';

/**
 * @typedef {object} Finding
 * @property {boolean} ok
 * @property {string} text what is wrong and what to do, for the terminal
 *
 * @typedef {object} Gate
 * @property {string} name
 * @property {(root: string) => Promise<Finding>} look
 */

/**
 * A program whose exit code is the verdict.
 * @param {string} root @param {string} script @param {readonly string[]} args
 * @returns {Promise<Finding>}
 */
export const judgedBy = (root, script, args) =>
  new Promise((resolve) => {
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, NO_COLOR: '1' };
    delete env.FORCE_COLOR;
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('error', (error) => resolve({ ok: false, text: error.message }));
    child.on('exit', (code) => resolve({ ok: code === 0, text: text.trim() }));
  });

/**
 * Runs gates, says each verdict as it comes, and counts.
 * @param {string} root @param {readonly Gate[]} gates
 * @param {number} [atOnce] fewer where others run beside them
 * @returns {Promise<import('../commands/counts.mjs').Count>}
 */
export const runGates = async (root, gates, atOnce = 2) => {
  const waiting = [...gates];
  const count = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const why = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const began = performance.now();
      const { ok, text } = await gate.look(root);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      count[ok ? 'passed' : 'failed'] += 1;
      if (!ok) why.push(told(`gate ${gate.name}`, [text]));
      process.stdout.write(`gate ${gate.name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)\n${ok ? '' : `${text}\n\n`}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...count, why };
};
