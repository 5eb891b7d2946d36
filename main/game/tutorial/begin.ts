// How a campaign begins: by its set-up, or at the position of a chapter of the tutorial.
import type { SetupChoices } from '../../../shared/contract/setup';
import { msg } from '../../../shared/kernel/ids';
import { begin, type Advanced } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { stateOf } from '../../../shared/rules/setup/position';
import { newGame } from '../../../shared/rules/setup/new-game';
import { POSITIONS } from './positions';

/**
 * The one seed of the tutorial, and what stands for chance in its computer player: all comes the same for everybody.
 */
export const TUTORIAL_SEED = 'tutorial';

/** The state and first events, or what of the set-up is impossible. */
export const beginGame = (book: Rulebook, choices: SetupChoices, seed: string): Advanced => {
  const { tutorial, seats } = choices;
  if (tutorial === undefined) return newGame(book, choices, seed);
  // Everything can be taken back here: who has only just begun may try both ways.
  const state = stateOf(book, { ...POSITIONS[tutorial], seed, options: { undoAnything: true } });
  const { length } = state.order;
  if (seats.length !== length)
    return { ok: false, refusal: { code: 'setup', msg: msg('refuse.seats', { max: length }), field: 'seats' } };
  const called = state.order.map((id, i) => [id, { ...state.seats[id], ...named(seats[i]) }] as const);
  return begin(book, {
    ...state,
    options: { ...state.options, tutorial },
    seats: Object.fromEntries(called) as typeof state.seats,
  });
};

const named = (seat: SetupChoices['seats'][number] | undefined) =>
  seat === undefined ? {} : { name: seat.name, control: seat.control };
