// Failures that a person reads: in English for logs and the command line, by their message in the language of the
// screen.
import type { Failure, Reply } from '../../shared/contract/failure';
import type { Msg } from '../../shared/kernel/ids';
import { err } from '../../shared/kernel/result';
import { inWords, trouble, type TroubleId } from '../../shared/text/index';

const failureOf = (code: 'refused' | 'failed', said: Msg, field?: string): Failure => ({
  code,
  message: inWords(said),
  msg: said,
  ...(field === undefined ? {} : { field }),
});

/** Understood, and not possible now. `field` is what is wrong, where it is one. */
export const refusal = (said: Msg, field?: string): Failure => failureOf('refused', said, field);
/** Our fault, or that of the disk. */
export const failure = (id: TroubleId, args?: Msg['args']): Failure => failureOf('failed', trouble(id, args));

export const refused = (id: TroubleId, args?: Msg['args'], field?: string): Reply<never> =>
  err(refusal(trouble(id, args), field));
export const failed = (id: TroubleId): Reply<never> => err(failure(id));
