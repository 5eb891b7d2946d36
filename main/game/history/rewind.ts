// Undo and redo of an open game: where they lead, and whether it is certain that the way there and back is the same.
import { fail, type Reply } from '../../../shared/contract/failure';
import type { SeatId } from '../../../shared/kernel/ids';
import { ok } from '../../../shared/kernel/result';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import type { HistoryRepository } from '../../persistence/history';
import { replayAll, sameState } from './replay';
import { stateAt } from './states';
import { backFrom, mayUndoAnything, othersOf, type Back } from './undo';

export type Place = { readonly seq: number; readonly state: State };
export type Here = { readonly book: Rulebook; readonly history: HistoryRepository; readonly game: string; readonly seq: number; readonly state: State };

const WHY: { readonly [K in Extract<Back, { ok: false }>['why']]: string } = {
  nothing: 'Nothing was decided yet that could be taken back.',
  revealed: 'A die was rolled or something hidden was shown since, so the last decision stays.',
  seats: 'Who plays was changed since, so the last decision stays.',
};
const RULES = 'This was played by another version of the rules, so it cannot be taken back.';

/** Before the last decision of a person. @param agreed who of the others has agreed */
export const undone = ({ book, history, game, seq, state }: Here, agreed: readonly SeatId[]): Reply<Place> => {
  const back = backFrom(history.traces(game, seq), mayUndoAnything(state));
  if (!back.ok) return fail('refused', WHY[back.why]);
  if (othersOf(state, back.seat).some((seat) => !agreed.includes(seat))) return fail('refused', 'The others at the table have to agree first.', { field: 'agreed' });
  const to = back.seq - 1;
  const then = stateAt(book, history, game, to);
  // There and back again: the same answers must give the same dice, or this is not the same game.
  const now = then === undefined ? undefined : replayAll(book, then, history.steps(game, to, seq));
  if (then === undefined || now === undefined || !sameState(now, state)) return fail('refused', RULES);
  return ok({ seq: to, state: then });
};

/** Behind the decision that was taken back last, to where the next one of a person was. */
export const redone = ({ book, history, game, seq, state }: Here): Reply<Place> => {
  const [first, ...rest] = history.steps(game, seq, history.last(game));
  if (first === undefined) return fail('refused', 'Nothing was taken back that could be done again.');
  const end = rest.findIndex(({ by }) => by === 'person');
  const steps = [first, ...(end < 0 ? rest : rest.slice(0, end))];
  const then = replayAll(book, state, steps);
  return then === undefined ? fail('refused', RULES) : ok({ seq: steps.at(-1)?.seq ?? seq, state: then });
};
