// Whoever sees a card sees what it counts as to him, beside what is printed on it.
import { expect, it } from 'vitest';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { updateFor } from './view-for';

const book = bookOfSets(['probe']);
if (book === undefined) throw new Error('no such set');
const seen = (table: readonly string[], seat: 'p1' | 'p2' = 'p1') => {
  const game = aGame(book, {
    characters: { saracen: { at: 'fields_n' }, elf: { at: 'tavern' } },
    spaces: { hills_n: { cards: ['healer'] }, woods_n: { cards: ['wolf'] }, plains_e: { cards: ['maiden'] } },
    table,
  });
  const { view } = updateFor(book, 'g', 1, game.state, [], seat);
  return Object.fromEntries(
    view.spaces.flatMap(({ cards }) => cards.map(({ def, counts }) => [def.slice(def.lastIndexOf('/') + 1), counts])),
  );
};

it('what counts as an Enemy for all is seen so by all', () => {
  const undead = { kind: 'enemy', subtype: 'undead', strength: 3, encounter: 2 };
  expect(seen(['spreading_death'])['healer']).toEqual(undead);
  expect(seen(['spreading_death'], 'p2')['healer']).toEqual(undead);
  expect(seen(['spreading_death'])['wolf']).toBeUndefined();
  expect(seen(['undead_hordes'])['wolf']).toEqual({ subtype: 'undead' });
});

it('what counts as something to one alone is seen so by him', () => {
  expect(seen([])['maiden']).toEqual({ encounter: 1 });
  expect(seen([], 'p2')['maiden']).toBeUndefined();
  expect(seen([])['healer']).toBeUndefined();
});
