// electron-builder, as far as we need it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Arch, build, Platform } from 'electron-builder';
import { parse } from 'yaml';
import { NAMED_BY } from './ready.mjs';

/** @typedef {import('./options.mjs').System} System */
/** @typedef {import('electron-builder').Configuration} Configuration */

const PLATFORMS = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC };

/** What electron-builder.yml says. @param {string} root @returns {Configuration} */
export const configuration = (root) => parse(readFileSync(path.join(root, 'electron-builder.yml'), 'utf8'));

/**
 * Where electron-builder keeps tools that it fetched. @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform
 */
export const toolCache = (env = process.env, platform = process.platform) => {
  if (env.ELECTRON_BUILDER_CACHE) return env.ELECTRON_BUILDER_CACHE;
  if (platform === 'win32') return path.join(env.LOCALAPPDATA ?? os.homedir(), 'electron-builder', 'Cache');
  if (platform === 'darwin') return path.join(os.homedir(), 'Library', 'Caches', 'electron-builder');
  return path.join(env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'electron-builder');
};

/** @param {string} name @param {NodeJS.ProcessEnv} env */
const isOnPath = (name, env) =>
  (env.PATH ?? '').split(path.delimiter).some((dir) => existsSync(path.join(dir, name)));

/**
 * What it takes out of a folder that is named to it: any one of each list. That of a system's own package has not all of
 * it, and electron-builder says so only in the middle of its work.
 * @type {Readonly<Record<string, (platform: NodeJS.Platform) => readonly (readonly string[])[]>>}
 */
const TAKEN = {
  nsis: (platform) => [
    platform === 'win32'
      ? ['Bin/makensis.exe', 'makensis.cmd']
      : [`${platform === 'darwin' ? 'mac' : 'linux'}/makensis`, 'makensis'],
    ['elevate.exe'],
  ],
  'nsis-resources': () => [['plugins', 'windows/Plugins']],
};

/**
 * What is not in the folder that a variable names for a tool; `undefined` where none is named or all is there.
 * @param {string} name @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform
 */
export const lackOf = (name, env = process.env, platform = process.platform) => {
  const folder = env[NAMED_BY[name] ?? ''];
  if (!folder) return undefined;
  const missing = (TAKEN[name]?.(platform) ?? []).find((ones) => !ones.some((one) => existsSync(path.join(folder, one))));
  return missing === undefined ? undefined : path.join(folder, missing[0] ?? '');
};

/**
 * Will electron-builder find a tool: in its cache, or named by its variable? Another program: is it on the path?
 * @param {string} name @param {NodeJS.ProcessEnv} env
 */
export const hasTool = (name, env = process.env) => {
  const variable = NAMED_BY[name];
  if (variable === undefined) return isOnPath(name, env);
  if (env[variable] || (name === 'fpm' && env.USE_SYSTEM_FPM === 'true' && isOnPath(name, env))) return true;
  const cache = toolCache(env);
  return existsSync(cache) && readdirSync(cache).some((dir) => dir.startsWith(name) && !(name === 'nsis' && dir.startsWith('nsis-resources')));
};

/**
 * On macOS one package is for both processors; a mere folder is for one.
 * @param {System} system @param {readonly string[]} kinds @param {'x64' | 'arm64'} arch
 */
export const archOf = (system, kinds, arch) => (system === 'mac' && !kinds.includes('dir') ? 'universal' : arch);

/**
 * Builds packages; the paths of what was made.
 * @param {string} root
 * @param {{ system: System, kinds: readonly string[], arch: 'x64' | 'arm64', config: Configuration }} wanted
 */
export const pack = (root, { system, kinds, arch, config }) =>
  build({
    projectDir: root,
    targets: PLATFORMS[system].createTarget([...kinds], Arch[archOf(system, kinds, arch)]),
    config,
    publish: 'never',
  });
