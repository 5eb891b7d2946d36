// A sentence that stays on the screen: kept as how it is said, so that it follows the language when that changes.
import type { Failure, Reply } from '../../shared/contract/failure';
import type { Program } from './program.svelte';

export type Said = () => string;

/** What went wrong, in the language of the screen. */
export const failureIn = ({ words, speech }: Program, failure: Failure): string =>
  failure.msg === undefined ? words.failure(failure.code, failure.message) : speech.say(failure.msg);

/** Why a request failed; nothing when it did not. */
export const troubleOf = <T>(program: Program, reply: Reply<T>): Said | undefined =>
  reply.ok ? undefined : () => failureIn(program, reply.error);
