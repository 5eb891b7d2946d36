// Which seat sits in front of the screen: its view, and no other, is pushed.
import type { SeatId } from '../../shared/kernel/ids';
import type { State } from '../../shared/rules/state/state';

/** Seats that are asked and have not answered, in order of play from the active one. */
export const askedSeats = (state: State): readonly SeatId[] => {
  const at = Math.max(0, state.order.indexOf(state.active));
  const order = [...state.order.slice(at), ...state.order.slice(0, at)];
  return order.filter((seat) => state.pending[seat] !== undefined && state.answered[seat] === undefined);
};

const isPerson = (state: State, seat: SeatId): boolean => state.seats[seat]?.control === 'person';

/**
 * The person that is asked, else the person who was shown last; without any person the first seat.
 * While several persons are asked at once, whoever has the screen answers first.
 */
export const shownSeat = (state: State, last: SeatId | undefined): SeatId => {
  const asked = askedSeats(state).filter((seat) => isPerson(state, seat));
  if (last !== undefined && asked.includes(last)) return last;
  const [first] = asked;
  if (first !== undefined) return first;
  if (last !== undefined && isPerson(state, last)) return last;
  return state.order.find((seat) => isPerson(state, seat)) ?? state.order[0] ?? 'p1';
};
