// One WebSocket message. The browser's side of the door says `Call`, the program's side says `Answer` or `Pushed`.
import * as v from 'valibot';
import type { Bounds } from '../kernel/bounds';
import type { Reply } from './failure';
import type { PushName } from './push';

export const callSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  channel: v.pipe(v.string(), v.maxLength(100)),
  payload: v.unknown(),
});
export type Call = v.InferOutput<typeof callSchema>;
export type Answered = { readonly id: number; readonly reply: Reply<unknown> };
export type Pushed = { readonly push: PushName; readonly payload: unknown };

/** A message may be this long; an imported save, as base64, is the largest thing that a person can send. In bytes. */
export const MAX_MESSAGE = 24 * 1024 * 1024;
/** And hold so much: the largest set-up has some hundreds of elements. */
export const MOST_IN_MESSAGE: Bounds = { elements: 20_000, depth: 20 };

/** Why the program closes a connection, in the numbers that WebSockets leave to applications. */
export const CLOSE_WRONG_KEY = 4401;
export const CLOSE_TOO_LARGE = 1009;
export const CLOSE_GOING = 1001;
