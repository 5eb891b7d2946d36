// Undo and redo of an open game: where they lead, and whether it is certain that the way there and back is the same.
import type { Reply } from '../../../shared/contract/failure';
import type { SeatId } from '../../../shared/kernel/ids';
import { ok } from '../../../shared/kernel/result';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import { refused } from '../../ipc/trouble';
import type { HistoryRepository } from '../../persistence/history';
import { replayAll, sameState } from './replay';
import { stateAt } from './states';
import { backFrom, mayUndoAnything, othersOf } from './undo';

export type Place = { readonly seq: number; readonly state: State };
export type Here = {
  readonly book: Rulebook;
  readonly history: HistoryRepository;
  readonly game: string;
  readonly seq: number;
  readonly state: State;
};

const RULES = refused('trouble.undo.rules');

/** Before the last decision of a person. @param agreed who of the others has agreed */
export const undone = ({ book, history, game, seq, state }: Here, agreed: readonly SeatId[]): Reply<Place> => {
  const back = backFrom(history.traces(game, seq), mayUndoAnything(state));
  if (!back.ok) return refused(`trouble.undo.${back.why}`);
  if (othersOf(state, back.seat).some((seat) => !agreed.includes(seat)))
    return refused('trouble.undo.agree', {}, 'agreed');
  const to = back.seq - 1;
  const then = stateAt(book, history, game, to);
  // There and back again: the same answers must give the same dice, or this is not the same game.
  const now = then === undefined ? undefined : replayAll(book, then, history.steps(game, to, seq));
  if (then === undefined || now === undefined || !sameState(now, state)) return RULES;
  return ok({ seq: to, state: then });
};

/** Behind the decision that was taken back last, to where the next one of a person was. */
export const redone = ({ book, history, game, seq, state }: Here): Reply<Place> => {
  const [first, ...rest] = history.steps(game, seq, history.last(game));
  if (first === undefined) return refused('trouble.redo.nothing');
  const end = rest.findIndex(({ by }) => by === 'person');
  const steps = [first, ...(end < 0 ? rest : rest.slice(0, end))];
  const then = replayAll(book, state, steps);
  return then === undefined ? RULES : ok({ seq: steps.at(-1)?.seq ?? seq, state: then });
};
