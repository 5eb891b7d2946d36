// Writes every file in the one form that the gate asks for.
import { inModules, node } from './process.mjs';

/** @param {string} root @param {readonly string[]} args names of files, to do only these */
export const run = async (root, args) => {
  const files = args.length > 0 ? args : ['.'];
  const format = () => node(inModules(root, 'oxfmt', 'bin', 'oxfmt'), files, { cwd: root });
  // Twice: what is broken into lines for the first time may be joined differently the second time.
  return (await format()) || format();
};
