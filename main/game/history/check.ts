// Replays a whole game from its seed, and compares each turn with the fingerprint that was taken when it was played.
import { fingerprint } from '../../../shared/kernel/json';
import type { SetupChoices } from '../../../shared/contract/setup';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import type { KeptState, StoredStep, StoredTurn } from '../../persistence/stored';
import { beginGame } from '../tutorial/begin';
import { replayStep } from './replay';
import { knownState, type Known } from './states';

/** A game's past in the form in which it is played again. */
export type Past = {
  readonly setup: SetupChoices;
  readonly seed: string;
  /** In order, the set-up left out. */
  readonly steps: Iterable<StoredStep>;
  readonly turns: readonly StoredTurn[];
  /** The next whole state that was kept after an input. */
  readonly keptAfter: (seq: number) => KeptState | undefined;
};

export type Difference = { readonly seq: number; readonly turn: number; readonly why: string };
export type Checked = {
  readonly answers: number;
  /** How many fingerprints agreed. */
  readonly agreed: number;
  readonly fingerprints: number;
  readonly differences: readonly Difference[];
  /** How it stands at the end; missing when nothing that was kept leads there. */
  readonly state: State | undefined;
};

/** So many answers are played between two breaths. */
const BREATH = 40;

/**
 * Where the rules of this program play otherwise, it goes on from the next state that was kept.
 * Yields from time to time, so that whoever has something else to do can do it.
 */
export const checking = function* (
  book: Rulebook,
  { setup, seed, steps, turns, keptAfter }: Past,
): Generator<void, Checked> {
  const marks = new Map(turns.map((turn) => [turn.seq, turn]));
  const differences: Difference[] = [];
  let answers = 0;
  let agreed = 0;
  let turn = turns[0]?.turn ?? 0;
  let state: State | undefined;
  let next: Known | undefined;

  const lose = (seq: number, why: string): void => {
    differences.push({ seq, turn, why });
    state = undefined;
    next = knownState(book, keptAfter(seq));
  };
  const compare = (seq: number): void => {
    const mark = marks.get(seq);
    if (mark === undefined) return;
    ({ turn } = mark);
    if (state === undefined) return;
    if (fingerprint(state) === mark.fingerprint) agreed += 1;
    else lose(seq, 'another state');
  };

  const made = beginGame(book, setup, seed);
  if (made.ok) ({ state } = made);
  else lose(0, `the set-up is refused: ${made.refusal.msg.id}`);
  compare(0);
  for (const step of steps) {
    answers += 1;
    if (answers % BREATH === 0) yield;
    const after = state === undefined ? undefined : replayStep(book, state, step);
    if (after?.ok === true) ({ state } = after);
    else if (after !== undefined) lose(step.seq, after.why);
    if (state === undefined && next?.seq === step.seq) ({ state } = next);
    compare(step.seq);
  }
  return { answers, agreed, fingerprints: turns.length, differences, state };
};

/** The same in one go. */
export const checkPast = (book: Rulebook, past: Past): Checked => {
  const work = checking(book, past);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
};
