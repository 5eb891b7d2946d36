// The main process out of a package, in Node, with a stand-in for the module `electron`.
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { CALL } from '../../shared/contract/bridge';
import type { Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import { createShimElectron } from '../../e2e/targets/shim-electron';

type Loader = (request: string, ...rest: readonly unknown[]) => unknown;

export type PackedProgram = {
  readonly get: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;
  readonly respond: (url: string) => Promise<Response | undefined>;
  readonly stop: () => void;
};

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

/** The program ends its process when something breaks; here that is the test's. */
const sparingProcess = (run: () => void): void => {
  const before = EVENTS.map((event) => new Set<unknown>(process.listeners(event as 'uncaughtException')));
  run();
  for (const [n, event] of EVENTS.entries())
    for (const one of process.listeners(event as 'uncaughtException'))
      if (before[n]?.has(one) !== true) process.off(event, one);
};

export const startPacked = async (folder: string, args: readonly string[]): Promise<PackedProgram> => {
  let opened: () => void = () => undefined;
  let ended: (error: Error) => void = () => undefined;
  const window = new Promise<void>((resolve, reject) => {
    opened = resolve;
    ended = reject;
  });
  const electron = createShimElectron({
    appPath: folder,
    load: async () => {
      opened();
      await Promise.resolve();
    },
    exited: (code) => {
      ended(new Error(`the program ended with ${code}: ${electron.seen.order.at(-1) ?? ''}`));
    },
  });
  const file = path.join(folder, 'dist/main/index.cjs');
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, require.resolve(file));
  const hooked = Module as unknown as { _load: Loader };
  const { _load: load } = hooked;
  const { argv } = process;
  hooked._load = (request, ...rest) => (request === 'electron' ? electron.module : load.call(Module, request, ...rest));
  process.argv = [process.execPath, ...args];
  sparingProcess(() => {
    try {
      require(file);
    } finally {
      hooked._load = load;
      process.argv = argv;
    }
  });
  electron.becomeReady();
  await window;
  const event = { senderFrame: { url: 'app://crownward/index.html', parent: null }, sender: { id: 1 } };
  return {
    respond: electron.respond,
    stop: electron.closeWindows,
    get: async (channel, request) => {
      const reply = (await electron.invoke(CALL, event, channel, request)) as Reply<unknown>;
      if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
      return reply.value as never;
    },
  };
};
