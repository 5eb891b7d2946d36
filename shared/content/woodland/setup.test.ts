import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { newGame } from '../../rules/setup/new-game';
import { bookOfSets } from '../../rules/testing/books';

/** Paths that lie open at the first question of a game of two. */
function openPaths(rules: Readonly<Record<string, boolean>> = {}): number {
  const book = must(bookOfSets(['woodland'], rules), 'the set');
  const seats = ['base/character/troll', 'base/character/warrior'].map((character, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character,
  }));
  const started = newGame(book, { seats, sets: ['base', 'woodland'], profile: 'digital', rules }, 'a');
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return Object.values(started.state.cards).filter((c) => c.def.startsWith('woodland/path/') && c.zone === 'table')
    .length;
}

it('three Paths lie open beside the Entrance, and four by the house rule', () => {
  expect(openPaths()).toBe(3);
  expect(openPaths({ fourPaths: true })).toBe(4);
});
