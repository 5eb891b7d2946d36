import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { TargetOptions } from './fixtures';
import { electronBinary } from '../scripts/commands/electron.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * host     the shipped browser host, in Chromium
 * shim     the shipped main and preload over a stand-in for Electron, in Chromium
 * electron the real thing, only where its runtime is
 */
const targets = ['host', 'shim', ...(electronBinary(root) === undefined ? [] : (['electron'] as const))] as const;

export default defineConfig<TargetOptions>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Only what stands still may fail by the clock: a busy machine is no defect.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: { actionTimeout: 30_000 },
  reporter: 'line',
  projects: [
    ...targets.map((target) => ({ name: target, testDir: 'flows', use: { target } })),
    // Each of these starts what it attacks itself.
    { name: 'security', testDir: 'security' },
    { name: 'visual', testDir: 'visual' },
  ],
});
