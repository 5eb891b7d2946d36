// Nobody learns what is to come, or what a computer player hides, in a game that counts as fair.
import { describe, expect, it } from 'vitest';
import { exported, list, played } from '../testing/campaign';
import { aTable, clickOn, type Table } from '../testing/program';

const casual = async (table: Table, game: string): Promise<boolean | undefined> =>
  (await list(table)).find(({ id }) => id === game)?.casual;

describe('what is to come', () => {
  it('is seen by playing a copy ahead: both are casual then, and that is said when the copy is opened', async () => {
    const table = aTable();
    const { game } = await played(table, 'PP', 12);
    const { game: copy } = await table.get('games.duplicate', { game });
    expect([await casual(table, game), await casual(table, copy)]).toEqual([false, true]);
    const opened = await table.get('games.open', { game: copy });
    expect(opened.peek).toEqual({ shares: ['Sunday'], hides: [] });
    // Looked at and left again: nothing was seen.
    await table.get('games.open', { game });
    expect(await casual(table, game)).toBe(false);
    await clickOn(table, await table.get('games.open', { game: copy }), 8);
    expect(await casual(table, game)).toBe(true);
    expect(await table.get('games.open', { game: copy })).not.toHaveProperty('peek');
  });

  it('is not seen by playing a branch up to where its original stands, only further', async () => {
    const table = aTable();
    const { game } = await played(table, 'PP', 40);
    const { turns } = await table.get('replay.open', { game });
    const { game: branch } = await table.get('games.branch', { game, seq: turns[2]?.seq ?? 0 });
    const first = await clickOn(table, await table.get('games.open', { game: branch }), 4);
    expect([await casual(table, game), await casual(table, branch)]).toEqual([false, true]);
    await clickOn(table, first, 60);
    expect(await casual(table, game)).toBe(true);
  });

  it('is seen in a file that was taken back in, too', async () => {
    const table = aTable();
    const { game } = await played(table, 'PP', 12);
    const file = await exported(table, game);
    const { game: twin } = await table.get('games.import', { file: file.toString('base64') });
    await clickOn(table, await table.get('games.open', { game: twin }), 8);
    expect(await casual(table, game)).toBe(true);
  });

  it('stays unknown to whoever plays the original on, and to games of another seed', async () => {
    const table = aTable();
    const { game } = await played(table, 'PP', 12);
    await table.get('games.duplicate', { game });
    const other = await played(table, 'PC', 5);
    await clickOn(table, await table.get('games.open', { game }), 10);
    expect([await casual(table, game), await casual(table, other.game)]).toEqual([false, false]);
  });
});

describe('what a computer player holds', () => {
  it('is seen by whoever sits down in its place: the game is casual then', async () => {
    const table = aTable();
    const { game } = await played(table, 'PC', 6);
    expect(await casual(table, game)).toBe(false);
    expect((await table.get('games.open', { game })).peek).toEqual({ shares: [], hides: ['p2'] });
    await table.get('game.control', { game, seat: 'p2', control: 'person' });
    expect(await casual(table, game)).toBe(true);
    expect(await table.get('games.open', { game })).not.toHaveProperty('peek');
  });

  it('is not seen by letting it play for a person, who comes back', async () => {
    const table = aTable();
    const { game } = await played(table, 'PP', 6);
    for (const control of ['computer', 'person'] as const)
      await table.get('game.control', { game, seat: 'p2', control });
    expect(await casual(table, game)).toBe(false);
  });
});
