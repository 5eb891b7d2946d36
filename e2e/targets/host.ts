// The shipped browser host as a process of its own, in Chromium.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { calmContext, ROOT, VIEWPORT, type Running, type StartOptions } from './target';

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

export const startHostProcess = (root: string, dataDir: string): Promise<HostProcess> =>
  startProcess(path.join(root, 'dist/host/index.mjs'), ['--no-open', '--data-dir', dataDir], root);

export const startHost = async (options: StartOptions): Promise<Running> => {
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
