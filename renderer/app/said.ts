// A sentence that stays on the screen: kept as how it is said, so that it follows the language when that changes.
import type { Failure, Reply } from '../../shared/contract/failure';
import type { Shell } from './shell.svelte';

export type Said = () => string;

/** What went wrong, in the language of the screen. */
export const failureIn = ({ words, speech }: Shell, failure: Failure): string =>
  failure.msg === undefined ? words.failure(failure.code, failure.message) : speech.say(failure.msg);

/** Why a request failed; nothing when it did not. */
export const troubleOf = <T>(shell: Shell, reply: Reply<T>): Said | undefined =>
  reply.ok ? undefined : () => failureIn(shell, reply.error);
