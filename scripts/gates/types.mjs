// One program for each folder, because each has its own globals: shared/ proves that it needs neither DOM nor Node.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { judgedBy } from './gate.mjs';

/** renderer/ is not among them: svelte-check does its .ts files as well. */
const PROJECTS = ['shared', 'shared/tsconfig.test.json', 'main', 'scripts', 'e2e', '.'];

/** TypeScript calls an empty program an error. @param {string} dir @returns {boolean} */
const hasTests = (dir) =>
  existsSync(dir) &&
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).some((file) => /\.test\.ts$|testing\/.*\.ts$/.test(file));

/** @type {readonly import('./gate.mjs').Gate[]} */
export const typeGates = [
  ...PROJECTS.map((project) => ({
    name: `types ${project}`,
    look: async (/** @type {string} */ root) =>
      project === 'shared/tsconfig.test.json' && !hasTests(path.join(root, 'shared'))
        ? { ok: true, text: '' }
        : judgedBy(root, path.join(root, 'node_modules/typescript/bin/tsc'), [
            '--noEmit',
            '--pretty',
            'false',
            '-p',
            project,
          ]),
  })),
  {
    name: 'types renderer',
    look: (root) =>
      judgedBy(root, path.join(root, 'node_modules/svelte-check/bin/svelte-check'), [
        ...['--tsconfig', 'renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
      ]),
  },
];
