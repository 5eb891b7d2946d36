// The player who plays looks ahead, where he follows a habit.
import { expect, it } from 'vitest';
import { must } from '../../../shared/kernel/result';
import { bookOfSets } from '../../../shared/rules/testing/books';
import { aGame } from '../../../shared/rules/testing/play';
import { factsOf } from '../facts';
import { quickPlayer } from './quick';

it('uses the Weapon that adds most in such a fight', () => {
  const book = must(bookOfSets(['probe']), 'the trial set');
  const facts = factsOf([...book.defs.values()]);
  const { state } = aGame(book, {
    characters: {
      thief: { at: 'fields_n', fate: 0, has: ['invention', 'sword_of_the_fallen', 'talisman_of_the_fallen'] },
      monk: { at: 'temple' },
    },
    cards: { invention: { tokens: { psychic_weapon: 1 } } },
    spaces: { fields_n: { cards: ['demon'] } },
    phase: 'encounter',
  });
  const decision = must(Object.values(state.pending)[0], 'a question');
  expect(decision.ask.id).toBe('ask.weapon');
  const [sword] = decision.options.filter(
    ({ target }) => state.cards[target?.card ?? 'c0']?.def === 'probe/veil/sword_of_the_fallen',
  );
  // 1, and 1 more for the Talisman; the Invention adds less.
  expect(quickPlayer(book, facts, () => 0, 'quick')(state, decision)).toEqual([must(sword, 'the Sword').key]);
});
