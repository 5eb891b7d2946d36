// What `npm run dist` was asked for.

export const help = `Usage: npm run dist -- SYSTEM [KIND...] [--arch x64|arm64] [--dir]

  --linux      AppImage, deb, rpm, tar.gz; all of them, or those that are named
  --win        nsis (installer), portable (one file)
  --mac        dmg, zip; for both kinds of processor; on macOS only
  --portable   the game for the browser with its own Node, without Electron; KIND is linux, win or mac
  --dir        the program as a folder, without an installer
  --arch       x64 or arm64; without it, as this computer

Packages come into release/. docs/how-to/release.md says what each system needs, and how packages are signed.
`;

/** @typedef {'linux' | 'win' | 'mac'} System */
/** @typedef {{ system: System | 'portable', kinds: readonly string[], arch: 'x64' | 'arm64' }} DistOptions */

/** @type {Readonly<Record<System | 'portable', readonly string[]>>} */
export const KINDS = {
  linux: ['AppImage', 'deb', 'rpm', 'tar.gz'],
  win: ['nsis', 'portable'],
  mac: ['dmg', 'zip'],
  portable: ['linux', 'win', 'mac'],
};

/** @param {string} name @returns {name is System | 'portable'} */
const isSystem = (name) => Object.hasOwn(KINDS, name);

/**
 * @param {readonly string[]} args @param {string} here the processor of this computer @returns {DistOptions | {
 * problem: string }}
 */
export const distOptions = (args, here = process.arch) => {
  /** @type {DistOptions['system'] | undefined} */
  let system;
  /** @type {string[]} */
  const kinds = [];
  let arch = here;
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const name = word.replace(/^--/, '');
    if (word === '--dir') kinds.push('dir');
    else if (word === '--arch') arch = rest.shift() ?? '';
    else if (word.startsWith('--') && isSystem(name)) {
      if (system !== undefined) return { problem: 'npm run dist builds for one system at a time.' };
      system = name;
    } else if (word.startsWith('--')) return { problem: `npm run dist does not know "${word}".` };
    else kinds.push(word);
  }
  if (system === undefined) return { problem: 'npm run dist needs a system: --linux, --win, --mac or --portable.' };
  if (arch !== 'x64' && arch !== 'arm64') return { problem: `There are packages for x64 and arm64, not for "${arch}".` };
  const known = system === 'portable' ? KINDS.portable : [...KINDS[system], 'dir'];
  const odd = kinds.find((kind) => !known.includes(kind));
  if (odd !== undefined) return { problem: `There is no "${odd}" for --${system}; there are ${known.join(', ')}.` };
  return { system, arch, kinds: kinds.length > 0 ? kinds : system === 'portable' ? ['linux'] : KINDS[system] };
};
