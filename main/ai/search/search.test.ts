// How closely is looked: in play, and for whoever asks for advice.
import { expect, it } from 'vitest';
import { startOf } from '../../../shared/rules/setup/position';
import { baseBook } from '../../../shared/rules/testing/books';
import { factsOf } from '../facts';
import { loreOf } from './lore';
import { budgets } from './mind';
import { search } from './search';
import { weights } from './weights';

it('looks into more deals for advice than in play before anything is called worse', () => {
  const prophetess = { at: 'chapel', lives: 1, fate: 1, spells: [] };
  const made = startOf(baseBook, { characters: { prophetess, warrior: { at: 'city' } }, phase: 'encounter' });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const lore = loreOf(baseBook, factsOf(baseBook.defs.values()), weights, state, 0.05);
  const tried = (level: 'adept' | 'advice'): readonly number[] =>
    search(lore, state, state.active, 'how closely', budgets[level], ['heal']).tried.map(({ leaves }) => leaves.length);
  // To be healed is so much better that play needs no more than the fewest deals to see it.
  expect(tried('adept')).toEqual([4, 4]);
  expect(tried('advice')).toEqual([32, 32]);
});
