import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createConnection, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings';
import { CLOSE_TOO_LARGE, CLOSE_WRONG_KEY, MAX_MESSAGE } from '../../shared/contract/envelope';
import { ok } from '../../shared/kernel/result';
import { effortOf } from '../testing/effort';
import { noLog } from '../app/log';
import type { Door } from './handle';
import { createPublisher } from './publisher';
import { isLoopbackHost, MOST_CONNECTIONS, serveWebSocket, type WebSocketDoor } from './websocket';

const KEY = 'the-right-key';
const echo: Door = {
  ask: (channel, payload, caller) => Promise.resolve(ok({ channel, payload, from: caller.transport })),
};
const publisher = createPublisher();
let server: Server;
let door: WebSocketDoor;
let port: number;

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  door = serveWebSocket({ server, port, key: KEY, door: echo, publisher, log: noLog });
});

afterEach(() => {
  door.close();
  server.close();
  server.closeAllConnections();
});

type Options = { readonly key?: string; readonly headers?: Record<string, string>; readonly path?: string };

const connect = ({ key = KEY, headers = {}, path = '/door' }: Options = {}): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}${path}?key=${key}`, {
    headers: { origin: `http://127.0.0.1:${port}`, ...headers },
  });

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve) => socket.once('open', () => resolve(socket)));
const heard = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8')))));
const closed = (socket: WebSocket): Promise<{ code: number; reason: string }> =>
  new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') })));
/** The answer to a connection that is not let in. */
const refused = (socket: WebSocket): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });

describe('the door over a WebSocket', () => {
  it('has so many places; whoever has no key takes none of them, and one that leaves makes room', async () => {
    await Promise.all(Array.from({ length: 10 }, () => closed(connect({ key: 'wrong' }))));
    const open = await Promise.all(Array.from({ length: MOST_CONNECTIONS }, () => opened(connect())));
    expect(await closed(connect())).toMatchObject({ code: 1013 });
    const [first] = open;
    if (first === undefined) throw new Error('none');
    const left = closed(first);
    first.close();
    await left;
    const next = await opened(connect());
    next.send(JSON.stringify({ id: 1, channel: 'app.info', payload: {} }));
    expect(await heard(next)).toMatchObject({ id: 1 });
  });

  it('answers under the number of the call', async () => {
    const socket = await opened(connect());
    socket.send(JSON.stringify({ id: 7, channel: 'app.info', payload: { a: 1 } }));
    expect(await heard(socket)).toEqual({
      id: 7,
      reply: { ok: true, value: { channel: 'app.info', payload: { a: 1 }, from: 'browser' } },
    });
  });

  it('pushes what the program publishes', async () => {
    const socket = await opened(connect());
    const said = heard(socket);
    publisher.publish('settings.changed', DEFAULT_SETTINGS);
    expect(await said).toEqual({ push: 'settings.changed', payload: DEFAULT_SETTINGS });
  });

  it.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://127.0.0.1:1', 'not a url'])(
    'keeps a page of %s out',
    async (origin) => {
      expect(await refused(connect({ headers: { origin } }))).toEqual({
        status: 403,
        body: 'Only the page of Crownward itself may connect.\n',
      });
    },
  );

  it('keeps a program without an Origin out', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/door?key=${KEY}`);
    expect(await refused(socket)).toMatchObject({ status: 403 });
  });

  it('keeps a rebound name out', async () => {
    expect(await refused(connect({ headers: { host: `evil.example:${port}` } }))).toMatchObject({
      body: 'Crownward answers this computer only.\n',
    });
  });

  it('has no other door', async () => {
    expect(await refused(connect({ path: '/other' }))).toMatchObject({ status: 403, body: 'There is no door here.\n' });
  });

  it.each(['', 'wrong', 'the-wrong-key'])('closes on the key "%s" and says what to do', async (key) => {
    expect(await closed(connect({ key }))).toEqual({
      code: CLOSE_WRONG_KEY,
      reason: 'This address is out of date: open the one printed at the last start.',
    });
  });

  it.each(['', 'nonsense', '[]', '{"id":-1,"channel":"app.info","payload":{}}', '{"id":1,"channel":5,"payload":{}}'])(
    'refuses the message %j as a value',
    async (text) => {
      const socket = await opened(connect());
      socket.send(text);
      expect(await heard(socket)).toMatchObject({ id: -1, reply: { ok: false, error: { code: 'bad-request' } } });
    },
  );

  it.each([
    ['with the right key', KEY],
    ['with a wrong one', 'wrong'],
  ])('outlives whoever speaks another language, %s', async (_, key) => {
    const origin = `http://127.0.0.1:${port}`;
    const stranger = createConnection(port, '127.0.0.1');
    const gone = once(stranger, 'close');
    stranger.write(
      `GET /door?key=${key} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    await once(stranger, 'data');
    // What a client sends is masked.
    stranger.write(Buffer.from([0x81, 0x01, 0x78]));
    stranger.resume();
    await gone;
    const socket = await opened(connect());
    socket.send('{"id":1,"channel":"app.info","payload":{}}');
    expect(await heard(socket)).toMatchObject({ id: 1 });
  });

  it('closes on a message that is too long, with the reason', async () => {
    const socket = await opened(connect());
    socket.send('x'.repeat(MAX_MESSAGE + 1));
    expect(await closed(socket)).toEqual({
      code: CLOSE_TOO_LARGE,
      reason: `A message may have at most ${MAX_MESSAGE} bytes.`,
    });
  });

  it.each([
    ['very many values', (full: number) => `{"id":1,"channel":"games.create","payload":[${'{},'.repeat(full / 4)}{}]}`],
    ['very deep ones', (full: number) => '['.repeat(full)],
    ['one that never ends', (full: number) => `{"id":1,"channel":"${'\\\\'.repeat(full / 4)}`],
  ])('refuses a message of 4 MB with %s at once', async (_, make) => {
    const socket = await opened(connect());
    const text = make(4 * 1024 * 1024);
    let reply: unknown;
    const effort = await effortOf(async () => {
      socket.send(text);
      reply = await heard(socket);
    });
    expect(reply).toMatchObject({ id: -1, reply: { ok: false, error: { code: 'bad-request' } } });
    expect(effort).toBeLessThan(3);
    socket.close();
  });

  it('does not even read one that is much too long', async () => {
    const socket = await opened(connect());
    socket.on('error', () => undefined);
    socket.send('x'.repeat(2 * MAX_MESSAGE + 1));
    expect(await closed(socket)).toMatchObject({ code: CLOSE_TOO_LARGE });
  });
});

describe('this computer', () => {
  it('is known by its loopback names and this port only', () => {
    expect(
      ['127.0.0.1:80', 'localhost:80', '127.0.0.1:81', '127.0.0.1.evil.example:80', '[::1]:80', undefined].map((host) =>
        isLoopbackHost(host, 80),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });
});
