// Runs the SHIPPED dist/main/index.cjs and preload.cjs with the module `electron` replaced by a stand-in over
// Playwright's Chromium: app:// becomes a route, the window a page, the preload an init script.
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { createShimElectron, type ShimContents, type ShimElectron } from './shim-electron';
import { VIEWPORT, type Running, type StartOptions } from './target';

export type ShimRunning = Running & { readonly electron: ShimElectron };

// Chromium knows no app:// of ours, so addresses are carried over http and back.
const HOST_SUFFIX = '.app.test';
const toHttp = (url: string): string => url.replace(/^app:\/\/([^/]+)/, `http://$1${HOST_SUFFIX}`);
const toApp = (url: string): string => url.replace(/^http:\/\/([^/.]+)\.app\.test/, 'app://$1');

/** Runs in the page before anything else: what a sandboxed preload may require, made of page functions. */
const initScript = (preload: string): string => `
if (location.hostname.endsWith('${HOST_SUFFIX}') && window === window.top) (() => {
  const listeners = new Map();
  window.__push = (channel, args) => { for (const heard of [...(listeners.get(channel) ?? [])]) heard({}, ...args); };
  const call = window.__ipc;
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => Object.defineProperty(window, name, { value: Object.freeze(value) }) },
    ipcRenderer: {
      invoke: (channel, ...args) => call(channel, args),
      on: (channel, heard) => listeners.set(channel, (listeners.get(channel) ?? new Set()).add(heard)),
      removeListener: (channel, heard) => listeners.get(channel)?.delete(heard),
    },
  };
  const require = (name) => { if (name !== 'electron') throw new Error('a sandboxed preload may not require ' + name); return electron; };
  (function (require, module, exports) { ${preload}
  })(require, { exports: {} }, {});
})();`;

type Loader = (request: string, ...rest: readonly unknown[]) => unknown;

/** Loads the main process with our module under the name of Electron's. */
const loadMain = (root: string, electron: ShimElectron, args: readonly string[]): void => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly main: string };
  const file = path.join(root, manifest.main);
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, require.resolve(file));
  // Node has no public way to replace a module for CommonJS.
  const hooked = Module as unknown as { _load: Loader };
  const { _load: load } = hooked;
  const { argv } = process;
  hooked._load = (request, ...rest) => (request === 'electron' ? electron.module : load.call(Module, request, ...rest));
  process.argv = [process.execPath, root, ...args];
  try {
    require(file);
  } finally {
    hooked._load = load;
    process.argv = argv;
  }
};

const serve = async (context: BrowserContext, electron: ShimElectron): Promise<void> => {
  await context.route('**/*', async (route) => {
    const response = await electron.respond(toApp(route.request().url()));
    if (response === undefined) {
      await route.abort();
      return;
    }
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
};

export const startShim = async ({ browser, root, dataDir, onPage }: StartOptions): Promise<ShimRunning> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  let shown: (page: Page) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  const firstPage = new Promise<Page>((resolve, reject) => {
    shown = resolve;
    failed = reject;
  });

  const load = async (url: string, preload: string, contents: ShimContents): Promise<void> => {
    const page = await context.newPage();
    onPage(page);
    await page.exposeBinding('__ipc', async ({ frame }, channel: string, args: readonly unknown[]) => {
      const senderFrame = { url: toApp(frame.url()), parent: null };
      return await electron.invoke(channel, { senderFrame, sender: contents }, ...args);
    });
    await page.addInitScript({ content: initScript(readFileSync(preload, 'utf8')) });
    contents.deliver = (channel, args) => {
      const push = ([name, values]: readonly [string, readonly unknown[]]): void => {
        (window as unknown as { __push?: (name: string, values: readonly unknown[]) => void }).__push?.(name, values);
      };
      void page.evaluate(push, [channel, args] as const).catch(() => undefined);
    };
    await page.goto(toHttp(url));
    shown(page);
  };

  const electron = createShimElectron({
    appPath: root,
    load,
    exited: (code) => failed(new Error(`the app exited with ${code}: ${electron.seen.order.at(-1) ?? ''}`)),
  });
  await serve(context, electron);
  // The program counts on ending with its process; here the process is the test's.
  const handlers = new Set(process.listeners('uncaughtException'));
  const rejections = new Set(process.listeners('unhandledRejection'));
  const forget = (): void => {
    for (const one of process.listeners('uncaughtException'))
      if (!handlers.has(one)) process.off('uncaughtException', one);
    for (const one of process.listeners('unhandledRejection'))
      if (!rejections.has(one)) process.off('unhandledRejection', one);
  };
  loadMain(root, electron, ['--data-dir', dataDir]);
  electron.becomeReady();
  const page = await firstPage;
  forget();
  return {
    page,
    electron,
    stop: async () => {
      electron.closeWindows();
      await context.close();
    },
  };
};
