// How a failure crosses the door: as a value, never as a thrown error.
import { err, type Result } from '../kernel/result';
import type { Msg } from '../kernel/ids';

/** What kind of failure it is, for the program; the message is for people. */
export type FailureCode =
  | 'unknown-channel' // nobody answers there
  | 'bad-request' // the request has the wrong form; `field` says where
  | 'forbidden' // the caller may not ask
  | 'too-large' // the message was longer than the door takes
  | 'refused' // understood, and not possible now; `msg` says why in the catalogue's words
  | 'disconnected' // the program behind the door has gone
  | 'failed'; // our fault; the log has the detail

export type Failure = {
  readonly code: FailureCode;
  /** One English sentence. */
  readonly message: string;
  /** The same for the text catalogues, where the failure is part of the game. */
  readonly msg?: Msg;
  /** Path of the field that is wrong, such as `settings.textScale`. */
  readonly field?: string;
};

export type Reply<T> = Result<T, Failure>;

export const fail = (code: FailureCode, message: string, more: Pick<Failure, 'msg' | 'field'> = {}): Reply<never> =>
  err({ code, message, ...more });
