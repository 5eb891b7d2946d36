// Whoever is asked about a space hears what it is now.
import { expect, it } from 'vitest';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { updateFor } from './view-for';

const book = bookOfSets(['firelands']);
if (book === undefined) throw new Error('no such set');
const askedOf = (over: readonly string[]) => {
  const game = aGame(book, {
    characters: { warrior: { at: 'village', fate: 0 }, druid: { at: 'woods_n', fate: 0 } },
    spaces: { woods_n: { over } },
    dice: [3],
  });
  game.choose('roll');
  const { prompt } = updateFor(book, 'g', 1, game.state, [], 'p1');
  return prompt?.options.map(({ key, label }) => [key, label.args?.['space']]);
};

it('calls a space by the Terrain that lies over it, and what is answered stays the same', () => {
  expect(askedOf(['desert'])).toContainEqual(['cw:woods_n', 'firelands/terrain/desert']);
  expect(askedOf([])).toContainEqual(['cw:woods_n', 'base/space/woods_n']);
});
