// A game whose current state is damaged or lost: made anew from the last state that was kept and the answers after it.
// Each turn on the way must have the fingerprint that it had when it was played.
import * as v from 'valibot';
import { definitionsOf } from '../../shared/content/definitions';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import type { State } from '../../shared/rules/state/state';
import { optionsOf } from '../../shared/rules/options/resolve';
import { setupSchema } from '../../shared/contract/requests';
import { NOWHERE } from '../persistence/games';
import type { HistoryRepository } from '../persistence/history';
import type { KeptState, SavedGame, StoredStep } from '../persistence/stored';
import { markOf } from './history/marks';
import { chosenOf } from './history/chosen';
import { replayStep } from './history/replay';
import { bookOf, gameOf } from './load';
import { beginGame } from './tutorial/begin';

/** `whole`: this is where it stood. Otherwise it stood later, and nothing is left that leads there. */
export type Mended = { readonly book: Rulebook; readonly state: State; readonly seq: number; readonly whole: boolean };

type Start = { readonly book: Rulebook; readonly state: State; readonly seq: number };

const silent = (): void => undefined;

/** So many kept states are tried, from the newest on; and the beginning. */
const TRIED = 4;

const startsOf = function* (history: HistoryRepository, game: string, saved: SavedGame, to: number): Generator<Start> {
  let kept: KeptState | undefined = history.keptBefore(game, to);
  for (let n = 0; kept !== undefined && n < TRIED; n++) {
    const opened = gameOf(game, { ...saved, ...kept }, definitionsOf, silent);
    if (opened.ok) yield { book: opened.value.book, state: opened.value.state, seq: kept.seq };
    kept = history.keptBefore(game, kept.seq - 1);
  }
  const begun = history.begun(game);
  const setup = v.safeParse(setupSchema, begun?.setup, { abortEarly: true });
  if (begun === undefined || !setup.success) return;
  const book = bookOf(saved, definitionsOf, setup.output.sets, optionsOf(setup.output));
  const made = typeof book === 'string' ? undefined : beginGame(book, chosenOf(setup.output), begun.seed);
  if (typeof book !== 'string' && made?.ok === true) yield { book, state: made.state, seq: 0 };
};

/** As far as every answer is there, is taken, and leads to the turns that it led to. */
const farthest = (
  { book, state, seq }: Start,
  steps: readonly StoredStep[],
  marks: ReadonlyMap<number, string>,
): Start => {
  let now = { state, seq };
  /** The newest that is certain. */
  let sure = now;
  for (const step of steps) {
    const next = step.seq === now.seq + 1 ? replayStep(book, now.state, step) : undefined;
    if (next?.ok !== true) return { book, ...sure };
    now = { state: next.state, seq: step.seq };
    const mark = marks.get(now.seq);
    if (mark === undefined) continue;
    if (mark !== markOf(now.state)) return { book, ...sure };
    sure = now;
  }
  return { book, ...now };
};

/** @returns `undefined` when nothing is left that could be played on from */
export const mend = (history: HistoryRepository, game: string, saved: SavedGame): Mended | undefined => {
  const turns = history.turns(game);
  const marks = new Map(turns.map((turn) => [turn.seq, turn.fingerprint]));
  const last = Math.max(history.last(game), turns.at(-1)?.seq ?? 0);
  const to = saved.seq === NOWHERE ? last : saved.seq;
  let best: Start | undefined;
  for (const start of startsOf(history, game, saved, to)) {
    const steps = history.steps(game, start.seq, to);
    const reached = farthest(start, steps, marks);
    if (best === undefined || reached.seq > best.seq) best = reached;
    if (best.seq === to) break;
  }
  if (best === undefined) return undefined;
  // Where it stood is not known any more: then its last answer must be the one that was saved last.
  const newest = saved.seq !== NOWHERE || (history.steps(game, last - 1, last)[0]?.at ?? 0) >= history.savedAt(game);
  return { ...best, whole: best.seq === to && newest };
};

/**
 * Of a game that stands before its last answer, as it does when something was taken back: is its state the one of that
 * answer? What cannot be made again cannot be told.
 */
export const standsThere = (history: HistoryRepository, game: string, saved: SavedGame, state: State): boolean => {
  if (saved.seq === NOWHERE || saved.seq >= history.last(game)) return true;
  const again = mend(history, game, saved);
  return again?.seq !== saved.seq || markOf(again.state) === markOf(state);
};
