// Whoever goes on behind another character's card is told to be so, and for how long.
import { expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';
import { viewFor } from './view-for';

it('says for how many more of his turns another character’s card covers his own', () => {
  const game = aGame(baseBook, {
    characters: { troll: { at: 'hills_n', form: 'minstrel', fate: 0 }, monk: { at: 'temple', fate: 0 } },
  });
  const [troll, monk] = viewFor(baseBook, game.state, 'p2').seats;
  expect(troll?.hero).toMatchObject({ form: 'base/character/minstrel', formTurns: 3 });
  expect(monk?.hero?.formTurns).toBeUndefined();
});
