// How closely is looked: in play, and for whoever asks for advice.
import { expect, it } from 'vitest';
import type { Given } from '../../../shared/rules/setup/given';
import { startOf } from '../../../shared/rules/setup/position';
import { baseBook } from '../../../shared/rules/testing/books';
import { factsOf } from '../facts';
import { loreOf } from './lore';
import { budgets } from './mind';
import { search } from './search';
import { weights } from './weights';

const facts = factsOf(baseBook.defs.values());
const positioned = (given: Given) => {
  const made = startOf(baseBook, given);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const lore = loreOf(baseBook, facts, weights, state, 0.05);
  /** Deals that each answer was tried in; the usual one is given. */
  const tried = (level: 'adept' | 'advice', usual: string): readonly number[] =>
    search(lore, state, state.active, 'how closely', budgets[level], [usual]).tried.map(({ leaves }) => leaves.length);
  return { asked: state.pending[state.active], tried };
};
const warrior = { at: 'city' };

it('looks into more deals for advice than in play before anything is called worse', () => {
  const prophetess = { at: 'chapel', lives: 1, fate: 1, spells: [] };
  const { tried } = positioned({ characters: { prophetess, warrior }, phase: 'encounter' });
  // To be healed is so much better that play needs no more than the fewest deals to see it.
  expect(tried('adept', 'heal')).toEqual([4, 4]);
  expect(tried('advice', 'heal')).toEqual([32, 32]);
});

it('looks no further where nothing makes a difference', () => {
  const prophetess = { at: 'fields_ne', has: ['sword', 'sword'], fate: 0, lives: 3, spells: [] };
  const spaces = { fields_ne: { cards: ['ogre'] } };
  const { asked, tried } = positioned({ characters: { prophetess, warrior }, spaces, phase: 'encounter' });
  expect(asked?.ask.id).toBe('ask.weapon');
  expect(tried('advice', asked?.options[0]?.key ?? '')).toEqual([32, 32]);
});
