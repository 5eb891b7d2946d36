// A step of a game in the form in which it is stored.
import type { Failure } from '../../shared/contract/failure';
import type { Input } from '../../shared/rules/engine/machine';
import type { GameEvent, State } from '../../shared/rules/state/state';
import type { By, GameStep } from '../persistence/stored';
import { markOf } from './history/marks';

/** What became of an input. Only after `refused` may another answer do better. */
export type Failed = { readonly ok: false; readonly why: 'refused' | 'disk' | 'bug'; readonly failure: Failure };
export type Tried = { readonly ok: true } | Failed;

/**
 * Every so many turns the whole state is kept: the fewer, the smaller the file; the more, the quicker a replay goes
 * anywhere.
 */
const KEEP_EVERY = 12;

/** Characters by seat, the newest of each; '' for a seat that has none. */
const charactersOf = (state: State): readonly string[] =>
  state.order.map((seat) => {
    const hero = state.seats[seat]?.hero;
    return (hero === undefined ? undefined : state.heroes[hero]?.def) ?? '';
  });

const placesOf = (state: State): GameStep['places'] =>
  state.order.flatMap((seat) => {
    const { hero, out } = state.seats[seat] ?? { out: true };
    const at = hero === undefined || out ? undefined : state.heroes[hero];
    return at === undefined || at.dead ? [] : [[seat, at.space] as const];
  });

const sameRng = (a: State, b: State): boolean =>
  a.rng.dice.every((n, i) => n === b.rng.dice[i]) &&
  a.rng.shuffle.every((n, i) => n === b.rng.shuffle[i]) &&
  a.rng.forced.length === b.rng.forced.length;

/** The seat whose hidden card was shown. Two of them count as something hidden for everybody. */
const showed = (state: State, events: readonly GameEvent[]): string => {
  const seats = new Set(
    events.flatMap((event) =>
      event.t === 'card' && event.from.in === 'hand' && event.to.in !== 'hand'
        ? [state.heroes[event.from.hero]?.seat ?? '*']
        : [],
    ),
  );
  return seats.size > 1 ? '*' : ([...seats][0] ?? '');
};

/**
 * What makes it unfair to go back over a step: `*` when chance was drawn upon or something hidden was shown (`revealed`
 * is the engine's own count of both), the seat when a card was shown that only its own seat had known, else nothing.
 */
export const barrierOf = (before: State, after: State, events: readonly GameEvent[]): string =>
  before.revealed !== after.revealed || !sameRng(before, after) ? '*' : showed(after, events);

export type Step = { readonly game: string; readonly seq: number; readonly by: By; readonly at: number };

/** @param before the state that the input met; left out for the set-up */
export const stepOf = (
  { game, seq, by, at }: Step,
  before: State | undefined,
  { state, events }: { readonly state: State; readonly events: readonly GameEvent[] },
): GameStep => ({
  game,
  seq,
  by,
  barrier: before === undefined ? '*' : barrierOf(before, state, events),
  events,
  schema: state.schema,
  state: JSON.stringify(state),
  ...(before?.turn.n === state.turn.n
    ? {}
    : {
        turn: {
          n: state.turn.n,
          seat: state.active,
          fingerprint: markOf(state),
          keep: before === undefined || state.turn.n % KEEP_EVERY === 0,
        },
      }),
  round: state.round,
  over: state.over !== undefined,
  characters: charactersOf(state),
  places: placesOf(state),
  at,
});

/** Who puts an input in: what is neither an answer nor ditching comes from people. */
export const byOf = (state: State, input: Input): By =>
  (input.t === 'answer' || input.t === 'ditch') && state.seats[input.seat]?.control === 'computer'
    ? 'computer'
    : 'person';
