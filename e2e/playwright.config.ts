import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { TargetOptions } from './fixtures';
import { notToday, WIRING } from './rounds';
import { electronBinary } from '../scripts/commands/electron.mjs';

const root = path.resolve(import.meta.dirname, '..');

const wiring = WIRING.map((name) => `**/${name}.spec.ts`);

/**
 * host     the shipped browser host, in Chromium: every flow
 * shim     the shipped main and preload over a stand-in for Electron, in Chromium: the wiring
 * electron the real thing, only where its runtime is: every flow that does not start the host itself
 */
const targets = ['host', 'shim', ...(electronBinary(root) === undefined ? [] : (['electron'] as const))] as const;

export default defineConfig<TargetOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './visual/site.ts',
  fullyParallel: true,
  workers: 2,
  // Only what stands still may fail by the clock: a busy machine is no defect.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What passes when it runs once more is green, and named as unsteady with the trace of the time that it failed. What
  // looks for faults by the thousand forgives nothing.
  retries: process.env['CROWNWARD_SOAK'] === '1' ? 0 : 1,
  use: {
    actionTimeout: 30_000,
    // What was done and said, and the picture of its end; a copy of the page at each step costs more than the test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  reporter: 'line',
  // What is shipped is run as it is: made over like a test it would be another program, and take seconds to load.
  build: { external: ['**/dist/main/**'] },
  // The long ones come first and the short ones last, so that at the end no worker waits long for the other.
  projects: [
    { name: 'visual', testDir: 'visual', testIgnore: [...notToday('visual')] },
    ...targets.map((target) => ({
      name: target,
      testDir: 'flows',
      use: { target },
      ...(target === 'shim' ? { testMatch: wiring } : {}),
      testIgnore: [...notToday(target === 'shim' ? 'shim' : 'flows')],
    })),
    // Each of these starts what it attacks itself.
    { name: 'security', testDir: 'security', testIgnore: [...notToday('security')] },
    // It measures and proves nothing: only where it is asked for.
    ...(process.env['CROWNWARD_WAITING'] === undefined ? [] : [{ name: 'waiting', testDir: 'waiting' }]),
  ],
});
