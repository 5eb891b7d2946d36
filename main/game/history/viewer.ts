// A campaign that is watched again: any input of it as a frame, the cards as they were when it began.
import * as v from 'valibot';
import { builtSets, definitionsOf } from '../../../shared/content/definitions';
import type { Reply } from '../../../shared/contract/failure';
import type { ReplayCheck, ReplayFrame, ReplayInfo } from '../../../shared/contract/replay';
import { setupSchema } from '../../../shared/contract/requests';
import type { SetupChoices } from '../../../shared/contract/setup';
import type { SeatId } from '../../../shared/kernel/ids';
import { canonical, fingerprint } from '../../../shared/kernel/json';
import { ok } from '../../../shared/kernel/result';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import { redact, viewFor } from '../../../shared/rules/view/view-for';
import type { Logger } from '../../app/log';
import type { Handlers } from '../../ipc/handle';
import { refused } from '../../ipc/trouble';
import type { Store } from '../../persistence/store';
import { NO_SUCH_GAME } from '../failures';
import { gameOf } from '../load';
import { checking } from './check';
import { facesOf } from './dice';
import { replayStep } from './replay';
import { knownState } from './states';
import { toldNow } from './told';

export type ReplayHandlers = Pick<Handlers, 'replay.open' | 'replay.frame' | 'replay.check'>;
export type ViewerParts = { readonly store: Pick<Store, 'games' | 'history'>; readonly log: Logger };

/** Sees what everybody sees: no hand is his. */
const NOBODY: SeatId = 'p0';

type Watched = {
  readonly game: string;
  readonly book: Rulebook;
  readonly final: State;
  readonly info: ReplayInfo;
  readonly marks: ReadonlyMap<number, string>;
  /** Where the last frame was, so that the next one is one answer away. */
  seq: number;
  state: State;
};

/** Whose eyes may be looked through, so that a replay tells nobody what others still hide. */
const eyes = (state: State): readonly SeatId[] => {
  if (state.over !== undefined) return state.order;
  const persons = state.order.filter((seat) => state.seats[seat]?.control === 'person');
  return persons.length === 1 ? persons : [];
};

/** Definitions that this program has otherwise now. */
const changedSince = (book: Rulebook, { content, options }: State): readonly string[] => {
  const now = new Map(definitionsOf(content.sets, options).map((def) => [def.id, def]));
  return [...book.defs.values()].filter((def) => canonical(now.get(def.id)) !== canonical(def)).map(({ id }) => id);
};

export const createViewer = ({ store: { games, history }, log }: ViewerParts): ReplayHandlers => {
  let watched: Watched | undefined;

  const load = (game: string, pace: 'play' | 'fast' = 'fast') => {
    const saved = games.load(game);
    return saved === undefined
      ? NO_SUCH_GAME
      : gameOf(
          game,
          saved,
          definitionsOf,
          (detail) => {
            log.error(`a save was refused: ${detail}`);
          },
          pace,
        );
  };

  const open = (game: string): Reply<ReplayInfo> => {
    const opened = load(game);
    if (!opened.ok) return opened;
    const { book, state, seq, name } = opened.value;
    const first = knownState(book, history.keptBefore(game, 0));
    if (first === undefined) return refused('trouble.game.beginning');
    const turns = history.turns(game).filter((turn) => turn.seq <= seq);
    const info: ReplayInfo = {
      game,
      name,
      last: seq,
      over: state.over !== undefined,
      seats: eyes(state),
      changed: changedSince(book, state),
      turns: turns.map(({ seq: at, turn, round, seat }) => ({ seq: at, turn, round, seat: seat as SeatId })),
    };
    watched = {
      game,
      book,
      final: state,
      info,
      marks: new Map(turns.map((turn) => [turn.seq, turn.fingerprint])),
      seq: first.seq,
      state: first.state,
    };
    return ok(info);
  };

  /** Plays to an input; where that is not the game any more, up to where it still was. */
  const goTo = (now: Watched, seq: number): number | undefined => {
    const kept = knownState(now.book, history.keptBefore(now.game, seq));
    if (kept !== undefined && (now.seq > seq || kept.seq > now.seq)) ({ seq: now.seq, state: now.state } = kept);
    for (const step of history.steps(now.game, now.seq, seq)) {
      const next = replayStep(now.book, now.state, step);
      const mark = now.marks.get(step.seq);
      if (!next.ok || (mark !== undefined && mark !== fingerprint(next.state)))
        return history.keptAfter(now.game, step.seq - 1)?.seq ?? now.info.last;
      now.seq = step.seq;
      now.state = next.state;
    }
    return undefined;
  };

  const frame = (game: string, seq: number, seat: SeatId | undefined): Reply<ReplayFrame> => {
    if (watched?.game !== game) {
      const opened = open(game);
      if (!opened.ok) return opened;
    }
    if (watched === undefined || seq > watched.info.last) return refused('trouble.game.noAnswer', {}, 'seq');
    const eye = seat !== undefined && watched.info.seats.includes(seat) ? seat : (watched.info.seats[0] ?? NOBODY);
    const brokenUntil = goTo(watched, seq);
    const events = history.steps(game, seq - 1, seq).flatMap((step) => toldNow(step.events));
    return ok({
      seq,
      view: viewFor(watched.book, seq === watched.info.last ? watched.final : watched.state, eye),
      events: events.map((event) => redact(event, eye)),
      ...(brokenUntil === undefined || seq === watched.info.last ? {} : { brokenUntil }),
    });
  };

  const check = async (game: string): Promise<Reply<ReplayCheck>> => {
    const opened = load(game);
    const begun = history.begun(game);
    if (!opened.ok) return opened;
    const setup = v.safeParse(setupSchema, begun?.setup);
    if (begun === undefined || !setup.success) return refused('trouble.game.unwatched');
    const { book, seq } = opened.value;
    const steps = history.steps(game, 0, seq);
    const work = checking(book, {
      setup: chosenOf(setup.output),
      seed: begun.seed,
      steps,
      turns: history.turns(game).filter((turn) => turn.seq <= seq),
      keptAfter: (at) => history.keptAfter(game, at),
    });
    let next = work.next();
    while (next.done !== true) {
      // A game is played on meanwhile, perhaps.
      await new Promise((resolve) => setImmediate(resolve));
      next = work.next();
    }
    const { answers, fingerprints, differences } = next.value;
    return ok({
      answers,
      fingerprints,
      differs: differences.map(({ turn }) => turn),
      dice: facesOf(steps.flatMap((step) => toldNow(step.events))),
    });
  };

  return {
    'replay.open': ({ game }) => open(game),
    'replay.frame': ({ game, seq, seat }) => frame(game, seq, seat),
    'replay.check': ({ game }) => check(game),
  };
};

/** In the order of the program, as games are made. */
export const chosenOf = (choices: SetupChoices): SetupChoices => ({
  ...choices,
  sets: builtSets.filter((set) => choices.sets.includes(set)),
});
