// What each share of a fight is named after: the number fought with, another number of his own, or what brings it.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { fightWith, reckon } from './fight';

it("tells a character's Strength from his Craft that is added to it", () => {
  const book = must(bookOfSets(['base']), 'the base set');
  const { state } = aGame(book, {
    characters: { monk: { at: 'fields_n', strength: 4 } },
    spaces: { fields_n: { cards: ['ogre'] } },
  });
  const [hero] = Object.values(state.heroes);
  const [ogre] = state.board['base/space/fields_n']?.cards ?? [];
  const fight = fightWith(must(hero, 'a monk').id, { cards: [must(ogre, 'an Ogre')] }, 'battle', true);
  const source = 'base/character/monk';
  expect(reckon({ cat: book, s: state }, fight).mine.shares).toEqual([
    { source, n: 2, own: true },
    { source, n: 4, own: true },
    { source, n: 3, stat: 'craft' },
  ]);
});
