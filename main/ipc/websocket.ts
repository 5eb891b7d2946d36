// The door over a WebSocket, for a browser on this computer. Who may come in: our own page (Origin), by the
// address of this computer (Host, against DNS rebinding), with the key that was printed when the host started.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import {
  callSchema,
  CLOSE_GOING,
  CLOSE_TOO_LARGE,
  CLOSE_WRONG_KEY,
  MAX_MESSAGE,
  MOST_IN_MESSAGE,
  type Answered,
  type Pushed,
} from '../../shared/contract/envelope';
import { fail, type Reply } from '../../shared/contract/failure';
import { textWithin } from '../../shared/kernel/bounds';
import type { Logger } from '../app/log';
import type { Caller, Door } from './handle';
import type { Publisher } from './publisher';
import { sparing } from './sparing';

/** Pages at once; each hears all that is published. */
export const MOST_CONNECTIONS = 24;
/** RFC 6455's registry: try again later. */
const TRY_LATER = 1013;

export const createKey = (): string => randomBytes(24).toString('base64url');

const isKey = (given: string, key: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The names under which this computer reaches itself. */
export const isLoopbackHost = (host: string | undefined, port: number): boolean =>
  host === `127.0.0.1:${port}` || host === `localhost:${port}`;

/** Why this connection is not let in at all; `undefined` when it may try its key. */
const refusal = (request: IncomingMessage, port: number): string | undefined => {
  const { origin, host } = request.headers;
  if (!isLoopbackHost(host, port)) return 'Crownward answers this computer only.';
  if (origin === undefined || !isLoopbackHost(URL.parse(origin)?.host, port) || !origin.startsWith('http://')) {
    return 'Only the page of Crownward itself may connect.';
  }
  return undefined;
};

const refuse = (socket: Duplex, reason: string): void => {
  const body = `${reason}\n`;
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

const bytesOf = (data: RawData): Uint8Array => (Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data));

const parseJson = (data: Uint8Array): unknown => {
  try {
    return textWithin(data, MOST_IN_MESSAGE) ? JSON.parse(Buffer.from(data).toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
};

const answer = async (door: Door, message: Uint8Array, caller: Caller): Promise<Answered> => {
  const call = v.safeParse(callSchema, parseJson(message), { abortEarly: true });
  // Without a readable id nobody waits for this answer; it is for whoever reads the traffic.
  if (!call.success) return { id: -1, reply: fail('bad-request', 'A message is JSON with id, channel and payload.') };
  const reply: Reply<unknown> = await door.ask(call.output.channel, call.output.payload, caller);
  return { id: call.output.id, reply };
};

/** Whoever does not answer a close keeps neither a place nor the program alive. */
const endSoon = (socket: WebSocket): void => {
  setTimeout(() => socket.terminate(), 500).unref();
};

export type WebSocketDoor = { readonly close: () => void };

export type WebSocketOptions = {
  readonly server: Server;
  readonly port: number;
  readonly key: string;
  readonly door: Door;
  readonly publisher: Publisher;
  readonly log: Logger;
};

/** Opens the door at `/door?key=...` of a listening server. */
export const serveWebSocket = ({ server, port, key, door, publisher, log }: WebSocketOptions): WebSocketDoor => {
  // Twice the limit, so that a message which is only somewhat too long is refused with a reason.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * MAX_MESSAGE, perMessageDeflate: false });
  let count = 0;
  let serving = 0;
  const warn = sparing(log);

  const serve = (socket: WebSocket): void => {
    const caller: Caller = { id: `tab-${++count}`, transport: 'browser' };
    const send = (message: Answered | Pushed): void => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    };
    const end = publisher.subscribe((push, payload) => {
      send({ push, payload });
    });
    serving++;
    socket.on('close', () => {
      serving--;
      end();
    });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      const message = isBinary ? new Uint8Array() : bytesOf(data);
      if (message.length > MAX_MESSAGE) {
        socket.close(CLOSE_TOO_LARGE, `A message may have at most ${MAX_MESSAGE} bytes.`);
        return;
      }
      void answer(door, message, caller).then(send);
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = URL.parse(request.url ?? '', 'http://127.0.0.1');
    const reason = url?.pathname === '/door' ? refusal(request, port) : 'There is no door here.';
    if (reason !== undefined) {
      warn(`connection refused: ${reason}`, { origin: request.headers.origin, host: request.headers.host });
      refuse(socket, reason);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connected) => {
      // Whoever is being turned away can send nonsense, too, and it ends his connection only.
      connected.on('error', (error) => {
        warn(`a connection broke: ${error.message}`);
      });
      // A wrong key is told to the page, so that it can tell the person what to do.
      if (!isKey(url?.searchParams.get('key') ?? '', key)) {
        connected.close(CLOSE_WRONG_KEY, 'This address is out of date: open the one printed at the last start.');
        endSoon(connected);
        return;
      }
      if (serving >= MOST_CONNECTIONS) {
        connected.close(TRY_LATER, 'Too many pages of Crownward are open.');
        endSoon(connected);
        return;
      }
      serve(connected);
    });
  });

  return {
    close: () => {
      for (const socket of sockets.clients) {
        socket.close(CLOSE_GOING, 'Crownward was closed.');
        endSoon(socket);
      }
      sockets.close();
    },
  };
};
