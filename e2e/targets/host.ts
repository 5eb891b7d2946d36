// The shipped browser host as a process of its own, in Chromium.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { calmContext, laidDown, ROOT, VIEWPORT, type Running, type StartOptions } from './target';

export type HostProcess = {
  readonly child: ChildProcess;
  /** What it printed: the address with its key. */
  readonly url: URL;
  readonly key: string;
  /** Ends it as Ctrl-C does; the exit code. */
  readonly stop: () => Promise<number | null>;
};

/** What Node made of the same program the last time: a hundred hosts are started, one after the other. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/crownward-compiled');

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/#key=\S+/;

/** Waits for the address that the host prints. Rejects with what it said when it ends before. */
const addressOf = (child: ChildProcess): Promise<URL> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const found = ADDRESS.exec(said)?.[0];
      if (found !== undefined) resolve(new URL(found));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the host ended with ${String(code)}: ${said}`)));
  });

/** Any command that starts the host, with the arguments that keep it quiet and apart. */
export const startProcess = async (script: string, args: readonly string[], cwd: string): Promise<HostProcess> => {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // A spec that fails half-way does not stop its host; the end of its worker does.
  const kill = (): void => {
    child.kill('SIGTERM');
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = await addressOf(child);
  return {
    child,
    url,
    key: url.hash.slice('#key='.length),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

export const startHostProcess = (root: string, dataDir: string, port = 0): Promise<HostProcess> =>
  startProcess(
    path.join(root, 'dist/host/index.mjs'),
    ['--no-open', '--data-dir', dataDir, '--port', String(port)],
    root,
  );

/**
 * A page that stays from one calm test to the next, and the port that its hosts take in turn. A page of its own is a
 * process, and the screen compiled once more in it: a third of what a short test costs. What the browser keeps of a
 * program it keeps by its address, so that is the same each time.
 */
type Desk = { page: Page; readonly port: number };
const desks = new WeakMap<Browser, Desk>();

/** Functions that a test exposes stay: who needs one opens a page of his own. */
const cleared = async (page: Page): Promise<void> => {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.evaluate('sessionStorage.clear()');
  await laidDown(page);
};

const startAtDesk = async ({ browser, root, dataDir, onPage }: StartOptions): Promise<Running> => {
  const kept = desks.get(browser);
  const host = await startHostProcess(root, dataDir, kept?.port);
  const page = kept?.page ?? (await (await calmContext(browser)).newPage());
  desks.set(browser, { page, port: Number(host.url.port) });
  onPage(page);
  await page.goto(host.url.href);
  return {
    page,
    stop: async () => {
      await cleared(page);
      await host.stop();
    },
  };
};

const startWithPage = async (options: StartOptions): Promise<Running> => {
  const { browser, root, dataDir, touch, moves, onPage } = options;
  const host = await startHostProcess(root, dataDir);
  const context = moves
    ? await browser.newContext({ viewport: VIEWPORT, hasTouch: touch })
    : await calmContext(browser, { hasTouch: touch });
  const page = await context.newPage();
  onPage(page);
  await page.goto(host.url.href);
  return {
    page,
    stop: async () => {
      await context.close();
      await host.stop();
    },
  };
};

export const startHost = (options: StartOptions): Promise<Running> =>
  options.moves || options.touch ? startWithPage(options) : startAtDesk(options);
