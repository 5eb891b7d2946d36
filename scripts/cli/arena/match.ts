// One against the rest: games in blocks of one seed, in which the one takes every seat, and so every character, once.
import { contestOf, type Contender } from '../../../main/ai/policies/arena';
import type { Weights } from '../../../main/ai/search/weights';
import type { SetupChoices } from '../../../shared/contract/setup';
import type { SeatId } from '../../../shared/kernel/ids';
import { advance, whoIsAsked, type Input } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { newGame } from '../../../shared/rules/setup/new-game';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import type { TablePlayed } from '../sim/table';

export type Match = TablePlayed & {
  readonly a: Contender;
  readonly b: Contender;
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** What A goes by, where it tries other weights than the others. */
  readonly weights?: Weights;
};

export type Played = {
  readonly seat: SeatId;
  /** What A has of the victory: all of it, a part, or nothing. */
  readonly won: number;
  readonly finished: boolean;
  readonly rounds: number;
  /** Milliseconds for each decision. */
  readonly a: readonly number[];
  readonly b: readonly number[];
};

/** Decisions after which a game counts as stuck. */
const LIMIT = 200_000;

/** The game of this number: who sits where goes round, the seed changes when all have sat everywhere. */
export const playGame = (book: Rulebook, match: Match, n: number, now: () => number): Played => {
  const seed = `${match.seed}/${Math.floor(n / match.seats)}`;
  const seat: SeatId = `p${(n % match.seats) + 1}`;
  const choices: SetupChoices = {
    profile: match.profile,
    rules: match.rules,
    sets: match.sets,
    ...match.endings,
    seats: Array.from({ length: match.seats }, (_, i) => ({ name: `${i + 1}`, control: 'computer', character: 'lot' })),
  };
  const begun = newGame(book, choices, seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  let { state } = begun;
  const contest = contestOf(book, { defs: [...book.defs.values()], salt: seed });
  const spent: { readonly a: number[]; readonly b: number[] } = { a: [], b: [] };
  for (let decisions = 0; decisions < LIMIT && !state.over; decisions++) {
    const asked = whoIsAsked(state);
    const decision = asked === undefined ? undefined : state.pending[asked];
    if (asked === undefined || decision === undefined) throw new Error(`${seed}: nobody is asked`);
    const side = asked === seat ? 'a' : 'b';
    const tried = side === 'a' && match.weights !== undefined ? { weights: match.weights } : {};
    const question = { view: viewFor(book, state, asked), prompt: promptFor(decision), level: match[side], ...tried };
    const began = now();
    const reply = contest(question, state);
    spent[side].push(now() - began);
    const input: Input =
      'ditch' in reply
        ? { t: 'ditch', seat: asked, card: reply.ditch }
        : { t: 'answer', seat: asked, answer: { decision: decision.id, keys: reply.keys } };
    const result = advance(book, state, input);
    if (!result.ok) throw new Error(`${seed}: ${result.refusal.msg.id}`);
    ({ state } = result);
  }
  const winners = state.over?.winners ?? [];
  return {
    seat,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    finished: state.over !== undefined,
    rounds: state.round,
    ...spent,
  };
};
