// A campaign that is watched again: any input of it as a frame, the cards as they were when it began.
import * as v from 'valibot';
import { definitionsOf } from '../../../shared/content/definitions';
import type { Reply } from '../../../shared/contract/failure';
import type { ReplayCheck, ReplayFrame, ReplayInfo, ReplayTurn } from '../../../shared/contract/replay';
import { setupSchema } from '../../../shared/contract/requests';
import type { SeatId } from '../../../shared/kernel/ids';
import { canonical } from '../../../shared/kernel/json';
import { ok } from '../../../shared/kernel/result';
import { rulebookOf } from '../../../shared/rules/charts';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import { redact, viewFor } from '../../../shared/rules/view/view-for';
import type { Logger } from '../../app/log';
import type { Handlers } from '../../ipc/handle';
import { refused } from '../../ipc/trouble';
import type { Store } from '../../persistence/store';
import type { StoredStep, StoredTurn } from '../../persistence/stored';
import { NO_SUCH_GAME } from '../failures';
import { momentsOf } from '../records/story';
import { gameOf } from '../load';
import { checking } from './check';
import { chosenOf } from './chosen';
import { facesOf } from './dice';
import { replayStep } from './replay';
import { compared, markOf } from './marks';
import { knownState, type Known } from './states';
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
  readonly first: Known;
  /** By where a stretch between two kept states begins. */
  readonly sound: Map<number, number>;
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

/** Definitions that this program has otherwise now, with what others add to them: to a space its ways onto boards. */
const changedSince = (book: Rulebook, { content, options }: State): readonly string[] => {
  const now = rulebookOf(definitionsOf(content.sets, options)).defs;
  return [...book.defs.values()].filter((def) => canonical(now.get(def.id)) !== canonical(def)).map(({ id }) => id);
};

const isMute = (book: Rulebook, state: State, mark: string | undefined): boolean =>
  mark !== undefined && compared(book, state, mark, undefined).is === 'unknown';

/** @param last what was kept at its end, where that can be believed */
const certainUntil = (
  { book, marks }: Watched,
  from: Known,
  last: Known | undefined,
  steps: readonly StoredStep[],
): number => {
  let { state } = from;
  /** As far as it can be told by a mark, and as far as nothing speaks against it. */
  let told = from.seq;
  let seq = from.seq;
  /** Marks of an older program say nothing, so only what was kept at the end does. */
  let mute = isMute(book, from.state, marks.get(from.seq));
  for (const step of steps) {
    const next = replayStep(book, state, step);
    const mark = marks.get(step.seq);
    const verdict = next.ok && mark !== undefined ? compared(book, next.state, mark, undefined).is : undefined;
    if (!next.ok || verdict === 'other') return mute || next.ok ? told : seq;
    ({ seq } = step);
    ({ state } = next);
    if (verdict === 'same') told = seq;
    if (verdict !== undefined) mute = verdict === 'unknown';
  }
  if (last === undefined) return mute ? told : seq;
  return markOf(last.state) === markOf(state) ? seq : told;
};

/** Turns as they began, without what was kept in the middle of one when another program went on with it. */
const begun = (turns: readonly StoredTurn[]): readonly StoredTurn[] =>
  turns.filter(({ turn }, i) => turn !== turns[i - 1]?.turn);

/** Every turn with what happened in it that a table remembers. */
const withMoments = (
  turns: readonly StoredTurn[],
  { book, first, steps }: { readonly book: Rulebook; readonly first: State; readonly steps: readonly StoredStep[] },
): readonly ReplayTurn[] => {
  const beginners = Object.values(first.heroes).map(({ id, ...hero }) => ({ ...hero, hero: id }));
  const told = momentsOf(first.order, beginners, steps, (id) => book.defs.get(id));
  const list = turns.map(({ seq, turn, round, seat }) => ({ seq, turn, round, seat: seat as SeatId }));
  // The answer that ends a turn begins the next one: in whose turn it was says which of them it belongs to.
  const turnOf = told.map(
    ({ moment, turnOf: of }) =>
      list.findLast(({ seq, round, seat }) => seq <= moment.seq && round === moment.round && seat === of) ??
      list.findLast(({ seq }) => seq <= moment.seq),
  );
  return list.map((turn) => {
    const moments = told.flatMap(({ moment }, i) => (turnOf[i] === turn ? [moment] : []));
    return moments.length === 0 ? turn : { ...turn, moments };
  });
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
      turns: withMoments(begun(turns), { book, first: first.state, steps: history.steps(game, 0, seq) }),
    };
    watched = {
      game,
      book,
      final: state,
      info,
      marks: new Map(turns.map((turn) => [turn.seq, turn.fingerprint])),
      first,
      sound: new Map(),
      seq: first.seq,
      state: first.state,
    };
    return ok(info);
  };

  /** The last input of a stretch from one kept state to the next up to which it is certain that it was played so. */
  const soundUntil = (now: Watched, from: Known): number => {
    const known = now.sound.get(from.seq);
    if (known !== undefined) return known;
    const end = history.keptAfter(now.game, from.seq);
    const last = end === undefined ? { seq: now.info.last, state: now.final } : knownState(now.book, end);
    const until = certainUntil(now, from, last, history.steps(now.game, from.seq, end?.seq ?? now.info.last));
    now.sound.set(from.seq, until);
    return until;
  };

  /** Plays to an input; where that is not the game any more, up to where it still was. */
  const goTo = (now: Watched, seq: number): number | undefined => {
    const kept = knownState(now.book, history.keptBefore(now.game, seq)) ?? now.first;
    if (now.seq > seq || kept.seq > now.seq) ({ seq: now.seq, state: now.state } = kept);
    const until = soundUntil(now, kept);
    for (const step of history.steps(now.game, now.seq, Math.min(seq, until))) {
      const next = replayStep(now.book, now.state, step);
      if (!next.ok) break;
      now.seq = step.seq;
      now.state = next.state;
    }
    return until < seq ? (history.keptAfter(now.game, seq)?.seq ?? now.info.last) : undefined;
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
    const { book, seq, state } = opened.value;
    const steps = history.steps(game, 0, seq);
    const work = checking(book, {
      setup: chosenOf(setup.output),
      seed: begun.seed,
      steps,
      turns: history.turns(game).filter((turn) => turn.seq <= seq),
      keptAfter: (at) => history.keptAfter(game, at) ?? (at < seq ? { seq, schema: state.schema, state } : undefined),
    });
    let next = work.next();
    while (next.done !== true) {
      // A game is played on meanwhile, perhaps.
      await new Promise((resolve) => setImmediate(resolve));
      next = work.next();
    }
    const { answers, fingerprints, unknown, differences } = next.value;
    return ok({
      answers,
      fingerprints: fingerprints - unknown,
      unknown,
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
