// One open game. Every input goes the same way: the rules, then the disk, then the screen. What a person was shown
// is on disk (law 10), and what was refused has changed nothing.
import { createHash } from 'node:crypto';
import type { Failure, Reply } from '../../shared/contract/failure';
import type { Done } from '../../shared/contract/ipc';
import type { ViewEvent } from '../../shared/contract/event';
import type { QuestionOdds } from '../../shared/contract/foresight';
import type { Hint, Reason } from '../../shared/contract/hint';
import type { GameUpdate } from '../../shared/contract/view';
import type { Stop } from '../../shared/contract/stops';
import type { DefId, SeatId } from '../../shared/kernel/ids';
import { ok } from '../../shared/kernel/result';
import { advance, type Advanced, type Input } from '../../shared/rules/engine/machine';
import { oddsByOption } from '../../shared/rules/foresight/odds';
import type { GameEvent, Seat, State } from '../../shared/rules/state/state';
import type { Def } from '../../shared/rules/vocab/definition';
import { redact, updateFor } from '../../shared/rules/view/view-for';
import type { PlayersOf } from '../ai/player';
import type { Logger } from '../app/log';
import { failure, refused } from '../ipc/trouble';
import type { ClockRepository } from '../persistence/clock';
import type { GamesRepository } from '../persistence/games';
import type { HistoryRepository } from '../persistence/history';
import type { Beside, By } from '../persistence/stored';
import { storageFault } from '../persistence/sqlite-error';
import { version } from '../../package.json';
import type { AppState } from './app-machine';
import type { Breakage } from './bug-file';
import { createClock } from './clock';
import { createComputers } from './computers';
import { refusalFailure } from './failures';
import { redone, undone, type Place } from './history/rewind';
import { toldNow } from './history/told';
import { backView } from './history/undo';
import type { OpenGame } from './load';
import { whileItStands } from './odds';
import type { Peeking } from './peek';
import { createPonder } from './ponder';
import { createReasons, hintFor } from './reasons';
import { askedSeats, shownSeat } from './shown-seat';
import type { Stops } from './stops';
import { byOf, stepOf, type Failed, type Tried } from './step';
import { TUTORIAL_SEED } from './tutorial/begin';
import { markOf } from '../../shared/rules/options/option-of';

/** So many events at least are kept for whoever opens the journal. */
const JOURNAL = 5000;

export type SessionParts = {
  readonly games: GamesRepository;
  readonly history: HistoryRepository;
  readonly players: PlayersOf;
  readonly app: AppState;
  readonly log: Logger;
  readonly publish: (update: GameUpdate) => void;
  readonly trouble: (game: string, failure: Failure) => void;
  /** Writes a bug file; @returns where it is. */
  readonly bug: (game: string, broke: Breakage) => string | undefined;
  readonly now: () => number;
  /** When whose cards ask. */
  readonly stops: Stops;
  readonly clock: ClockRepository;
  readonly peeking: Peeking;
};

export type Session = {
  readonly game: string;
  /** The cards and spaces that it is played with. */
  readonly definitions: readonly Def[];
  /** And the rules. */
  readonly rules: State['options'];
  /** What the screen should show now, without anything that happened. */
  readonly update: () => GameUpdate;
  /** Who plays a seat; nobody one that there is not. */
  readonly control: (seat: SeatId) => Seat['control'] | undefined;
  /** Lets a person put something in. */
  readonly input: (input: Input) => Reply<Done>;
  /** When a card asks from now on; a question that needs not be put any more is answered. */
  readonly stop: (seat: SeatId, def: DefId, stop: Stop) => Reply<Done>;
  /** Asks the last decision of a person again, as far as that is fair. `agreed`: who of the others has agreed. */
  readonly undo: (agreed: readonly SeatId[]) => Reply<Done>;
  readonly redo: () => Reply<Done>;
  /** What a good player would do in its place. */
  readonly hint: (seat: SeatId, decision: string) => Promise<Hint | undefined>;
  /** Why the computers answered as they did, the newest last. */
  readonly reasons: () => readonly Reason[];
  readonly journal: () => readonly ViewEvent[];
  /** What the options of a question lead to, as far as the seat that is asked can know. */
  readonly odds: (seat: SeatId, decision: string) => Promise<QuestionOdds>;
  /** Lets the computer players begin; called once the first view is on its way. */
  readonly start: () => void;
  readonly close: () => void;
};

