// States of a game's past: from the nearest whole state that was kept, the answers since then played again.
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { migrateState } from '../../../shared/rules/state/migrations/index';
import type { State } from '../../../shared/rules/state/state';
import type { HistoryRepository } from '../../persistence/history';
import type { KeptState } from '../../persistence/stored';
import { believable } from '../load';
import { replayAll } from './replay';

export type Known = { readonly state: State; readonly seq: number };

/** A kept state that can be believed, at this program's schema. */
export const knownState = (book: Rulebook, kept: KeptState | undefined): Known | undefined => {
  const migrated = kept === undefined ? undefined : migrateState(kept.state);
  if (kept === undefined || migrated?.ok !== true) return undefined;
  const state = believable(book, migrated.value);
  return typeof state === 'string' ? undefined : { state, seq: kept.seq };
};

/** The state after an input; `undefined` when the rules of this program do not lead there any more. */
export const stateAt = (book: Rulebook, history: HistoryRepository, game: string, seq: number): State | undefined => {
  const from = knownState(book, history.keptBefore(game, seq));
  return from === undefined ? undefined : replayAll(book, from.state, history.steps(game, from.seq, seq));
};
