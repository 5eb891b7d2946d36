// How many puzzles the adept solves, and which he does not: one more that he fails is named, and one that he solves by
// now leaves the list, which only shrinks.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../shared/content/definitions';
import { rulebookOf } from '../../../shared/rules/charts';
import { advance, whoIsAsked } from '../../../shared/rules/engine/machine';
import { startOf } from '../../../shared/rules/setup/position';
import type { State } from '../../../shared/rules/state/state';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { brainOf, dealtFor } from '../brain';
import { puzzles, type Puzzle } from './puzzles';
import unsolved from './unsolved.json';

const defs = definitionsOf(['base']);
const book = rulebookOf(defs);
const brain = brainOf({ defs, salt: 'puzzles' });

/** On to the question, by presses and by what passes of itself. */
function standing({ given, ask, name }: Puzzle): State {
  const begun = startOf(book, given);
  if (!begun.ok) throw new Error(`${name}: ${begun.refusal.msg.id}`);
  let { state } = begun;
  for (let n = 0; n < 20; n++) {
    const seat = whoIsAsked(state);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) break;
    if (decision.ask.id === ask) return state;
    const first = decision.options.find(({ off, minor }) => off === undefined && minor !== true);
    const key = decision.press ?? decision.quiet ?? first?.key ?? '';
    const next = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys: [key] } });
    if (!next.ok) throw new Error(`${name}: ${next.refusal.msg.id}`);
    ({ state } = next);
  }
  throw new Error(`${name}: ${ask} was not asked`);
}

const answered = (state: State): readonly string[] => {
  const seat = whoIsAsked(state);
  const decision = seat === undefined ? undefined : state.pending[seat];
  if (seat === undefined || decision === undefined) throw new Error('nobody is asked');
  const reply = brain({
    view: viewFor(book, state, seat),
    prompt: promptFor(decision),
    level: 'adept',
    ...dealtFor(book, state, seat, 'adept'),
  });
  return 'keys' in reply ? reply.keys : [];
};

describe('puzzles', () => {
  it('are sixty, each asked and with a best answer on offer', () => {
    expect(puzzles).toHaveLength(60);
    expect(new Set(puzzles.map(({ name }) => name)).size).toBe(60);
    const wrong = puzzles.filter((puzzle) => {
      const state = standing(puzzle);
      const options = Object.values(state.pending).flatMap(({ options: all }) => all.map(({ key }) => key));
      return !puzzle.best.some((keys) => keys.every((key) => options.includes(key)));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are solved by the adept, but for those on a list that only shrinks', () => {
    const failed = puzzles.filter((puzzle) => {
      const keys = answered(standing(puzzle));
      return !puzzle.best.some((best) => best.join() === keys.join());
    });
    expect(failed.map(({ name }) => name)).toEqual(unsolved);
  }, 180_000);
});
