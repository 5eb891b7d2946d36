import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { newGame } from '../../rules/setup/new-game';
import type { State } from '../../rules/state/state';
import { bookOfSets } from '../../rules/testing/books';

/** A game of two at its first question. */
function begun(seed: string, rules: Readonly<Record<string, boolean>> = {}): State {
  const book = must(bookOfSets(['dragon'], rules), 'the set');
  const seats = ['base/character/troll', 'base/character/warrior'].map((character, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character,
  }));
  const started = newGame(book, { seats, sets: ['base', 'dragon'], profile: 'digital', rules }, seed);
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started.state;
}

it('one of the Lords is king from the beginning, found by lot, and the first token is drawn', () => {
  const kings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const state = begun(seed);
    const lords = Object.values(state.cards).filter(({ def }) => def.startsWith('dragon/lord/'));
    expect(lords).toHaveLength(3);
    expect(state.decks['dragon/deck/token']?.draw.length).toBeLessThan(140);
    return lords.filter(({ tokens }) => (tokens?.['crown'] ?? 0) > 0).map(({ def }) => def);
  });
  for (const king of kings) expect(king).toHaveLength(1);
  expect(new Set(kings.flat()).size).toBeGreaterThan(1);
});

it('with Dragon Spawn two scales for each character lie around where they begin, one on a space', () => {
  const spaces = (state: State): readonly unknown[] =>
    Object.values(state.cards).flatMap(({ def, zone, space }) =>
      def.startsWith('dragon/token/scale') && zone === 'stands' ? [space] : [],
    );
  const lying = spaces(begun('a', { dragonSpawn: true }));
  expect(lying).toHaveLength(4);
  expect(new Set(lying).size).toBe(4);
  expect(spaces(begun('a'))).toEqual([]);
});
