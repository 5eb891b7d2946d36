// Whole games by computer players, then again from their seeds and answers: every fingerprint is the same.
import { expect, it } from 'vitest';
import { factsOf } from '../../main/ai/facts';
import { think } from '../../main/ai/policies/index';
import { checkPast, type Past } from '../../main/game/history/check';
import { stepOf } from '../../main/game/step';
import type { KeptState, StoredStep, StoredTurn } from '../../main/persistence/stored';
import { definitionsOf } from '../../shared/content/definitions';
import type { SetupChoices } from '../../shared/contract/setup';
import { rulebookOf } from '../../shared/rules/charts';
import { advance, type Input } from '../../shared/rules/engine/machine';
import { newGame } from '../../shared/rules/setup/new-game';
import type { State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { size } from './size';

const played = rulebookOf(definitionsOf(['base']), 'fast');
/** Charts through XState, where the game was played by their tables: a replay proves those two equal as well. */
const again = rulebookOf(definitionsOf(['base']), 'play');
const facts = factsOf(played.defs.values());

/** A game as it would be stored, through JSON and back. */
const pastOf = (seed: string, seats: number, limit: number): { readonly past: Past; readonly state: State } => {
  const setup: SetupChoices = {
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, control: 'computer', character: 'lot' })),
    sets: ['base'],
    profile: seats % 2 === 0 ? 'digital' : 'revised',
    rules: {},
    seed,
  };
  const made = newGame(played, setup, seed);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  let { state } = made;
  const steps: StoredStep[] = [];
  const turns: StoredTurn[] = [];
  const kept: KeptState[] = [];
  const note = (seq: number, before: State | undefined, input: Input | undefined, events: readonly unknown[]): void => {
    const step = stepOf({ game: 'g-1', seq, by: before === undefined ? 'setup' : 'computer', at: seq }, before, {
      state,
      events: [],
    });
    if (input !== undefined)
      steps.push({
        seq,
        by: 'computer',
        barrier: step.barrier,
        input: JSON.parse(JSON.stringify(input)) as unknown,
        events,
        at: seq,
      });
    if (step.turn === undefined) return;
    turns.push({ seq, turn: step.turn.n, round: step.round, seat: step.turn.seat, fingerprint: step.turn.fingerprint });
    if (step.turn.keep) kept.push({ seq, schema: step.schema, state: JSON.parse(step.state) as unknown });
  };
  note(0, undefined, undefined, made.events);
  for (let seq = 1; seq <= limit && state.over === undefined; seq++) {
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
    const keys = think(
      { view: viewFor(played, state, seat), prompt: promptFor(decision), level: 'novice' },
      facts,
      seed,
    );
    const input: Input = { t: 'answer', seat, answer: { decision: decision.id, keys } };
    const result = advance(played, state, input);
    if (!result.ok) throw new Error(result.refusal.msg.id);
    const before = state;
    ({ state } = result);
    note(seq, before, input, result.events);
  }
  return { past: { setup, seed, steps, turns, keptAfter: (seq) => kept.find((one) => one.seq > seq) }, state };
};

it(
  'games that are replayed give every fingerprint again',
  () => {
    let marks = 0;
    for (let n = 0; n < size(200, 4); n++) {
      const { past, state } = pastOf(`replay-${n}`, 2 + (n % 4), size(100_000, 250));
      const { differences, agreed, fingerprints, state: end } = checkPast(again, past);
      expect(differences).toEqual([]);
      expect(agreed).toBe(fingerprints);
      expect(end).toEqual(state);
      marks += agreed;
    }
    console.log(`${marks} fingerprints`);
    expect(marks).toBeGreaterThan(100);
  },
  size(3_600_000, 60_000),
);
