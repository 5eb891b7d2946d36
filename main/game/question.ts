// What a computer's seat is asked with: what a person there sees, and a deal that might be the real one (law 7).
import type { SeatId } from '../../shared/kernel/ids';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { Decision, State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { dealtFor } from '../ai/brain';
import { isLevel, levels, type Question } from '../ai/player';

/** Who plays a seat: a level that this program does not have any more is played by the first. */
export const playerOf = (state: State, seat: SeatId): Pick<Question, 'level' | 'personality'> => {
  const { level = '', personality } = state.seats[seat] ?? {};
  return { level: isLevel(level) ? level : levels[0], ...(personality === undefined ? {} : { personality }) };
};

/**
 * The same for who is asked and for who may be asked soon (`ponder.ts`): an answer is a pure function of the question,
 * so only what is asked in the same words has been thought about already.
 */
export const questionOf = (book: Rulebook, state: State, seat: SeatId, decision: Decision): Question => {
  const player = playerOf(state, seat);
  return {
    view: viewFor(book, state, seat),
    prompt: promptFor(decision),
    ...player,
    ...dealtFor(book, state, seat, player.level),
  };
};
