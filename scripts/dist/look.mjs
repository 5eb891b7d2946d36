// Looks through a packed program: `npm run dist` does it after each build, the test with a stand-in for the runtime.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { extractFile, getRawHeader, uncacheAll } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { targetOf } from './native.mjs';

/**
 * @typedef {object} Packed
 * @property {string} resources the folder with app.asar
 * @property {string} licences the folder with the runtime's own licences
 * @property {string} executable of the program, or the .app of macOS
 * @property {readonly string[]} targets such as linux-x64; two where one program is for both processors
 *
 * @typedef {{ files?: Record<string, Entry>, unpacked?: boolean, size?: number, integrity?: { hash: string } }} Entry
 */

const NATIVE = 'node_modules/better-sqlite3/prebuilds';

/** What must be in the archive, by name; the build puts a hash into some. */
const MUST = [
  /^package\.json$/,
  /^dist\/main\/index\.cjs$/,
  /^dist\/main\/preload\.cjs$/,
  /^dist\/main\/ai-worker\.cjs$/,
  /^dist\/main\/file-worker\.cjs$/,
  /^dist\/main\/faces-en\.json$/,
  /^dist\/main\/faces-de\.json$/,
  /^dist\/renderer\/index\.html$/,
  /^dist\/renderer\/assets\/index-[\w-]+\.js$/,
  /^dist\/renderer\/assets\/index-[\w-]+\.css$/,
  /^node_modules\/better-sqlite3\/package\.json$/,
  /^node_modules\/better-sqlite3\/LICENSE$/,
  /^node_modules\/better-sqlite3\/lib\/index\.js$/,
];
/** And what may be there besides. */
const MAY = [
  /^dist\/main\/chunks\/[\w-]+\.cjs$/,
  /^dist\/renderer\/assets\/[\w-]+\.(js|css|woff2|svg)$/,
  /^node_modules\/better-sqlite3\/lib\/([\w-]+\/)?[\w-]+\.js$/,
];

/** @param {Entry} entry @param {string} where @returns {(readonly [file: string, entry: Entry])[]} */
const filesOf = (entry, where = '') =>
  Object.entries(entry.files ?? {}).flatMap(([name, one]) =>
    one.files === undefined ? [[`${where}${name}`, one]] : filesOf(one, `${where}${name}/`),
  );

/** @param {Buffer} data */
const hash = (data) => createHash('sha256').update(data).digest('hex');

/** @param {string} dir @returns {string[]} */
const below = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(path.join(dir, file)).isFile())
        .map((file) => file.replaceAll(path.sep, '/'))
    : [];

/** @param {Packed} packed */
const archiveFaults = ({ resources, targets }) => {
  const asar = path.join(resources, 'app.asar');
  if (!existsSync(asar)) return ['There is no app.asar.'];
  // What was read of an archive of the same name before is remembered otherwise.
  uncacheAll();
  const entries = filesOf(/** @type {Entry} */ (getRawHeader(asar).header));
  const natives = targets.map((target) => `${NATIVE}/${target}.node`);
  const names = entries.map(([file]) => file);
  const faults = [
    ...MUST.filter((wanted) => !names.some((file) => wanted.test(file))).map((wanted) => `Missing: ${wanted.source}`),
    ...natives.filter((file) => !names.includes(file)).map((file) => `Missing: ${file}`),
    ...names
      .filter((file) => !natives.includes(file) && ![...MUST, ...MAY].some((allowed) => allowed.test(file)))
      .map((file) => `Does not belong into the archive: ${file}`),
  ];
  const outside = below(`${asar}.unpacked`);
  faults.push(...outside.filter((file) => !natives.includes(file)).map((file) => `Does not belong outside: ${file}`));
  for (const [file, entry] of entries) {
    const place = path.join(`${asar}.unpacked`, file);
    if ((entry.unpacked === true) !== natives.includes(file)) {
      faults.push(`${file} is on the wrong side of the archive.`);
      continue;
    }
    if (entry.unpacked === true && !existsSync(place)) {
      faults.push(`Missing: ${file}`);
      continue;
    }
    const data = entry.unpacked === true ? readFileSync(place) : extractFile(asar, file.replaceAll('/', path.sep));
    if (entry.integrity?.hash !== hash(data)) faults.push(`${file} is not what was packed.`);
    const target = path.basename(file, '.node');
    if (entry.unpacked === true && targetOf(data) !== target)
      faults.push(`${file} is a file for ${targetOf(data)} and not for ${target}.`);
  }
  return faults;
};

/** @param {Packed} packed */
const licenceFaults = ({ resources, licences }) =>
  [
    path.join(resources, 'LICENSE'),
    path.join(resources, 'THIRD-PARTY.txt'),
    path.join(licences, 'LICENSE.electron.txt'),
    path.join(licences, 'LICENSES.chromium.html'),
  ]
    .filter((file) => !existsSync(file) || statSync(file).size === 0)
    .map((file) => `A licence is missing: ${path.basename(file)}`);

/**
 * @param {string} executable
 * @param {Readonly<Record<string, unknown>>} wanted `electronFuses` of the configuration
 */
const fuseFaults = async (executable, wanted) => {
  const wire = /** @type {Record<string, unknown>} */ (await getCurrentFuseWire(executable));
  return Object.entries(wanted).flatMap(([name, on]) => {
    const key = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
    const at = /** @type {Record<string, unknown>} */ (FuseV1Options)[key];
    const state = wire[String(at)];
    return state === (on === true ? FuseState.ENABLE : FuseState.DISABLE)
      ? []
      : [`The fuse ${name} is not ${on === true ? 'on' : 'off'}.`];
  });
};

/**
 * Everything that is wrong with a packed program, a sentence for each.
 * @param {Packed} packed @param {Readonly<Record<string, unknown>>} fuses
 */
export const faultsOf = async (packed, fuses) => [
  ...archiveFaults(packed),
  ...licenceFaults(packed),
  ...(await fuseFaults(packed.executable, fuses)),
];

/** Bytes of a packed program that are ours and not the runtime's. @param {Packed} packed */
export const ourSize = ({ resources }) =>
  below(resources).reduce((sum, file) => sum + statSync(path.join(resources, file)).size, 0);

/**
 * Where electron-builder leaves a program before it makes packages of it.
 * @param {string} out @param {import('./options.mjs').System} system @param {'x64' | 'arm64' | 'universal'} arch
 * @returns {Packed}
 */
export const packedIn = (out, system, arch) => {
  if (system === 'mac') {
    const executable = path.join(out, arch === 'x64' ? 'mac' : `mac-${arch}`, 'Crownward.app');
    const resources = path.join(executable, 'Contents', 'Resources');
    return { executable, resources, licences: resources, targets: ['darwin-arm64', 'darwin-x64'] };
  }
  const folder = path.join(out, `${system}${arch === 'x64' ? '' : `-${arch}`}-unpacked`);
  return {
    executable: path.join(folder, system === 'win' ? 'Crownward.exe' : 'crownward'),
    resources: path.join(folder, 'resources'),
    licences: folder,
    targets: [`${system === 'win' ? 'win32' : 'linux'}-${arch}`],
  };
};
