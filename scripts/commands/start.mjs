// `npm start`: the window where there is a runtime for it, the browser otherwise.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { startOptions } from '../launch/start-options.mjs';
import { findElectron, hasDisplay } from './electron.mjs';
import { node } from './process.mjs';

/** Electron that dies this early has not opened a window. */
const EARLY_MS = 5000;

/** @typedef {import('../launch/start-options.mjs').StartOptions} StartOptions */

/** @param {StartOptions} options */
const dataDir = ({ dataDir: dir }) =>
  dir === undefined ? [] : ['--data-dir', path.resolve(process.env.INIT_CWD ?? '.', dir)];

/** @param {StartOptions} options */
const files = ({ files: given }) => given.map((file) => path.resolve(process.env.INIT_CWD ?? '.', file));

/**
 * @param {string} root
 * @param {string} binary
 * @param {StartOptions} options
 * @returns {Promise<number>}
 */
const inWindow = (root, binary, options) =>
  new Promise((resolve) => {
    // Chromium refuses to run as root inside its sandbox.
    const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const began = Date.now();
    const child = spawn(binary, [...asRoot, root, ...dataDir(options), ...files(options)], {
      cwd: root,
      stdio: 'inherit',
    });
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
    process.on('SIGINT', () => undefined);
    /** @param {string} reason */
    const give = (reason) => {
      process.stderr.write(
        `The window could not be opened (${reason}); \`npm start -- --browser\` plays in the browser.\n`,
      );
      resolve(1);
    };
    child.on('error', (error) => give(error.message));
    child.on('exit', (code, signal) => {
      if (code !== 0 && Date.now() - began < EARLY_MS) give(signal ?? `Electron ended with ${code}`);
      else resolve(code ?? 1);
    });
  });

/** @param {string} root @param {StartOptions} options */
const inBrowser = (root, options) => {
  const args = [
    ...dataDir(options),
    '--port',
    String(options.port),
    ...(options.open && hasDisplay() ? [] : ['--no-open']),
    ...files(options),
  ];
  return node(path.join(root, 'dist', 'host', 'index.mjs'), args, { cwd: root });
};

/** @param {string} root @param {readonly string[]} args */
export const run = async (root, args) => {
  const options = startOptions(args);
  if ('problem' in options) throw new Error(options.problem);
  await ensureBuilt(root, ['app']);
  if (options.browser) return inBrowser(root, options);
  if (!hasDisplay()) {
    process.stderr.write('There is no screen for a window here, so the game is served for the browser instead.\n');
    return inBrowser(root, options);
  }
  const binary = await findElectron(root);
  if (binary !== undefined) return inWindow(root, binary, options);
  process.stderr.write(
    'The Electron runtime is not here and could not be fetched, so the game opens in the browser instead.\n',
  );
  return inBrowser(root, options);
};
