// When a player is asked for a card: what he has set for it, and the pass that is given for him where he has not to be.
import type { Prompt } from '../../shared/contract/prompt';
import { AT_FIRST, type Stop, type StopView } from '../../shared/contract/stops';
import type { DefId, SeatId } from '../../shared/kernel/ids';
import { askingOf } from '../../shared/rules/query/stakes';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { State } from '../../shared/rules/state/state';
import type { StopsRepository, StoredStop } from '../persistence/stops';

export type Stops = {
  /** What the seat's cards are set to, for the screen. */
  readonly view: (book: Rulebook, state: State, seat: SeatId) => readonly StopView[];
  readonly set: (state: State, seat: SeatId, def: DefId, stop: Stop) => void;
  /** The answer that is given for a person who need not be asked; nothing when he is to be. */
  readonly passFor: (
    book: Rulebook,
    state: State,
    seat: SeatId,
    prompt: Pick<Prompt, 'options' | 'quiet' | 'press'>,
  ) => string | undefined;
};

/**
 * @param askAlways whether he wants to be asked wherever he could use or leave something
 * @param rollUnasked whether the dice are rolled for him where there is nothing else to do
 */
export const createStops = (
  game: string,
  repository: StopsRepository,
  askAlways: () => boolean,
  rollUnasked: () => boolean = () => false,
): Stops => {
  let all = repository.of(game);

  const setFor = (state: State, seat: SeatId, def: DefId): Stop | undefined => {
    const found = all.find((one) => one.seat === seat && one.def === def);
    return found?.turn === undefined || found.turn === state.turn.n ? found?.stop : found.before;
  };

  const stopsOf = (book: Rulebook, state: State, seat: SeatId): ReadonlyMap<DefId, StopView> => {
    const hero = state.seats[seat]?.hero;
    const asking = hero === undefined ? [] : askingOf({ cat: book, s: state }, hero);
    return new Map(asking.map((def) => [def, { def, stop: setFor(state, seat, def) ?? AT_FIRST }]));
  };

  return {
    view: (book, state, seat) => [...stopsOf(book, state, seat).values()],
    set: (state, seat, def, stop) => {
      const before = setFor(state, seat, def);
      const ends: Pick<StoredStop, 'turn' | 'before'> =
        stop === 'notThisTurn'
          ? { turn: state.turn.n, ...(before === undefined || before === 'notThisTurn' ? {} : { before }) }
          : {};
      const next = [...all.filter((one) => one.seat !== seat || one.def !== def), { seat, def, stop, ...ends }];
      repository.set(game, next);
      all = next;
    },
    passFor: (book, state, seat, { options, quiet, press }) => {
      if (press !== undefined && !rollUnasked()) return undefined;
      const alone = quiet ?? press;
      const pass = alone ?? options.find((option) => option.pass)?.key;
      const rest = options.filter(
        (option) => option.key !== pass && !option.pass && !option.minor && option.off === undefined,
      );
      if (pass === undefined || rest.some(({ use }) => use === undefined)) return undefined;
      // Only leaving something behind could be done, or nothing at all.
      if (rest.length === 0) return askAlways() ? undefined : alone;
      const stops = stopsOf(book, state, seat);
      const silent = rest.every(({ use, target }) => {
        const stop = stops.get(target?.def ?? '')?.stop ?? 'always';
        return stop === 'notThisTurn' || (stop === 'matters' && use === 'calm' && !askAlways());
      });
      return silent ? pass : undefined;
    },
  };
};
