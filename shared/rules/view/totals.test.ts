// Where the last round decides, everybody sees by what.
import { expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';
import { viewFor } from './view-for';

const overBy = (how: 'timeLimit' | 'crown') => {
  const game = aGame(baseBook, {
    characters: { warrior: { at: 'village', gold: 4 }, troll: { at: 'plains_e', gold: 0 } },
  });
  return viewFor(baseBook, { ...game.state, over: { winners: ['p1'], how } }, 'p1').over;
};

it('a game that ends with its last round says what each seat came to, any other does not', () => {
  expect(overBy('timeLimit')?.totals).toEqual({ p1: 3, p2: -1 });
  expect(overBy('crown')).not.toHaveProperty('totals');
});
