// Law 7: what goes on of a Spell does not say where the card is, once it is in somebody's hand.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../../rules/testing/books';
import { aGame } from '../../rules/testing/play';
import { promptFor } from '../../rules/view/view-for';

const book = must(bookOfSets(['dungeon']), 'the set');

it('a Magic Portal that the Gypsy has kept is still offered, and does not name her card', () => {
  const game = aGame(book, {
    characters: {
      wizard: { at: 'tavern', fate: 0, spells: ['magic_portal_spell'] },
      gypsy: { at: 'village', fate: 0, spells: [] },
    },
    dice: [3],
  });
  game.choose('do:magic_portal_spell#cast').choose('gypsy#spell_salvage');
  const prompt = promptFor(must(game.state.pending['p1'], 'a question'));
  const [hers] = Object.values(game.state.cards).filter(({ def }) => def === 'dungeon/spell/magic_portal_spell');
  expect(hers?.zone).toBe('hand');
  expect(prompt.options.map(({ key }) => key)).toContain('do:dungeon/spell/magic_portal_spell#portal');
  expect(JSON.stringify(prompt)).not.toContain(`"${hers?.id}"`);
});
