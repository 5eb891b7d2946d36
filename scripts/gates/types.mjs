// One program for each folder, because each has its own globals: shared/ proves that it needs neither DOM nor Node.
import path from 'node:path';
import { judgedBy } from './gate.mjs';

/**
 * `node` is all that runs in Node: main/, scripts/, the tool configuration and the tests of shared/. renderer/ is not
 * among them: svelte-check does its .ts files as well.
 */
const PROJECTS = { node: 'tsconfig.node.json', e2e: 'e2e', shared: 'shared' };

/** The compiler that is many times faster; `typescript` itself is what other tools are written with. */
export const TSC = 'node_modules/@typescript/native/bin/tsc';

/** @type {readonly import('./gate.mjs').Gate[]} */
export const typeGates = [
  {
    name: 'types renderer',
    look: (root) =>
      judgedBy(root, path.join(root, 'node_modules/svelte-check/bin/svelte-check'), [
        ...['--tsconfig', 'renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
      ]),
  },
  ...Object.entries(PROJECTS).map(([name, project]) => ({
    name: `types ${name}`,
    look: (/** @type {string} */ root) =>
      judgedBy(root, path.join(root, TSC), ['--noEmit', '--pretty', 'false', '-p', project]),
  })),
];
