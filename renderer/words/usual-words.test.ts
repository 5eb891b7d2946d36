// What every program calls by one word is called so here.
import { expect, it } from 'vitest';
import { wordsFor } from './index';

it('undo, redo and random have their usual names', () => {
  const { table, setup } = wordsFor('en');
  expect([table.undo, table.redo, setup.levels['random']]).toEqual(['Undo', 'Redo', 'Random']);
});
