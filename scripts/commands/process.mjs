// Child processes, the way every command needs them.
import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of node_modules, or a script of ours, in this Node with the terminal handed through.
 * @param {string} script absolute path of a JavaScript file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options `onLine` also sees
 *   what it writes to standard output
 * @returns {Promise<number>} its exit code
 */
export const node = (script, args, options) =>
  new Promise((resolve, reject) => {
    const { onLine } = options;
    const child = spawn(process.execPath, [script, ...args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['inherit', onLine === undefined ? 'inherit' : 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
      process.stdout.write(chunk);
      for (const line of chunk.toString('utf8').split('\n')) onLine?.(line);
    });
    const stops = /** @type {const} */ (['SIGTERM', 'SIGHUP']).map((signal) => {
      const pass = () => child.kill(signal);
      process.on(signal, pass);
      return () => process.off(signal, pass);
    });
    // Ctrl-C reaches the child by itself; only its end counts.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    const done = () => {
      process.off('SIGINT', wait);
      for (const stop of stops) stop();
    };
    child.on('error', (error) => {
      done();
      reject(error);
    });
    child.on('exit', (code) => {
      done();
      resolve(code ?? 1);
    });
  });

/**
 * @param {string} root
 * @param {readonly string[]} parts of a path below node_modules
 */
export const inModules = (root, ...parts) => path.join(root, 'node_modules', ...parts);

/** Which share of what is too long for every day is tried (shared/rules/testing/set-proof/share.ts). */
export const today = () => ({ CROWNWARD_DAY: String(Math.floor(Date.now() / 86_400_000)) });
