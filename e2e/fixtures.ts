// `test` for flows: the same spec on every target, with a data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Browser, type Page } from 'playwright/test';
import { launchChromium } from './targets/chromium';
import { startElectron } from './targets/electron';
import { startHost } from './targets/host';
import { startShim } from './targets/shim';
import { ROOT, type Running, type StartOptions, type TargetName } from './targets/target';

export type TargetOptions = { readonly target: TargetName };
type WorkerFixtures = TargetOptions & { readonly chromium: Browser };

const START: Readonly<Record<TargetName, (options: StartOptions) => Promise<Running>>> = {
  host: startHost,
  shim: startShim,
  electron: startElectron,
};

export type App = {
  readonly target: TargetName;
  readonly page: () => Page;
  /** Ends the program and starts it again with the same data folder. */
  readonly restart: () => Promise<Page>;
  /** What the console of the page complained about. */
  readonly complaints: readonly string[];
};

export const test = base.extend<{ dataDir: string; touch: boolean; moves: boolean; app: App }, WorkerFixtures>({
  target: ['host', { option: true, scope: 'worker' }],
  // One browser for all tests of a worker; starting it is the slowest thing that they do.
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  touch: [false, { option: true }],
  moves: [false, { option: true }],
  dataDir: async ({}, use) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-e2e-'));
    await use(dir);
    rmSync(dir, { recursive: true, force: true });
  },
  app: async ({ target, dataDir, touch, moves, chromium }, use, info) => {
    const complaints: string[] = [];
    const onPage = (page: Page): void => {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} @ ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
    };
    const start = (): Promise<Running> =>
      START[target]({ browser: chromium, root: ROOT, dataDir, touch, moves, onPage });
    let running = await start();
    await use({
      target,
      complaints,
      page: () => running.page,
      restart: async () => {
        await running.stop();
        running = await start();
        return running.page;
      },
    });
    if (info.status !== info.expectedStatus) {
      await info.attach('last', { body: await running.page.screenshot(), contentType: 'image/png' });
    }
    await running.stop();
  },
});

export { expect };
