// Pushes from the program to every screen that listens; the transports subscribe.
import type { Push, PushName } from '../../shared/contract/push';

export type Listener = <P extends PushName>(push: P, payload: Push[P]) => void;

export type Publisher = {
  readonly publish: Listener;
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: Listener) => () => void;
};

export const createPublisher = (): Publisher => {
  const listeners = new Set<Listener>();
  return {
    publish: (push, payload) => {
      for (const listener of [...listeners]) listener(push, payload);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
