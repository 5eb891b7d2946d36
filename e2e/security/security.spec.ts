import { startHost, startHostProcess } from '../targets/host';
import { startShim } from '../targets/shim';
import { ROOT, type StartOptions } from '../targets/target';
import { expect, test } from '../fixtures';
import { checkCsp, checkKey, checkMessages, checkOrigin, checkSender } from './checks';
import { doctor } from './doctored';
import { screen } from '../screen';

const HOST = 'dist/host/index.mjs';
const MAIN = 'dist/main/index.cjs';
const silent = (): void => undefined;

test.describe('the browser host', () => {
  test('runs only its own code in the page', async ({ chromium, dataDir }) => {
    const running = await startHost({
      browser: chromium,
      root: ROOT,
      dataDir,
      touch: false,
      moves: true,
      onPage: silent,
    });
    await checkCsp(running.page);
    await running.stop();
  });

  test('refuses strangers and nonsense, with the reason', async ({ dataDir }) => {
    const host = await startHostProcess(ROOT, dataDir);
    await checkOrigin(host);
    await checkKey(host);
    await checkMessages(host);
    expect(await host.stop()).toBe(0);
  });

  test('tells a page without the key what to do', async ({ chromium, dataDir }) => {
    const host = await startHostProcess(ROOT, dataDir);
    const context = await chromium.newContext();
    const page = await context.newPage();
    await page.goto(host.url.origin);
    await expect(page.getByRole('alert')).toContainText(
      'This address is out of date: open the one printed at the last start.',
    );
    await context.close();
    await host.stop();
  });

  test('tells the page when it has gone', async ({ chromium, dataDir }) => {
    const running = await startHostProcess(ROOT, dataDir);
    const context = await chromium.newContext();
    const page = await context.newPage();
    await page.goto(running.url.href);
    await expect(screen(page, 'start')).toBeVisible();
    expect(page.url()).not.toContain(running.key);
    await running.stop();
    await expect(page.getByRole('alert')).toContainText('Crownward was closed.');
    await context.close();
  });
});

test.describe('the Electron app', () => {
  test('runs only its own code in the page', async ({ chromium, dataDir }) => {
    const running = await startShim({
      browser: chromium,
      root: ROOT,
      dataDir,
      touch: false,
      moves: true,
      onPage: silent,
    });
    await checkCsp(running.page);
    await running.stop();
  });

  test('answers the top frame of its own page only', async ({ chromium, dataDir }) => {
    const running = await startShim({
      browser: chromium,
      root: ROOT,
      dataDir,
      touch: false,
      moves: true,
      onPage: silent,
    });
    await checkSender(running.electron);
    await running.stop();
  });

  test('is closed before and after it is ready', async ({ chromium, dataDir }) => {
    const { electron, page, stop } = await startShim({
      browser: chromium,
      root: ROOT,
      dataDir,
      touch: false,
      moves: true,
      onPage: silent,
    });
    const { seen } = electron;
    // The stand-in throws when one of these comes after ready.
    expect(seen.order).toEqual([
      'setPath userData',
      'setPath sessionData',
      'enableSandbox',
      'registerSchemesAsPrivileged',
      'requestSingleInstanceLock',
    ]);
    expect(seen.windowOptions?.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
    let granted: boolean | undefined;
    seen.permissionRequest?.({}, 'media', (answer) => (granted = answer));
    expect(granted).toBe(false);
    expect(seen.permissionCheck?.()).toBe(false);
    expect(seen.windowOpen?.()).toEqual({ action: 'deny' });
    expect(await electron.respond('https://evil.example/')).toBeUndefined();
    expect((await electron.respond('app://crownward/%2e%2e/main/index.cjs'))?.status).toBe(404);
    expect((await electron.respond('app://crownward/..%2fmain/index.cjs'))?.status).toBe(404);
    expect(await page.evaluate(() => Object.keys((window as unknown as { crownward: object }).crownward))).toEqual([
      'invoke',
      'on',
    ]);
    await stop();
  });
});

test.describe('negative controls: a broken copy is found out', () => {
  /** What was started ends, whatever is found. */
  const ending = async (started: { readonly stop: () => Promise<unknown> }, check: Promise<void>): Promise<void> => {
    try {
      await check;
    } finally {
      await started.stop();
    }
  };
  const broken = async (
    file: string,
    from: string | RegExp,
    to: string,
    check: (options: Pick<StartOptions, 'root'>) => Promise<void>,
  ): Promise<void> => {
    const copy = doctor(file, from, to);
    try {
      await expect(check(copy)).rejects.toThrow(/expect\(/);
    } finally {
      copy.remove();
    }
  };

  test('without its content security policy (host)', async ({ chromium, dataDir }) => {
    await broken(HOST, '"content-security-policy": CSP', '"x-dropped": CSP', async ({ root }) => {
      const running = await startHost({ browser: chromium, root, dataDir, touch: false, moves: true, onPage: silent });
      await ending(running, checkCsp(running.page));
    });
  });

  test('with a content security policy that lets inline code run (host)', async ({ chromium, dataDir }) => {
    await broken(HOST, /script-src 'self'/, "script-src 'self' 'unsafe-inline'", async ({ root }) => {
      const running = await startHost({ browser: chromium, root, dataDir, touch: false, moves: true, onPage: silent });
      await ending(running, checkCsp(running.page));
    });
  });

  test('without its content security policy (app)', async ({ chromium, dataDir }) => {
    await broken(MAIN, '"content-security-policy": CSP', '"x-dropped": CSP', async ({ root }) => {
      const running = await startShim({ browser: chromium, root, dataDir, touch: false, moves: true, onPage: silent });
      await ending(running, checkCsp(running.page));
    });
  });

  test('with a door that answers any frame', async ({ chromium, dataDir }) => {
    await broken(MAIN, 'if (!isOurFrame(event', 'if (false && !isOurFrame(event', async ({ root }) => {
      const running = await startShim({ browser: chromium, root, dataDir, touch: false, moves: true, onPage: silent });
      await ending(running, checkSender(running.electron));
    });
  });

  test('with a door that any page may open', async ({ dataDir }) => {
    await broken(HOST, '"Only the page of Crownward itself may connect."', 'void 0', async ({ root }) => {
      const host = await startHostProcess(root, dataDir);
      await ending(host, checkOrigin(host));
    });
  });

  test('with a door that takes any key', async ({ dataDir }) => {
    await broken(HOST, 'a.length === b.length &&', 'true ||', async ({ root }) => {
      const host = await startHostProcess(root, dataDir);
      await ending(host, checkKey(host));
    });
  });
});
