// Whole games by players who answer at random: what the fuzzer, the invariants' tests and the benchmark use.
import { below, seedRng, type Rng } from '../../kernel/rng';
import type { SeatId } from '../../kernel/ids';
import { advance, type Advanced } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import type { Decision, State } from '../state/state';

/** A legal answer to a decision, by chance; passes are taken no more often than anything else. */
export function randomKeys(decision: Decision, rng: Rng): readonly [string[], Rng] {
  const open = decision.options.filter((o) => !o.off && !o.minor).map((o) => o.key);
  let now = rng;
  const draw = (n: number): number => {
    const [value, next] = below(now, n);
    now = next;
    return value;
  };
  const count = decision.min + draw(Math.min(decision.max, open.length) - decision.min + 1);
  const keys: string[] = [];
  while (keys.length < count && open.length > 0) keys.push(...open.splice(draw(open.length), 1));
  return [keys, now];
}

export type Played = {
  readonly state: State;
  readonly decisions: number;
  readonly stuck: boolean;
  readonly last: Advanced;
};

/** Plays until the game is over or `limit` decisions were taken; `look` sees every state on the way. */
export function playRandomly(
  book: Rulebook,
  start: State,
  seed: string,
  limit: number,
  look: (s: State, n: number) => void = () => undefined,
): Played {
  let state = start;
  let rng = seedRng(seed);
  for (let n = 0; n < limit; n++) {
    if (state.over) return { state, decisions: n, stuck: false, last: { ok: true, state, events: [] } };
    const [seat] = Object.keys(state.pending).filter((id) => !state.answered[id as SeatId]) as SeatId[];
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || !decision)
      return { state, decisions: n, stuck: true, last: { ok: true, state, events: [] } };
    const [keys, next] = randomKeys(decision, rng);
    rng = next;
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) return { state, decisions: n, stuck: true, last: result };
    state = result.state;
    look(state, n);
  }
  return { state, decisions: limit, stuck: true, last: { ok: true, state, events: [] } };
}
