// Replays a whole game from its seed, and compares each turn with the fingerprint that was taken when it was played.
import type { SetupChoices } from '../../../shared/contract/setup';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import type { KeptState, StoredStep, StoredTurn } from '../../persistence/stored';
import { beginGame } from '../tutorial/begin';
import { replayStep } from './replay';
import { compared } from './marks';
import { knownState } from './states';

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
  /** How many were taken when states had another form, and could not be compared. */
  readonly unknown: number;
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
  let unknown = 0;
  let turn = turns[0]?.turn ?? 0;
  let state: State | undefined;
  /** The next whole state that was kept, at an input that is not behind us. */
  let kept = keptAfter(-1);

  const lose = (seq: number, why: string, stands?: State): void => {
    differences.push({ seq, turn, why });
    state = stands;
  };
  const compare = (seq: number): void => {
    while (kept !== undefined && kept.seq < seq) kept = keptAfter(kept.seq);
    const here = kept?.seq === seq ? kept : undefined;
    const mark = marks.get(seq);
    if (mark !== undefined) ({ turn } = mark);
    if (state === undefined) ({ state } = knownState(book, here) ?? { state });
    if (state === undefined) return;
    const verdict = compared(book, state, mark?.fingerprint ?? '', here);
    if (mark !== undefined && verdict.is === 'same') agreed += 1;
    if (mark !== undefined && verdict.is === 'unknown') unknown += 1;
    if (verdict.is === 'other') lose(seq, 'another state', verdict.kept);
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
    compare(step.seq);
  }
  return { answers, agreed, unknown, fingerprints: turns.length, differences, state };
};

/** The same in one go. */
export const checkPast = (book: Rulebook, past: Past): Checked => {
  const work = checking(book, past);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
};
