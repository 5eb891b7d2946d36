// What a turn is known by later. The schema stands before it: a state of an older program is written otherwise in this
// one, so its fingerprint says nothing there. What was kept whole is then all that can be compared.
import { fingerprint } from '../../../shared/kernel/json';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { schemaOf, stateMigrations } from '../../../shared/rules/state/migrations/index';
import type { State } from '../../../shared/rules/state/state';
import type { KeptState } from '../../persistence/stored';
import { knownState } from './states';

export const markOf = (state: State): string => `${state.schema}:${fingerprint(state)}`;

/** Those from before schema 3 have none in front, so they agree with no state of today. */
const schemaIn = (mark: string): number => Number(/^(\d+):/.exec(mark)?.[1] ?? 0);

/** Was it taken of a state as this program writes them? */
export const isOfToday = (mark: string): boolean => schemaIn(mark) === schemaOf(stateMigrations);

export type Verdict =
  | { readonly is: 'same' | 'unknown' }
  /** With the state that was kept then, where one was. */
  | { readonly is: 'other'; readonly kept: State | undefined };

/**
 * Is this the state that a turn began with?
 * @param kept the whole state of that turn, if it was kept
 */
export const compared = (book: Rulebook, state: State, mark: string, kept: KeptState | undefined): Verdict => {
  const comparable = schemaIn(mark) === state.schema;
  if (comparable && mark === markOf(state)) return { is: 'same' };
  const known = knownState(book, kept)?.state;
  if (comparable) return { is: 'other', kept: known };
  if (known === undefined) return { is: 'unknown' };
  return markOf(known) === markOf(state) ? { is: 'same' } : { is: 'other', kept: known };
};
