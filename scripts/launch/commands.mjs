// What can be asked of the launcher. Names only: it has to answer `--help` before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const OWN = {
  start: 'play: in a window of its own, or in the browser where there is no Electron runtime',
  test: 'every gate, every unit test, every end-to-end test',
  check: 'the quick gates and the unit tests',
  build: 'build everything into dist/',
  typecheck: 'types only',
  lint: 'words, folder rules and unused code only',
  format: 'writes every file in the one form that the gate asks for',
  unit: 'unit tests only; takes the arguments of vitest',
  e2e: 'end-to-end tests only; takes the arguments of playwright test',
  soak: 'kills, bad files, malformed messages and replays by the thousand; takes names of files',
  icons: 'draw the icons of the packages anew from resources/*.svg',
  dist: 'packages for a system: `-- --linux`, `--win`, `--mac`, `--portable`; `-- --help` says more',
  'third-party': 'write THIRD-PARTY.txt anew: what others made and under which licences',
  waiting: 'how long one waits for one’s next turn, with three and five computers; `-- --help` says more',
  shots: 'pictures of every screen, to be looked at; `-- --help` says more',
};

/**
 * The command-line tools: one file each in scripts/cli, no registration.
 * @param {string} root
 */
export const tools = (root) => {
  const dir = path.join(root, 'scripts', 'cli');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
};

/** @param {string} name */
export const isOwnCommand = (name) => Object.hasOwn(OWN, name);

/** @param {string} root */
export const help = (root) => {
  const lines = Object.entries(OWN).map(
    ([name, text]) => `  npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}`.padEnd(20) + text,
  );
  const more = tools(root).map(
    (name) => `  npm run ${name}`.padEnd(20) + `scripts/cli/${name}.ts; \`-- --help\` says more`,
  );
  return ['Usage: npm run COMMAND [-- OPTIONS]', '', ...lines, ...more, ''].join('\n');
};
