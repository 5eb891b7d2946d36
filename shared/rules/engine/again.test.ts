// Beside a decision something is ditched, and then it is put again: so whoever asks changes nothing by asking.
import { expect, it } from 'vitest';
import { baseBook, bookOfSets, newGameOf } from '../testing/books';
import { playRandomly } from '../testing/random-game';
import type { Decision, State } from '../state/state';
import { begin } from './machine';
import type { Rulebook } from './rulebook';
import { Tx } from './tx/tx';

/** All but what counts how often it was asked. */
function standing(s: State): unknown {
  const rename = new Map(s.stack.map((f, i) => [f.id, `f${i}`]));
  const { ids: _, seats, pending, stack, ...rest } = s;
  return {
    ...rest,
    pending: Object.values(pending).map(({ id: _id, ...asked }: Decision) => asked),
    seats: Object.values(seats).map(({ asked: _asked, ...seat }) => seat),
    stack: stack.map((f) => ({ ...f, id: rename.get(f.id) })),
  };
}

function changedByAsking(book: Rulebook, seed: string, kinds: Set<string>): readonly string[] {
  const wrong = new Set<string>();
  playRandomly(book, newGameOf(book, 4, seed), seed, 1500, (s) => {
    const ids = Object.values(s.pending).map(({ ask }) => ask.id);
    if (s.over || ids.length === 0 || Object.keys(s.answered).length > 0) return;
    for (const id of ids) kinds.add(id);
    const tx = new Tx(s);
    tx.takeBack();
    const again = begin(book, tx.s);
    if (!again.ok) wrong.add(`${ids.join()}: refused`);
    else if (JSON.stringify(standing(again.state)) !== JSON.stringify(standing(s))) wrong.add(ids.join());
  });
  return [...wrong];
}

it('a question that is taken back is put again as it was', () => {
  const kinds = new Set<string>();
  const probe = bookOfSets(['probe']) ?? baseBook;
  expect(['a', 'b', 'c', 'd'].flatMap((seed) => changedByAsking(baseBook, seed, kinds))).toEqual([]);
  expect(['e', 'f'].flatMap((seed) => changedByAsking(probe, seed, kinds))).toEqual([]);
  expect(kinds.size).toBeGreaterThan(40);
});
