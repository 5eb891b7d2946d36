// Asks the computer players of a game, each seat by itself, and puts their answers in like anybody else's.
import type { Failure } from '../../shared/contract/failure';
import type { SeatId } from '../../shared/kernel/ids';
import { seedRng } from '../../shared/kernel/rng';
import type { Input } from '../../shared/rules/engine/machine';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { Decision, State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { dealtFor } from '../ai/brain';
import { looksAhead, type Players } from '../ai/player';
import { randomPolicy } from '../ai/policies/random';
import type { Logger } from '../app/log';
import { playerOf, questionOf } from './question';
import type { Answered } from './reasons';
import { askedSeats } from './shown-seat';
import type { Tried } from './step';

/** How long a seat waits before it tries to save again. */
const RETRY_MS = 3000;
/** Answers by chance that are tried when a player's own was refused. */
const TRIES = 5;

export type ComputerParts = {
  readonly players: Players;
  readonly book: Rulebook;
  readonly state: () => State;
  readonly input: (input: Input) => Tried;
  readonly log: Logger;
  readonly trouble: (failure: Failure) => void;
  /** Why a seat answers as it does. */
  readonly told: (answered: Answered) => void;
  /** No answer of a seat gets on: the game stands still. */
  readonly broken: () => void;
};

export type Computers = {
  /** Before anybody is asked. */
  readonly prepare: () => void;
  /** Asks every computer seat that is asked by the rules and was not asked here yet. */
  readonly ask: () => void;
  /**
   * The same by a state that is about to be stored: they think while the disk writes. @returns what takes it back when
   * nothing was stored
   */
  readonly ahead: (next: State) => () => void;
  /** The game went somewhere else: what they are thinking about is of no use any more. */
  readonly forget: () => void;
  readonly close: () => void;
};

type Thought = { readonly decision: Decision };

export const createComputers = ({
  players,
  book,
  state,
  input,
  log,
  trouble,
  told,
  broken,
}: ComputerParts): Computers => {
  /** What each seat is thinking about: by itself, since decisions of another line of play have the same names. */
  const thinking = new Map<SeatId, Thought>();
  let open = true;
  let retry: NodeJS.Timeout | undefined;

  /** Still asked, still a computer's: people may have taken the seat over meanwhile. */
  const stillAsked = (seat: SeatId, thought: Thought): boolean => {
    const now = state();
    const { decision } = thought;
    return (
      open &&
      thinking.get(seat) === thought &&
      now.pending[seat]?.id === decision.id &&
      now.answered[seat] === undefined &&
      now.seats[seat]?.control === 'computer'
    );
  };

  const answer = (seat: SeatId, decision: Decision, keys: readonly string[]): Tried =>
    input({ t: 'answer', seat, answer: { decision: decision.id, keys } });

  const byChance = (seat: SeatId, decision: Decision, n: number): Tried => {
    const view = viewFor(book, state(), seat);
    return answer(
      seat,
      decision,
      randomPolicy(
        view,
        promptFor(decision),
        { spaces: {}, cards: {}, hurts: {}, crossing: { carries: [], makes: {}, sold: {}, ferries: {}, sheds: [] } },
        seedRng(`${decision.id}/${n}`),
      ),
    );
  };

  const think = async (now: State, seat: SeatId, thought: Thought): Promise<void> => {
    let tried: Tried | undefined;
    const { decision } = thought;
    const { round } = now;
    try {
      const reply = await players.answer(questionOf(book, now, seat, decision));
      // Computers among themselves would leave nobody else a word.
      await new Promise((resolve) => setImmediate(resolve));
      if (!stillAsked(seat, thought)) return;
      tried = 'ditch' in reply ? input({ t: 'ditch', seat, card: reply.ditch }) : answer(seat, decision, reply.keys);
      if (tried.ok) told({ seat, round, decision, reply });
      // What was put down was put down beside the question, which is put anew.
      if (tried.ok && 'ditch' in reply) return;
      if (!tried.ok && tried.why === 'refused')
        log.error(`a computer player's answer was refused: ${tried.failure.message}`, {
          seat,
          ask: decision.ask,
          reply,
        });
    } catch (error) {
      log.error('a computer player gave no answer', error);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!stillAsked(seat, thought)) return;
    for (let n = 0; n < TRIES && (tried === undefined || (!tried.ok && tried.why !== 'disk')); n++)
      tried = byChance(seat, decision, n);
    if (tried === undefined || tried.ok) return;
    trouble(tried.failure);
    if (tried.why === 'disk') retry ??= setTimeout(again, RETRY_MS);
    else broken();
  };

  /** While people still look at the table, those who look ahead learn its board. */
  const prepare = (): void => {
    const now = state();
    if (now.over !== undefined) return;
    const ahead = now.order.find(
      (seat) => now.seats[seat]?.control === 'computer' && looksAhead(playerOf(now, seat).level),
    );
    const { dealt } = ahead === undefined ? {} : dealtFor(book, now, ahead, playerOf(now, ahead).level);
    if (dealt !== undefined) players.learn(dealt);
  };

  const again = (): void => {
    retry = undefined;
    ask();
  };

  const askIn = (now: State): void => {
    if (!open || retry !== undefined) return;
    for (const seat of askedSeats(now)) {
      const decision = now.pending[seat];
      if (
        decision === undefined ||
        now.seats[seat]?.control !== 'computer' ||
        thinking.get(seat)?.decision.id === decision.id
      )
        continue;
      const thought: Thought = { decision };
      thinking.set(seat, thought);
      void think(now, seat, thought).finally(() => {
        const still = stillAsked(seat, thought);
        if (thinking.get(seat) === thought) thinking.delete(seat);
        // Nothing came of it: asking the same again would run in a circle.
        if (retry === undefined && !still) ask();
      });
    }
  };

  const ask = (): void => {
    askIn(state());
  };

  const ahead = (next: State): (() => void) => {
    const before = [...thinking];
    askIn(next);
    return () => {
      thinking.clear();
      for (const [seat, thought] of before) thinking.set(seat, thought);
    };
  };

  return {
    prepare,
    ask,
    ahead,
    forget: () => {
      players.forget();
      thinking.clear();
    },
    close: () => {
      open = false;
      clearTimeout(retry);
      players.close();
    },
  };
};
