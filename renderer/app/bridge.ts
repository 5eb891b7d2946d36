// The door as the screen sees it: typed, and the same over Electron's IPC and over a WebSocket.
import type { Bridge } from '../../shared/contract/bridge';
import { fail, type Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { Push, PushName } from '../../shared/contract/push';

declare global {
  interface Window {
    /** Put there before the page's own scripts run; missing when the page was opened in some other way. */
    readonly crownward?: Bridge;
  }
}

export type Client = {
  /** Asks the program. Never rejects: what goes wrong comes back as a failure. */
  readonly call: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<Reply<ReplyOf<K>>>;
  /** Hears what the program says by itself; returns what ends it. */
  readonly on: <P extends PushName>(push: P, heard: (payload: Push[P]) => void) => () => void;
};

const deaf = (): void => undefined;

export const createClient = (bridge: Bridge | undefined): Client => ({
  call: async <K extends Channel>(channel: K, request: RequestOf<K>): Promise<Reply<ReplyOf<K>>> => {
    if (bridge === undefined)
      return fail('disconnected', 'This page was not opened by Crownward; start the game itself.');
    try {
      // The one place where the door's answer gets its type: handlers are checked against the same map.
      return (await bridge.invoke(channel, request)) as Reply<ReplyOf<K>>;
    } catch (error) {
      return fail('disconnected', error instanceof Error ? error.message : String(error));
    }
  },
  on: <P extends PushName>(push: P, heard: (payload: Push[P]) => void) =>
    bridge?.on(push, (payload) => {
      heard(payload as Push[P]);
    }) ?? deaf,
});

export const client: Client = createClient(typeof window === 'undefined' ? undefined : window.crownward);
