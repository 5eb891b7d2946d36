// What stands on a space says of itself whether it may or must be met in the space's place.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { viewFor } from './view-for';

const book = must(bookOfSets(['dragon']), 'the set');

it('D Encountering Dragon Scales: that of the king must be met, those of the other Lords may be', () => {
  const { state } = aGame(book, {
    characters: { warrior: { at: 'fields_n', fate: 0 }, monk: { at: 'chapel' } },
    cards: { varthrax: { tokens: { crown: 1 } } },
    spaces: {
      village: { figures: ['scale_of_varthrax'] },
      graveyard: { figures: ['scale_of_cadorus'] },
    },
    decks: { token: ['dragon_slumber'] },
  });
  const there = viewFor(book, state, 'p1').spaces.flatMap(({ id, figures = [] }) =>
    figures.map(({ def, instead }) => [id, def, instead]),
  );
  expect(there).toEqual([
    ['base/space/village', 'dragon/token/scale_of_varthrax', 'must'],
    ['base/space/graveyard', 'dragon/token/scale_of_cadorus', 'may'],
  ]);
});
