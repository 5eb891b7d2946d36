// The clock of play of one campaign: how long it was open. It goes in small steps, so that a computer that sleeps loses
// no time.
import { minutesOf, ROUND_LIMIT } from '../../shared/contract/length';
import type { State } from '../../shared/rules/state/state';
import type { ClockRepository } from '../persistence/clock';
import { optionOf } from '../../shared/rules/options/option-of';

const TICK = 10_000;
/** So much time is lost at most when the program is killed. */
const KEEP_EVERY = 60_000;

export type Clock = {
  /** What is left; nothing where a game is not played by the clock, or not any more. */
  readonly left: (state: State) => number | undefined;
  readonly start: () => void;
  readonly stop: () => void;
};

type ClockParts = {
  readonly game: string;
  readonly repository: ClockRepository;
  readonly now: () => number;
  readonly state: () => State;
  /** Puts in that the time is up. */
  readonly runsOut: () => void;
  /** It could not be kept; the next stroke tries again. */
  readonly trouble: (error: unknown) => void;
};

const runs = (state: State): number | undefined =>
  state.over || state.timeUp ? undefined : minutesOf(optionOf(state.options, ROUND_LIMIT));

export const createClock = ({ game, repository, now, state, runsOut, trouble }: ClockParts): Clock => {
  let played = minutesOf(optionOf(state().options, ROUND_LIMIT)) === undefined ? 0 : repository.played(game);
  let kept = played;
  let since = now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const count = (): void => {
    const at = now();
    played += Math.min(Math.max(0, at - since), 2 * TICK);
    since = at;
  };
  const save = (): void => {
    try {
      repository.keep(game, played);
      kept = played;
    } catch (error) {
      trouble(error);
    }
  };
  const leftIn = (s: State): number | undefined => {
    const minutes = runs(s);
    return minutes === undefined ? undefined : Math.max(0, minutes * 60_000 - played);
  };
  const tick = (): void => {
    if (runs(state()) === undefined) {
      since = now();
      return;
    }
    count();
    if (played - kept >= KEEP_EVERY) save();
    if (leftIn(state()) === 0) runsOut();
  };

  return {
    left: (s) => {
      if (runs(s) !== undefined) count();
      return leftIn(s);
    },
    start: () => {
      if (timer !== undefined || minutesOf(optionOf(state().options, ROUND_LIMIT)) === undefined) return;
      since = now();
      timer = setInterval(tick, TICK);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      if (timer !== undefined && runs(state()) !== undefined) {
        count();
        save();
      }
      timer = undefined;
    },
  };
};
