// The Electron runtime: is it here, can it be fetched? It comes from a release page, not from the npm registry.
// Never `require('electron')` to find out: outside Electron that starts a download.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inModules, node } from './process.mjs';

/** A release page that does not answer within this time is taken for unreachable. */
const REACH_MS = 3000;

/**
 * The runtime's executable, or `undefined` when it is not here.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export const electronBinary = (root, env = process.env) => {
  const name = process.platform === 'win32' ? 'electron.exe' : 'electron';
  const given = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (given !== undefined && given !== '') {
    const file = path.join(given, name);
    return existsSync(file) ? file : undefined;
  }
  const pointer = inModules(root, 'electron', 'path.txt');
  if (!existsSync(pointer)) return undefined;
  const file = inModules(root, 'electron', 'dist', readFileSync(pointer, 'utf8').trim());
  return existsSync(file) ? file : undefined;
};

/** @param {NodeJS.ProcessEnv} env */
export const canReach = async (env) => {
  const page = env.ELECTRON_MIRROR ?? env.npm_config_electron_mirror ?? 'https://github.com';
  try {
    await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) });
    return true;
  } catch {
    return false;
  }
};

/**
 * The runtime, fetched where that is possible.
 * @param {string} root
 */
export const findElectron = async (root) => {
  const here = electronBinary(root);
  if (here !== undefined || !(await canReach(process.env))) return here;
  process.stderr.write('Fetching the Electron runtime, about 120 MB, once ...\n');
  await node(inModules(root, 'electron', 'install.js'), [], { cwd: root });
  return electronBinary(root);
};

/** Is there a screen for a window? @param {NodeJS.ProcessEnv} env */
export const hasDisplay = (env = process.env) =>
  process.platform !== 'linux' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
