// A stand-in for the module `electron`: just enough for the shipped main process. Its window is a Chromium page
// (`shim.ts` connects the two). It proves wiring; it does not prove the sandbox, context isolation, structured
// clone, menus, dialogs or fuses.
import { EventEmitter } from 'node:events';

export type Frame = { readonly url: string; readonly parent: Frame | null };
export type IpcEvent = { readonly senderFrame: Frame | null; readonly sender: { readonly id: number } };
export type IpcListener = (event: IpcEvent, ...args: readonly unknown[]) => unknown;
type RequestFilter = (
  details: { readonly url: string },
  answer: (verdict: { readonly cancel?: boolean }) => void,
) => void;
type ProtocolHandler = (request: Request) => Promise<Response>;
type WindowOptions = { readonly webPreferences: Readonly<Record<string, unknown>> & { readonly preload: string } };

/** What the main process did, for the specs. */
export type Seen = {
  /** Calls whose order matters, as they came. */
  readonly order: string[];
  windowOptions: WindowOptions | undefined;
  permissionRequest: ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | undefined;
  permissionCheck: (() => boolean) | undefined;
  windowOpen: (() => { readonly action: string }) | undefined;
};

export class ShimContents extends EventEmitter {
  readonly id = 1;
  /** Set once there is a page; what is sent earlier waits. */
  deliver: ((channel: string, args: readonly unknown[]) => void) | undefined;
  readonly #waiting: (readonly [string, readonly unknown[]])[] = [];
  readonly #seen: Seen;
  constructor(seen: Seen) {
    super();
    this.#seen = seen;
  }
  setWindowOpenHandler(handler: () => { readonly action: string }): void {
    this.#seen.windowOpen = handler;
  }
  send(channel: string, ...args: readonly unknown[]): void {
    if (this.deliver === undefined) this.#waiting.push([channel, args]);
    else this.deliver(channel, args);
  }
  flush(): void {
    for (const [channel, args] of this.#waiting.splice(0)) this.deliver?.(channel, args);
  }
}

export type ShimHooks = {
  readonly appPath: string;
  /** Shows an address in a page of Chromium. */
  readonly load: (url: string, preload: string, contents: ShimContents) => Promise<void>;
  readonly exited: (code: number) => void;
};

export const createShimElectron = (hooks: ShimHooks) => {
  const seen: Seen = {
    order: [],
    windowOptions: undefined,
    permissionRequest: undefined,
    permissionCheck: undefined,
    windowOpen: undefined,
  };
  const ipc = new Map<string, IpcListener>();
  const schemes = new Map<string, ProtocolHandler>();
  let filter: RequestFilter | undefined;
  let isReady = false;
  let setReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  const paths = new Map<string, string>();

  const before = (what: string): void => {
    if (isReady) throw new Error(`${what} should be called before app is ready`);
    seen.order.push(what);
  };

  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    whenReady: () => ready,
    enableSandbox: () => before('enableSandbox'),
    requestSingleInstanceLock: () => {
      before('requestSingleInstanceLock');
      return true;
    },
    setPath: (name: string, value: string) => {
      before(`setPath ${name}`);
      paths.set(name, value);
    },
    getPath: (name: string) => paths.get(name),
    getLocale: () => 'en-GB',
    getAppPath: () => hooks.appPath,
    quit: () => {
      app.emit('will-quit', {});
    },
    exit: hooks.exited,
  });

  class BrowserWindow extends EventEmitter {
    readonly webContents = new ShimContents(seen);
    readonly #preload: string;
    #open = true;
    constructor(options: WindowOptions) {
      super();
      seen.windowOptions = options;
      this.#preload = options.webPreferences.preload;
      app.emit('web-contents-created', {}, this.webContents);
    }
    async loadURL(url: string): Promise<void> {
      await hooks.load(url, this.#preload, this.webContents);
      this.webContents.flush();
      this.emit('ready-to-show');
    }
    isDestroyed(): boolean {
      return !this.#open;
    }
    isMinimized(): boolean {
      return false;
    }
    isMaximized(): boolean {
      return false;
    }
    getNormalBounds() {
      return { x: 0, y: 0, width: 1366, height: 768 };
    }
    maximize(): void {}
    restore(): void {}
    focus(): void {}
    show(): void {}
    close(): void {
      if (!this.#open) return;
      this.emit('close', {});
      this.#open = false;
      this.emit('closed');
      app.emit('window-all-closed');
    }
  }
  const windows: BrowserWindow[] = [];
  const Window = class extends BrowserWindow {
    constructor(options: WindowOptions) {
      super(options);
      windows.push(this);
    }
  };

  const module = {
    app,
    BrowserWindow: Window,
    ipcMain: {
      handle: (channel: string, listener: IpcListener) => {
        if (ipc.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
        ipc.set(channel, listener);
      },
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: Seen['permissionRequest']) => (seen.permissionRequest = handler),
        setPermissionCheckHandler: (handler: Seen['permissionCheck']) => (seen.permissionCheck = handler),
        setDevicePermissionHandler: () => undefined,
        on: () => undefined,
        webRequest: { onBeforeRequest: (handler: RequestFilter) => (filter = handler) },
      },
    },
    protocol: {
      registerSchemesAsPrivileged: () => before('registerSchemesAsPrivileged'),
      handle: (scheme: string, handler: ProtocolHandler) => schemes.set(scheme, handler),
    },
    Menu: { buildFromTemplate: (template: unknown) => template, setApplicationMenu: () => undefined },
    dialog: {
      showErrorBox: (title: string, text: string) => {
        seen.order.push(`error box: ${title}: ${text}`);
      },
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    shell: {},
  };

  return {
    module,
    seen,
    /** As a renderer would: rejects where no handler is. */
    invoke: async (channel: string, event: IpcEvent, ...args: readonly unknown[]): Promise<unknown> => {
      const listener = ipc.get(channel);
      if (listener === undefined) throw new Error(`No handler registered for '${channel}'`);
      return await listener(event, ...args);
    },
    /** What the main process serves for an address; `undefined` when it is blocked. */
    respond: async (url: string): Promise<Response | undefined> => {
      const verdict = { cancel: false };
      filter?.({ url }, ({ cancel }) => (verdict.cancel = cancel ?? false));
      const handler = schemes.get(new URL(url).protocol.slice(0, -1));
      return verdict.cancel || handler === undefined ? undefined : await handler(new Request(url));
    },
    becomeReady: (): void => {
      isReady = true;
      setReady();
    },
    closeWindows: (): void => {
      for (const window of windows) window.close();
    },
  };
};
export type ShimElectron = ReturnType<typeof createShimElectron>;
