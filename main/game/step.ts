// A step of a game in the form in which it is stored.
import type { Failure } from '../../shared/contract/failure';
import { fingerprint } from '../../shared/kernel/json';
import type { Advanced } from '../../shared/rules/engine/machine';
import type { State } from '../../shared/rules/state/state';
import type { GameStep } from '../persistence/games';

/** What became of an input. Only after `refused` may another answer do better. */
export type Failed = { readonly ok: false; readonly why: 'refused' | 'disk' | 'bug'; readonly failure: Failure };
export type Tried = { readonly ok: true } | Failed;

/** Characters by seat, the newest of each. */
const charactersOf = (state: State): readonly string[] =>
  state.order.flatMap((seat) => {
    const hero = state.seats[seat]?.hero;
    const def = hero === undefined ? undefined : state.heroes[hero]?.def;
    return def === undefined ? [] : [def];
  });

/** @param before the state that the input met; left out for the set-up */
export const stepOf = (game: string, seq: number, before: State | undefined, { state, events }: Extract<Advanced, { ok: true }>, at: number): GameStep => ({
  game,
  seq,
  events,
  schema: state.schema,
  state: JSON.stringify(state),
  ...(before?.turn.n === state.turn.n ? {} : { turn: { n: state.turn.n, fingerprint: fingerprint(state) } }),
  round: state.round,
  over: state.over !== undefined,
  characters: charactersOf(state),
  at,
});
