// How a failure crosses the door: as a value, never as a thrown error.
import type { Msg } from '../kernel/ids';
import { err, type Result } from '../kernel/result';

/** What kind of failure it is, for the program; the message is for people. */
type FailureCode =
  | 'unknown-channel' // nobody answers there
  | 'bad-request' // the request has the wrong form; `field` says where
  | 'forbidden' // the caller may not ask
  | 'too-large' // the message was longer than the door takes
  | 'refused' // understood, and not possible now
  | 'disconnected' // the program behind the door has gone
  | 'failed'; // our fault; the log has the detail

/** Between programs: a person meets these only where something is broken, and is told by the code. */
export type DoorCode = Exclude<FailureCode, 'refused' | 'failed'>;

type Told = {
  /** One English sentence, for logs, the command line and clients without a catalogue. */
  readonly message: string;
  /** Path of the field that is wrong, such as `settings.textScale`. */
  readonly field?: string;
};

/** What a person can be told in any language brings its message; what only programs say to each other does not. */
export type Failure = Told &
  ({ readonly code: 'refused' | 'failed'; readonly msg: Msg } | { readonly code: DoorCode; readonly msg?: undefined });

export type Reply<T> = Result<T, Failure>;

/**
 * A failure of the door. What a person is refused is made in `main/ipc/trouble.ts`, which has words for it in every
 * language.
 */
export const fail = (code: DoorCode, message: string, more: Pick<Failure, 'field'> = {}): Reply<never> =>
  err({ code, message, ...more });
