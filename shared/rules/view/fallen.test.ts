// Who has died and has no character yet is still called by his name where the journal is told anew.
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import type { State } from '../state/state';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import { viewFor } from './view-for';

const book = must(bookOfSets([]), 'the base game');

it('tells everybody who the dead were, and names nobody while all live', () => {
  const { state } = aGame(book, {
    characters: { warrior: { at: 'tavern', fate: 0, spells: [] }, troll: { at: 'temple', fate: 0, spells: [] } },
  });
  const hero = must(Object.values(state.heroes)[0], 'a character');
  const { [hero.seat]: seat, ...others } = state.seats;
  const { hero: _, ...left } = must(seat, 'his seat');
  const after: State = {
    ...state,
    heroes: { ...state.heroes, [hero.id]: { ...hero, dead: true, life: 0 } },
    seats: { ...others, [hero.seat]: left },
  };
  expect(viewFor(book, state, 'p1').fallen).toBeUndefined();
  for (const eye of state.order) expect(viewFor(book, after, eye).fallen).toEqual([{ id: hero.id, def: hero.def }]);
});
