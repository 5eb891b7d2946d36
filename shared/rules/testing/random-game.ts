// Whole games by players who answer at random: what the fuzzer, the invariants' tests and the benchmark use.
import { below, seedRng, type Rng } from '../../kernel/rng';
import type { SeatId } from '../../kernel/ids';
import { advance, type Advanced, type Input } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { ditchableNow } from '../query/ditching';
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

/** Once in so many decisions somebody leaves something behind, so that he still comes to own something. */
const WHIM = 12;

/** Now and then a card of somebody's, by chance, of those that may be ditched now. */
function randomDitch(book: Rulebook, s: State, before: Rng): { readonly input?: Input; readonly rng: Rng } {
  const [turn, rng] = below(before, WHIM);
  if (turn > 0) return { rng };
  const all = s.order.flatMap((seat) =>
    ditchableNow({ cat: book, s }, seat).map((card): Input => ({ t: 'ditch', seat, card })),
  );
  if (all.length === 0) return { rng };
  const [at, next] = below(rng, all.length);
  const input = all[at];
  return input === undefined ? { rng: next } : { input, rng: next };
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
  let whim = seedRng(`${seed}/ditching`);
  for (let n = 0; n < limit; n++) {
    if (state.over) return { state, decisions: n, stuck: false, last: { ok: true, state, events: [] } };
    const [seat] = Object.keys(state.pending).filter((id) => !state.answered[id as SeatId]) as SeatId[];
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || !decision)
      return { state, decisions: n, stuck: true, last: { ok: true, state, events: [] } };
    const left = randomDitch(book, state, whim);
    whim = left.rng;
    if (left.input !== undefined) {
      const result = advance(book, state, left.input);
      if (!result.ok) return { state, decisions: n, stuck: true, last: result };
      state = result.state;
      look(state, n);
      continue;
    }
    const [keys, next] = randomKeys(decision, rng);
    rng = next;
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) return { state, decisions: n, stuck: true, last: result };
    state = result.state;
    look(state, n);
  }
  return { state, decisions: limit, stuck: true, last: { ok: true, state, events: [] } };
}
