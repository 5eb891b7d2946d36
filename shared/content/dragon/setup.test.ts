import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets, newGameOf } from '../../rules/testing/books';

it('one of the Lords is king from the beginning, found by lot, and the first token is drawn', () => {
  const book = must(bookOfSets(['dragon']), 'the set');
  const kings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const state = newGameOf(book, 2, seed);
    const lords = Object.values(state.cards).filter(({ def }) => def.startsWith('dragon/lord/'));
    expect(lords).toHaveLength(3);
    expect(state.decks['dragon/deck/token']?.draw.length).toBeLessThan(140);
    return lords.filter(({ tokens }) => (tokens?.['crown'] ?? 0) > 0).map(({ def }) => def);
  });
  for (const king of kings) expect(king).toHaveLength(1);
  expect(new Set(kings.flat()).size).toBeGreaterThan(1);
});
