// Going back to a decision, within what is fair: not over a die, not over something hidden that was shown since.
import type { BackView } from '../../../shared/contract/view';
import type { SeatId } from '../../../shared/kernel/ids';
import type { State } from '../../../shared/rules/state/state';
import type { HistoryRepository, Trace } from '../../persistence/history';
import { optionOf } from '../../../shared/rules/options/option-of';

/** The decision that would be asked again: its answer was input `seq`. */
export type Back =
  | { readonly ok: true; readonly seq: number; readonly seat: SeatId }
  | { readonly ok: false; readonly why: 'nothing' | 'revealed' | 'seats' };

const isSeat = (seat: string | undefined): seat is SeatId => seat !== undefined && /^p\d+$/.test(seat);

/** Does going back over this step lift a barrier for somebody who decided earlier? */
const bars = ({ barrier }: Trace, seat: string | undefined): boolean => barrier !== '' && barrier !== seat;

/**
 * The last decision of a person, and whether it may be asked again.
 * @param anything the house rule that lifts what is fair
 */
export const backFrom = (traces: Iterable<Trace>, anything: boolean): Back => {
  const over: Trace[] = [];
  for (const trace of traces) {
    over.push(trace);
    // Time that has run out was put in by nobody, and runs out again.
    if (trace.kind === 'time') continue;
    if (trace.kind !== 'answer' && trace.kind !== 'ditch') return { ok: false, why: 'seats' };
    // Whoever decided: behind a barrier for everybody it makes no difference, so nothing older is read.
    const person = trace.by === 'person' && isSeat(trace.seat);
    const barred = person ? over.some((one) => bars(one, trace.seat)) : trace.barrier === '*';
    if (barred && !anything) return { ok: false, why: 'revealed' };
    if (person && isSeat(trace.seat)) return { ok: true, seq: trace.seq, seat: trace.seat };
  }
  return { ok: false, why: 'nothing' };
};

/** The other persons at the table: they agree first. */
export const othersOf = (state: State, seat: SeatId): readonly SeatId[] =>
  state.order.filter((id) => id !== seat && state.seats[id]?.control === 'person' && !state.seats[id].out);

export const mayUndoAnything = (state: State): boolean => optionOf(state.options, 'undoAnything');

/** What the screen says about going back and forth. */
export const backView = (history: HistoryRepository, game: string, seq: number, state: State): BackView => {
  const back = backFrom(history.traces(game, seq), mayUndoAnything(state));
  return {
    undo: back.ok ? { ok: true, seat: back.seat, agree: othersOf(state, back.seat) } : back,
    redo: history.last(game) > seq,
  };
};
