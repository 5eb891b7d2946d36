// What the screen finds as `window.crownward`, put there by the preload in Electron and by a small script over
// a WebSocket in the browser. Untyped on purpose: types end at a process; renderer/app/bridge.ts adds them.

export type Bridge = {
  /** Asks the door; resolves to a `Reply` and never rejects. */
  readonly invoke: (channel: string, payload: unknown) => Promise<unknown>;
  /** Hears a push; returns what ends it. */
  readonly on: (push: string, heard: (payload: unknown) => void) => () => void;
};

/** Names on Electron's own wire: one for questions, one for pushes. */
export const CALL = 'crownward:call';
export const PUSH = 'crownward:push';
