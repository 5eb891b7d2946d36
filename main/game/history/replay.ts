// Plays stored inputs again. Pure: the same book, state and inputs give the same states on every machine (law 6).
import { fingerprint } from '../../../shared/kernel/json';
import { advance } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { GameEvent, State } from '../../../shared/rules/state/state';
import type { StoredStep } from '../../persistence/stored';
import { inputOf } from './input';

export type Replayed =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: string };

/** One input after another state; why not, when the rules of this program do not take it. */
export const replayStep = (
  book: Rulebook,
  state: State,
  { seq, input }: Pick<StoredStep, 'seq' | 'input'>,
): Replayed => {
  const parsed = inputOf(input);
  if (parsed === undefined) return { ok: false, why: `input ${seq} is none` };
  try {
    const result = advance(book, state, parsed);
    return result.ok ? result : { ok: false, why: `input ${seq} is refused: ${result.refusal.msg.id}` };
  } catch (error) {
    return { ok: false, why: `input ${seq}: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/** All inputs in a row; `undefined` when one of them is not taken. */
export const replayAll = (
  book: Rulebook,
  start: State,
  steps: readonly Pick<StoredStep, 'seq' | 'input'>[],
): State | undefined => {
  let state = start;
  for (const step of steps) {
    const next = replayStep(book, state, step);
    if (!next.ok) return undefined;
    ({ state } = next);
  }
  return state;
};

/** Equal as JSON, whatever order their keys were written in. */
export const sameState = (a: State, b: State): boolean => fingerprint(a) === fingerprint(b);
