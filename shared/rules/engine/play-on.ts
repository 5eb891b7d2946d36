// The one way to play ahead: whole games, branches of a look-ahead, the benchmark.
import type { SeatId } from '../../kernel/ids';
import type { Refusal } from '../../contract/prompt';
import { holdCards } from '../query/card-index';
import { holdInPlay } from '../query/index-in-play';
import type { Decision, GameEvent, State } from '../state/state';
import { put, whoIsAsked, type Bug, type Input } from './machine';
import type { Rulebook } from './rulebook';
import { Tx } from './tx/tx';

/**
 * Answers a question out of the state itself, without a view: he sees everything, so a computer player plays ahead in a
 * `sample` only. He must keep no part of the state, since it is written in place.
 */
export type Player = (s: State, decision: Decision) => readonly string[];
export type Players = (seat: SeatId) => Player;

/** Where it ends, if the game is not over before; looked at whenever a question waits that a player is to answer. */
export type Until = {
  /** So many answers, the one that it begins with among them. */
  readonly answers?: number;
  /** So many steps of the machine, which is what time is spent on (law 8). */
  readonly steps?: number;
  /** @param events what the last answer has led to; kept by nobody, since the list is used again */
  readonly when?: (s: State, events: readonly GameEvent[]) => boolean;
};

export type PlayedOn =
  | {
      readonly ok: true;
      /** Plain JSON and written no more: as good a state as any other, to be kept and played on from. */
      readonly state: State;
      readonly ended: 'over' | keyof Until;
      readonly answers: number;
      readonly steps: number;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly bug?: Bug };

/**
 * Plays on from a state: first `answer`, if there is one, and then as `players` answer, seat by seat in the order of
 * the table. It gives the states that one `advance` after the other would give, and leaves `from` as it is, but one
 * transaction writes all of it in place: no copy for each answer, no lists of events that nobody reads.
 *
 * A look-ahead into a few answers:
 *
 *     const ahead = playOn(book, dealt, { t: 'answer', seat, answer }, () => quick, { when: (s) => s.turn.n > now });
 *
 * @returns the state in which it ended, and why; a refusal when an answer was none that is on offer
 */
export function playOn(
  book: Rulebook,
  from: State,
  answer: Input | undefined,
  players: Players,
  until: Until,
): PlayedOn {
  // The next branch begins here, too.
  holdCards(from);
  holdInPlay(book, from);
  const tx = new Tx(from);
  const { s } = tx;
  let [answers, steps] = [0, 0];
  for (let next = answer; ; next = undefined) {
    if (next === undefined) {
      const ended = whyEnded(until, s, tx.events, answers, steps);
      if (ended !== undefined) return { ok: true, state: s, ended, answers, steps };
      next = answered(s, players);
    }
    tx.nextInput();
    const refused = put(tx, book, next);
    if (refused !== undefined) return refused;
    answers += 1;
    steps += tx.spent;
  }
}

function whyEnded(
  { answers = Infinity, steps = Infinity, when }: Until,
  s: State,
  events: readonly GameEvent[],
  given: number,
  taken: number,
): 'over' | keyof Until | undefined {
  if (s.over !== undefined) return 'over';
  if (given >= answers) return 'answers';
  if (taken >= steps) return 'steps';
  return when?.(s, events) === true ? 'when' : undefined;
}

function answered(s: State, players: Players): Input {
  const seat = whoIsAsked(s);
  const decision = seat === undefined ? undefined : s.pending[seat];
  if (seat === undefined || decision === undefined) throw new Error('nobody is asked, and the game is not over');
  return { t: 'answer', seat, answer: { decision: decision.id, keys: players(seat)(s, decision) } };
}
