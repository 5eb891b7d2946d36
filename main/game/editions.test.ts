// A game keeps the cards of the edition that it was begun with: in its decks, on disk, and on the screen.
import { describe, expect, it } from 'vitest';
import type { Face } from '../../shared/contract/view';
import { aTable, choices } from '../testing/program';

const named = (faces: readonly Face[]): readonly string[] => faces.map(({ name }) => name);

describe('the edition of a game', () => {
  it.each([
    ['revised', 'Pool of Life', 'Doppelganger'],
    ['digital', 'Doppelganger', 'Pool of Life'],
  ] as const)('%s: the cards to look up have the %s and not the %s, open or not', async (profile, with_, without) => {
    const { get } = aTable();
    const { game } = await get('games.create', choices('P', { profile }));
    const shut = named(await get('faces.get', { language: 'en', game }));
    await get('games.open', { game });
    const open = named(await get('faces.get', { language: 'en', game }));
    for (const faces of [shut, open]) {
      expect(faces).toContain(with_);
      expect(faces).not.toContain(without);
    }
  });

  it('is what a game is opened with again, and what its replay counts as unchanged', async () => {
    const here = aTable();
    const { game } = await here.get('games.create', choices('P'));
    const { view } = await here.get('games.open', { game });
    expect(view.decks.find(({ id }) => id === 'adventure')).toMatchObject({ left: 104 });
    await here.get('games.close', {});
    expect((await here.get('games.open', { game })).view.decks).toEqual(view.decks);
    expect((await here.get('replay.open', { game })).changed).toEqual([]);
  });
});
