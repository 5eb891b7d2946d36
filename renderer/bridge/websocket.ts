// Stands in for the preload in a browser: gives the page the same `window.crownward`, over a WebSocket.
import { CLOSE_WRONG_KEY, type Answered, type Call, type Pushed } from '../../shared/contract/envelope';
import { fail, type Reply } from '../../shared/contract/failure';
import type { Bridge } from '../../shared/contract/bridge';

const KEY = 'crownward-key';
const RETRY_MS = 1000;

/** The key comes behind the # of the printed address; kept for reloads of this tab, and out of the address bar. */
const takeKey = (): string => {
  const given = /^#key=(.+)$/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(KEY, given);
    history.replaceState(undefined, '', location.pathname);
  }
  return given ?? sessionStorage.getItem(KEY) ?? '';
};

const connect = (): Bridge => {
  const key = takeKey();
  const waiting = new Map<number, (reply: Reply<unknown>) => void>();
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  /** Calls made before the first connection, or between two. */
  let queue: string[] = [];
  let socket: WebSocket | undefined;
  let count = 0;
  /** Set when there is no use in trying again. */
  let lost: string | undefined;

  const tell = (push: string, payload: unknown): void => {
    for (const heard of [...(listeners.get(push) ?? [])]) heard(payload);
  };

  const hear = ({ data }: MessageEvent<string>): void => {
    const message = JSON.parse(data) as Answered | Pushed;
    if ('push' in message) {
      tell(message.push, message.payload);
      return;
    }
    waiting.get(message.id)?.(message.reply);
    waiting.delete(message.id);
  };

  const failAll = (reason: string): void => {
    for (const settle of waiting.values()) settle(fail('disconnected', reason));
    waiting.clear();
    queue = [];
  };

  const open = (): void => {
    const next = new WebSocket(`ws://${location.host}/door?key=${encodeURIComponent(key)}`);
    socket = next;
    let wasOpen = false;
    next.onopen = () => {
      wasOpen = true;
      for (const text of queue.splice(0)) next.send(text);
      tell('connection.changed', { up: true });
    };
    next.onmessage = hear;
    next.onclose = ({ code, reason }) => {
      const why = reason || 'Crownward is not running any more; start it again.';
      if (code === CLOSE_WRONG_KEY) lost = why;
      failAll(why);
      if (wasOpen || lost !== undefined) tell('connection.changed', { up: false, reason: why });
      if (lost === undefined) setTimeout(open, RETRY_MS);
    };
  };

  open();
  return {
    invoke: (channel, payload) =>
      new Promise((resolve) => {
        if (lost !== undefined) {
          resolve(fail('disconnected', lost));
          return;
        }
        const id = ++count;
        waiting.set(id, resolve);
        const text = JSON.stringify({ id, channel, payload } satisfies Call);
        if (socket?.readyState === WebSocket.OPEN) socket.send(text);
        else queue.push(text);
      }),
    on: (push, heard) => {
      const all = listeners.get(push) ?? new Set();
      listeners.set(push, all.add(heard));
      return () => {
        all.delete(heard);
      };
    },
  };
};

Object.defineProperty(window, 'crownward', { value: Object.freeze(connect()) });
