// The game for the browser with its own Node, without Electron: one folder, one click.
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, cpSync, existsSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchedNode } from '../launch/node.mjs';
import { targetOf } from './native.mjs';

/** @typedef {import('./options.mjs').System} System */
/** @typedef {{ binary: string, licence: string }} OwnNode */

const PLATFORM = { linux: 'linux', win: 'win32', mac: 'darwin' };

/** @param {System} system @param {string} arch */
export const targetFor = (system, arch) => `${PLATFORM[system]}-${arch}`;

/** The file that somebody clicks, and that a terminal starts. */
export const STARTER = { linux: 'crownward.sh', win: 'Crownward.cmd', mac: 'Crownward.command' };

/**
 * Node for a target, fetched where it is not here. Not every system's package brings the licence, which is the same for
 * all.
 * @param {string} target @returns {OwnNode}
 */
export const shippedNode = (target) => {
  const get = (/** @type {string} */ wanted) =>
    fetchedNode(wanted, (version) => {
      process.stderr.write(`Fetching Node ${version} for ${wanted}, once ...\n`);
    });
  const node = get(target);
  if (node === undefined) throw new Error(`There is no Node for ${target} to put into the archive.`);
  const own = path.join(node.folder, 'LICENSE');
  return {
    binary: node.binary,
    licence: existsSync(own) ? own : path.join(get('linux-x64')?.folder ?? '', 'LICENSE'),
  };
};

/** First bytes of a file that may be large. @param {string} file */
const head = (file) => {
  const bytes = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
};

/**
 * Lays the folder out; its path.
 * @param {string} root @param {string} out
 * @param {{ system: System, arch: string, node: OwnNode }} wanted
 */
export const layOut = (root, out, { system, arch, node }) => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const name = `Crownward-${version}-browser-${system === 'win' ? 'windows' : system === 'mac' ? 'macos' : 'linux'}-${arch}`;
  const folder = path.join(out, name);
  const from = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);
  const to = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts);
  rmSync(folder, { recursive: true, force: true });
  const unmapped = { recursive: true, filter: (/** @type {string} */ file) => !file.endsWith('.map') };
  for (const part of ['host', 'renderer']) cpSync(from('dist', part), to('app', 'dist', part), unmapped);
  mkdirSync(to('app', 'dist', 'main'));
  for (const worker of ['ai-worker.cjs', 'file-worker.cjs', 'faces-en.json', 'faces-de.json'])
    copyFileSync(from('dist', 'main', worker), to('app', 'dist', 'main', worker));
  if (existsSync(from('dist', 'main', 'chunks')))
    cpSync(from('dist', 'main', 'chunks'), to('app', 'dist', 'main', 'chunks'), unmapped);
  writeFileSync(to('app', 'package.json'), `${JSON.stringify({ name: 'crownward', version, private: true })}\n`);
  const database = ['node_modules', 'better-sqlite3'];
  for (const part of ['package.json', 'LICENSE', 'lib', `prebuilds/${targetFor(system, arch)}.node`])
    cpSync(from(...database, part), to('app', ...database, part), { recursive: true });
  mkdirSync(to('node'));
  const binary = to('node', path.basename(node.binary));
  copyFileSync(node.binary, binary);
  chmodSync(binary, 0o755);
  copyFileSync(node.licence, to('node', 'LICENSE'));
  for (const file of ['LICENSE', 'resources/THIRD-PARTY.txt', 'resources/portable/README.txt'])
    copyFileSync(from(file), to(path.basename(file)));
  cpSync(from('resources', 'portable', system), folder, { recursive: true });
  if (system !== 'win') chmodSync(to(STARTER[system]), 0o755);
  return folder;
};

/**
 * What is wrong with such a folder, a sentence for each.
 * @param {string} folder @param {System} system @param {string} arch
 */
export const portableFaults = (folder, system, arch) => {
  const target = targetFor(system, arch);
  const needed = ['LICENSE', 'THIRD-PARTY.txt', 'README.txt', 'node/LICENSE', STARTER[system], 'app/dist/host/index.mjs'];
  const natives = [
    system === 'win' ? 'node/node.exe' : 'node/node',
    `app/node_modules/better-sqlite3/prebuilds/${target}.node`,
  ];
  return [...needed, ...natives].flatMap((file) => {
    const place = path.join(folder, file);
    if (!existsSync(place)) return [`Missing: ${file}`];
    if (!natives.includes(file)) return [];
    const found = targetOf(head(place));
    return found === target ? [] : [`${file} is a file for ${found} and not for ${target}.`];
  });
};

/**
 * One archive of the folder, beside it. Throws with one sentence where the tool for it is missing.
 * @param {string} folder @param {System} system
 */
export const archive = (folder, system) => {
  const file = `${folder}.${system === 'win' ? 'zip' : 'tar.gz'}`;
  const cwd = path.dirname(folder);
  const name = path.basename(folder);
  rmSync(file, { force: true });
  // Windows' own tar writes zip files too; elsewhere that is the work of zip.
  const [tool, ...args] =
    system !== 'win' ? ['tar', '-czf', file, name] : process.platform === 'win32' ? ['tar', '-acf', file, name] : ['zip', '-qr', file, name];
  const { status, error } = spawnSync(tool ?? '', args, { cwd, stdio: ['ignore', 'ignore', 2] });
  if (error !== undefined) throw new Error(`This archive needs the program ${tool ?? ''}, which is not here.`);
  if (status !== 0) throw new Error(`${tool ?? ''} could not write ${file}.`);
  return file;
};
