// The one door into the program. Both transports end here: a request is parsed, answered by its handler, and
// whatever goes wrong comes back as a value.
import * as v from 'valibot';
import { MOST_IN_MESSAGE } from '../../shared/contract/envelope';
import { fail, type Reply } from '../../shared/contract/failure';
import { ipc, isChannel, type Channel, type ParsedOf, type ReplyOf } from '../../shared/contract/ipc';
import { valueWithin } from '../../shared/kernel/bounds';
import { OutOfFuel } from '../../shared/rules/query/effort';
import type { Logger } from '../app/log';
import { failed } from './trouble';

/** Who asks: one window or one browser tab, for as long as it is open. */
export type Caller = { readonly id: string; readonly transport: 'electron' | 'browser' };

export type Handler<K extends Channel> = (
  request: ParsedOf<K>,
  caller: Caller,
) => Reply<ReplyOf<K>> | Promise<Reply<ReplyOf<K>>>;

/** One handler for each channel: a channel without one does not compile. */
export type Handlers = { readonly [K in Channel]: Handler<K> };

export type Door = {
  /** Answers a request that comes from outside. Never throws and never rejects. */
  readonly ask: (channel: unknown, payload: unknown, caller: Caller) => Promise<Reply<unknown>>;
};

/** What is wrong may be quoted, and what is quoted may be of any length. */
const MOST_WORDS = 160;
const cut = (text: string): string => (text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}...` : text);

const fieldOf = (issue: v.BaseIssue<unknown>): string | undefined => {
  const path = v.getDotPath(issue);
  return path === null ? undefined : cut(path);
};

/** Parses and answers one request of a known channel. */
const handle = async <K extends Channel>(
  handlers: Handlers,
  channel: K,
  payload: unknown,
  caller: Caller,
): Promise<Reply<ReplyOf<K>>> => {
  if (!valueWithin(payload, MOST_IN_MESSAGE))
    return fail('bad-request', `${channel} was asked in a wrong form: too much of it.`);
  // valibot takes an array for an object whose fields are all missing.
  if (Array.isArray(payload))
    return fail('bad-request', `${channel} was asked in a wrong form: a request is an object.`);
  const parsed = v.safeParse(ipc[channel].request, payload, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = fieldOf(issue);
    const where = field === undefined ? '' : ` in "${field}"`;
    return fail(
      'bad-request',
      `${channel} was asked in a wrong form${where}: ${cut(issue.message)}.`,
      field === undefined ? {} : { field },
    );
  }
  const handler: Handler<K> = handlers[channel];
  return await handler(parsed.output, caller);
};

export const createDoor = (handlers: Handlers, log: Logger): Door => ({
  ask: async (channel, payload, caller) => {
    if (typeof channel !== 'string' || !isChannel(channel)) {
      return fail('unknown-channel', `There is no channel "${String(channel).slice(0, 60)}".`);
    }
    try {
      return await handle(handlers, channel, payload, caller);
    } catch (error) {
      log.error(`${channel} failed`, error);
      return failed(error instanceof OutOfFuel ? 'trouble.rules.circle' : 'trouble.program');
    }
  },
});
