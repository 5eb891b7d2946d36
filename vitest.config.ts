import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds. Only what stands still may fail by the clock: a busy machine is no defect. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['dot'],
    projects: [
      {
        // Pure code: test files share one module graph, which is many times faster with hundreds of cards.
        test: { name: 'shared', include: ['shared/**/*.test.ts'], pool: 'threads', ...patience, isolate: false },
      },
      {
        // require('electron') outside Electron starts a download, so the name always means the stub.
        resolve: { alias: { electron: here('./main/testing/electron-stub.ts') } },
        test: {
          name: 'main',
          include: ['main/**/!(once).test.ts'],
          pool: 'forks',
          ...patience,
          // Half of what a file takes is to load all cards and rules once more.
          isolate: false,
        },
      },
      {
        // What it puts in the place of a module must not meet one that another file has loaded.
        resolve: { alias: { electron: here('./main/testing/electron-stub.ts') } },
        test: { name: 'mocking', include: ['main/game/once.test.ts'], pool: 'forks', ...patience },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: { name: 'renderer', include: ['renderer/**/*.test.ts'], pool: 'threads', ...patience, isolate: false },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/gates/**', 'scripts/soak/**'],
          pool: 'forks',
          ...patience,
          isolate: false,
        },
      },
      {
        // Small shares of what `npm run soak` does by the thousand.
        test: { name: 'soak', include: ['scripts/soak/**/*.test.ts'], pool: 'forks', ...patience, isolate: false },
      },
      {
        // Whole tools run inside these: seconds, where the others take milliseconds.
        test: { name: 'gates', include: ['scripts/gates/**/*.test.ts'], pool: 'forks', ...patience },
      },
    ],
  },
});