/** Sits down where a computer has played so far, and so sees what that one hides. */
const takesOver = (state: State, input: Input, { isHidden }: Peeking): boolean =>
  input.t === 'control' &&
  input.control === 'person' &&
  state.seats[input.seat]?.control === 'computer' &&
  isHidden(input.seat);

/** Looked at for each option: mostly some milliseconds, at the worst a tenth of a second. */
const FORESIGHT = { steps: 12_000 };

const DONE: Reply<Done> = ok({});

/**
 * What the chances of computer players come from. The same seed and the same answers make the same game, theirs
 * included; and of the seed, which tells the dice to come, nothing can be read from it.
 */
const saltOf = ({ seed, options }: State): string =>
  // The lessons of the tutorial are written for what their rival does.
  markOf(options, 'tutorial') === undefined
    ? createHash('sha256').update(`players of ${seed}`).digest('base64url')
    : TUTORIAL_SEED;

export const createSession = (opened: OpenGame, parts: SessionParts): Session => {
  const { game, book } = opened;
  const { games, app, log } = parts;
  let { state, seq } = opened;
  let shown: SeatId = shownSeat(state, undefined);
  let open = true;
  /** What happened since the screen was told last: a question that is answered at once is not shown. */
  let held: readonly GameEvent[] = [];

  const settle = (): void => {
    const asked = askedSeats(state);
    const person = asked.some((seat) => state.seats[seat]?.control === 'person');
    app.send({ type: 'settled', waiting: state.over ? 'over' : person ? 'person' : 'computer' });
  };

  const broke = (input: Input, more: Pick<Breakage, 'frames' | 'events' | 'error'>): Failed => {
    const file = parts.bug(game, { seq, input, state, ...more });
    log.error(`the rules broke off in ${game} at ${seq}`, { file, error: more.error });
    return {
      ok: false,
      why: 'bug',
      failure: failure(
        more.error === undefined ? 'trouble.rules.circle' : 'trouble.rules.broke',
        file === undefined ? {} : { file },
      ),
    };
  };

  const play = (input: Input): Advanced | Failed => {
    try {
      return advance(book, state, input);
    } catch (error) {
      return broke(input, {
        frames: state.stack.slice(-8),
        events: [],
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  };

  const unsaved = (error: unknown): Failure => {
    log.error(`${game} could not be saved`, error);
    return failure(storageFault(error) ?? 'trouble.disk.other');
  };

  let arrived = opened.from === undefined || (opened.from.program === version && opened.from.schema === state.schema);
  const arrival = (): Pick<Beside, 'arrival'> =>
    arrived
      ? {}
      : {
          arrival: {
            step: stepOf({ game, seq, by: 'person', at: parts.now() }, undefined, { state, events: [] }),
            program: version,
          },
        };
  const beside = (input: Input, next: State): Beside => ({
    ...arrival(),
    casual: [...parts.peeking.seen(next), ...(takesOver(state, input, parts.peeking) ? [game] : [])],
  });

  /** Rules, then disk; only then is the new state ours. */
  const tryInput = (input: Input, by: By = byOf(state, input)): Tried => {
    const result = play(input);
    if ('why' in result) return result;
    if (!result.ok)
      return result.bug === undefined
        ? { ok: false, why: 'refused', failure: refusalFailure(result.refusal) }
        : broke(input, result.bug);
    const more = beside(input, result.state);
    const takeBack = computers.ahead(result.state);
    try {
      games.append(stepOf({ game, seq: seq + 1, by, at: parts.now() }, state, result), input, more);
    } catch (error) {
      takeBack();
      return { ok: false, why: 'disk', failure: unsaved(error) };
    }
    arrived = true;
    parts.peeking.marked(more.casual ?? []);
    state = result.state;
    seq += 1;
    settle();
    held = [...held, ...result.events];
    if (!answerQuietly()) publish();
    return { ok: true };
  };

  /** Passes where nothing presses, for whoever does not want to be asked there (a stop that is not set). */
  const answerQuietly = (): boolean => {
    for (const seat of askedSeats(state)) {
      const decision = state.seats[seat]?.control === 'person' ? state.pending[seat] : undefined;
      const pass = decision && parts.stops.passFor(book, state, seat, decision);
      if (decision && pass !== undefined)
        return tryInput({ t: 'answer', seat, answer: { decision: decision.id, keys: [pass] } }, 'quiet').ok;
    }
    return false;
  };

  const clock = createClock({
    game,
    repository: parts.clock,
    now: parts.now,
    state: () => state,
    trouble: (error) => {
      log.error(`the time of ${game} could not be kept`, error);
    },
    runsOut: () => {
      // Where the disk is at fault the next stroke tries again.
      const tried = tryInput({ t: 'time' }, 'quiet');
      if (!tried.ok) log.error(`the time of ${game} could not be put in`, tried.failure);
    },
  });
  const timeLeft = (): Pick<GameUpdate, 'timeLeft'> => {
    const left = clock.left(state);
    return left === undefined ? {} : { timeLeft: left };
  };

  const updateNow = (events: readonly GameEvent[]): GameUpdate => ({
    ...updateFor(book, game, seq, state, events, shown),
    ...timeLeft(),
    stops: parts.stops.view(book, state, shown),
    back: backView(parts.history, game, seq, state),
  });

  const publish = (): void => {
    shown = shownSeat(state, shown);
    const events = held;
    held = [];
    parts.publish(updateNow(events));
    ponder.begin();
  };

  /** Goes to a place in the past, or back from there: disk first here, too. */
  const goTo = (place: Place, seat: SeatId | undefined): Reply<Done> => {
    try {
      games.moveTo(
        stepOf({ game, seq: place.seq, by: 'person', at: parts.now() }, place.state, {
          state: place.state,
          events: [],
        }),
      );
    } catch (error) {
      return { ok: false, error: unsaved(error) };
    }
    ({ state, seq } = place);
    held = [];
    computers.forget();
    reasons.forget();
    settle();
    shown = shownSeat(state, seat ?? shown);
    parts.publish({ ...updateNow([]), rewound: true });
    goOn();
    return DONE;
  };

  const players = parts.players({ defs: [...book.defs.values()], salt: saltOf(state) });
  const reasons = createReasons(book);
  const computers = createComputers({
    players,
    book,
    state: (): State => state,
    input: tryInput,
    log,
    trouble: (failure) => {
      parts.trouble(game, failure);
    },
    told: reasons.told,
    broken: () => {
      app.send({ type: 'failed' });
    },
  });
  const ponder = createPonder({
    players,
    book,
    state: () => state,
    quietly: (at, seat, decision) => parts.stops.passFor(book, at, seat, decision),
  });
  /** The computers that are asked think, and at a question of a person those who will be. */
  const goOn = (): void => {
    computers.ask();
    ponder.begin();
  };

  settle();
  return {
    game,
    definitions: [...book.defs.values()],
    rules: state.options,
    update: () => {
      const peek = state.over === undefined ? parts.peeking.view(state.order) : undefined;
      return { ...updateNow([]), ...(peek === undefined ? {} : { peek }) };
    },
    control: (seat) => state.seats[seat]?.control,
    input: (input) => {
      if (!open) return refused('trouble.game.closed');
      const tried = tryInput(input);
      // Also after a failure: a computer player may have been waiting for the disk.
      goOn();
      return tried.ok ? DONE : { ok: false, error: tried.failure };
    },
    stop: (seat, def, stop) => {
      if (!parts.stops.view(book, state, seat).some((one) => one.def === def))
        return refused('trouble.stop.none', {}, 'def');
      try {
        parts.stops.set(state, seat, def, stop);
      } catch (error) {
        return { ok: false, error: unsaved(error) };
      }
      if (!answerQuietly()) publish();
      goOn();
      return DONE;
    },
    undo: (agreed) => {
      const here = { book, history: parts.history, game, seq, state };
      const place = undone(here, agreed);
      const { undo } = backView(parts.history, game, seq, state);
      return place.ok ? goTo(place.value, undo.ok ? undo.seat : undefined) : place;
    },
    redo: () => {
      const place = redone({ book, history: parts.history, game, seq, state });
      return place.ok ? goTo(place.value, undefined) : place;
    },
    odds: async (seat, decision) => {
      const stands = (): boolean => open && seat === shown && state.pending[seat]?.id === decision;
      return stands() ? await whileItStands(oddsByOption(book, state, seat, FORESIGHT), stands) : {};
    },
    hint: async (seat, decision) => {
      if (seat !== shown) return undefined;
      ponder.end();
      try {
        return await hintFor(players, book, state, seat, decision);
      } finally {
        ponder.begin();
      }
    },
    reasons: () => reasons.all(state),
    journal: () => toldNow(games.journal(game, JOURNAL)).map((event) => redact(event, shown)),
    start: () => {
      clock.start();
      computers.prepare();
      answerQuietly();
      goOn();
    },
    close: () => {
      open = false;
      clock.stop();
      ponder.close();
      computers.close();
    },
  };
};
