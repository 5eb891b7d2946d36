// What must hold of a running program, as functions: the specs run them on what is shipped, the negative controls
// on copies that were broken on purpose, where they must fail.
import { expect, type Page } from 'playwright/test';
import { WebSocket } from 'ws';
import { CALL } from '../../shared/contract/bridge';
import { CLOSE_TOO_LARGE, CLOSE_WRONG_KEY, MAX_MESSAGE } from '../../shared/contract/envelope';
import type { HostProcess } from '../targets/host';
import type { IpcEvent, ShimElectron } from '../targets/shim-electron';

/** Code that came from anywhere but our files does not run, and the page cannot talk to strangers. */
export const checkCsp = async (page: Page): Promise<void> => {
  const response = await page.reload();
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.head.append(script);
    // Playwright lets its own call evaluate strings; what runs in a later task is the page's again.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const evaluated = ((): boolean => {
      try {
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- refused
        return new Function('return true')() as boolean;
      } catch {
        return false;
      }
    })();
    const fetched = await fetch('data:text/plain,stranger').then(
      () => true,
      () => false,
    );
    return { inline: 'ranInline' in window, evaluated, fetched };
  });
  expect(ran).toEqual({ inline: false, evaluated: false, fetched: false });
};

const OURS = 'app://crownward/index.html';
const frames: readonly IpcEvent['senderFrame'][] = [
  null,
  { url: 'https://evil.example/', parent: null },
  { url: 'app://crownward.evil/index.html', parent: null },
  { url: 'file:///index.html', parent: null },
  { url: 'about:blank', parent: null },
  { url: OURS, parent: { url: OURS, parent: null } },
];

/** Only the top frame of our own page is answered. */
export const checkSender = async (electron: ShimElectron): Promise<void> => {
  const ask = (senderFrame: IpcEvent['senderFrame']): Promise<unknown> =>
    electron.invoke(CALL, { senderFrame, sender: { id: 1 } }, 'app.info', {});
  expect(await ask({ url: OURS, parent: null })).toMatchObject({ ok: true });
  for (const frame of frames) {
    expect(await ask(frame), JSON.stringify(frame)).toEqual({
      ok: false,
      error: { code: 'forbidden', message: 'Only a page of Crownward may ask.' },
    });
  }
};

type Outcome =
  | { readonly refused: number; readonly reason: string }
  | { readonly closed: number; readonly reason: string }
  | { readonly said: unknown };

/** Connects as a program would, says something when let in, and reports what came of it. */
export const attempt = (
  host: HostProcess,
  options: { readonly key?: string; readonly origin?: string; readonly say: string },
): Promise<Outcome> =>
  new Promise((resolve) => {
    const { key = host.key, origin = host.url.origin, say } = options;
    const socket = new WebSocket(`ws://${host.url.host}/door?key=${key}`, { headers: { origin } });
    socket.on('unexpected-response', (_request, response) => {
      let reason = '';
      response.on('data', (chunk: Buffer) => (reason += chunk.toString('utf8')));
      response.on('end', () => resolve({ refused: response.statusCode ?? 0, reason: reason.trim() }));
    });
    socket.on('open', () => socket.send(say));
    socket.on('message', (data: Buffer) => {
      resolve({ said: JSON.parse(data.toString('utf8')) });
      socket.close();
    });
    socket.on('close', (code, reason) => resolve({ closed: code, reason: reason.toString('utf8') }));
    socket.on('error', () => undefined);
  });

const INFO = JSON.stringify({ id: 1, channel: 'app.info', payload: {} });

/** A page of somebody else does not get in, not even with the right key. */
export const checkOrigin = async (host: HostProcess): Promise<void> => {
  for (const origin of ['http://evil.example', 'null', `http://evil.example:${host.url.port}`]) {
    expect(await attempt(host, { origin, say: INFO })).toEqual({
      refused: 403,
      reason: 'Only the page of Crownward itself may connect.',
    });
  }
};

export const checkKey = async (host: HostProcess): Promise<void> => {
  for (const key of ['', 'wrong', `${host.key}x`, 'x'.repeat(host.key.length)]) {
    expect(await attempt(host, { key, say: INFO })).toEqual({
      closed: CLOSE_WRONG_KEY,
      reason: 'This address is out of date: open the one printed at the last start.',
    });
  }
};

export const checkMessages = async (host: HostProcess): Promise<void> => {
  const say = (message: unknown): Promise<Outcome> => attempt(host, { say: JSON.stringify(message) });
  expect(await say({ id: 1, channel: 'app.info', payload: {} })).toMatchObject({
    said: { id: 1, reply: { ok: true } },
  });
  expect(await say({ id: 2, channel: 'no.such', payload: {} })).toMatchObject({
    said: {
      id: 2,
      reply: { ok: false, error: { code: 'unknown-channel', message: 'There is no channel "no.such".' } },
    },
  });
  expect(await say({ id: 3, channel: 'settings.set', payload: { sound: 'loud' } })).toMatchObject({
    said: { id: 3, reply: { ok: false, error: { code: 'bad-request', field: 'sound' } } },
  });
  expect(await say({ hello: 1 })).toMatchObject({ said: { reply: { ok: false, error: { code: 'bad-request' } } } });
  expect(await attempt(host, { say: 'x'.repeat(MAX_MESSAGE + 1) })).toEqual({
    closed: CLOSE_TOO_LARGE,
    reason: `A message may have at most ${MAX_MESSAGE} bytes.`,
  });
};
