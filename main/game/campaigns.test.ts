import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../shared/rules/charts/index';
import { exported, list, played, unsealed } from '../testing/campaign';
import { aFolder } from '../testing/folder';
import { aTable, choices, clickOn, definitionsIn } from '../testing/program';
import { fileName, freeName } from './campaign-names';
import { seal } from './file/container';

describe('a campaign', () => {
  it('is listed with its picture, its length and when it was begun', async () => {
    const table = aTable();
    const { game, now } = await played(table);
    expect(await list(table)).toMatchObject([
      {
        id: game,
        name: 'Sunday',
        round: now.view.round,
        answers: now.stateId,
        casual: false,
        places: [
          ['p1', expect.stringContaining('base/space/')],
          ['p2', expect.stringContaining('base/space/')],
        ],
        createdAt: expect.any(Number),
      },
    ]);
  });

  it('that is deleted leaves the table, and comes back as it was', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'P');
    await table.get('games.delete', { game });
    expect(await list(table)).toMatchObject([{ id: game, deletedAt: expect.any(Number) }]);
    expect(await table.ask('game.journal', { game })).toMatchObject({ ok: false });
    await table.get('games.restore', { game });
    expect((await list(table))[0]).not.toHaveProperty('deletedAt');
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
    expect(await table.ask('games.restore', { game })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('no such game') },
    });
  });

  it('is duplicated under a name that is free, and both go on by themselves', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'P');
    const copy = await table.get('games.duplicate', { game });
    await table.get('games.duplicate', { game });
    expect((await list(table)).map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday (2)', 'Sunday (3)']);
    const opened = await table.get('games.open', copy);
    expect(opened.view).toEqual(now.view);
    await clickOn(table, opened, 5);
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
  });

  it('is left at an earlier turn by a branch, which is casual and knows where it came from', async () => {
    const table = aTable();
    const { game, now } = await played(table, 'PC', 60);
    const { turns } = await table.get('replay.open', { game });
    const turn = turns[Math.floor(turns.length / 2)];
    if (turn === undefined) throw new Error('no turn');
    const branch = await table.get('games.branch', { game, seq: turn.seq });
    expect((await list(table)).find(({ id }) => id === branch.game)).toMatchObject({
      name: 'Sunday (2)',
      casual: true,
      answers: turn.seq,
      round: turn.round,
      origin: { name: 'Sunday', round: turn.round },
    });
    const opened = await table.get('games.open', branch);
    expect(opened.view.turn).toBe(turn.turn);
    // What led there is told in it too: whoever plays on from there reads what came before.
    const told = await table.get('game.journal', branch);
    expect(told.filter(({ t }) => t === 'turn')).toHaveLength(turn.turn);
    expect((await table.get('games.open', { game })).view).toEqual(now.view);
    expect(await table.ask('games.branch', { game, seq: now.stateId + 1 })).toMatchObject({
      ok: false,
      error: { code: 'refused' },
    });
  });

  it.each([
    ['Sunday', [], 'Sunday (2)'],
    ['Sunday (2)', ['Sunday (2)'], 'Sunday (3)'],
    ['x'.repeat(100), [], `${'x'.repeat(96)} (2)`],
  ])('called %s has a free name', (name, taken, expected) => {
    expect(freeName(name, taken)).toBe(expected);
  });

  it('that nobody has named is called after its players, and told from the last of theirs', async () => {
    const table = aTable();
    await table.get('games.create', choices('PC'));
    await table.get('games.create', choices('PC'));
    const called = (await list(table)).map(({ name }) => name).sort();
    expect(called).toEqual([called[0], `${called[0] ?? ''} (2)`]);
    expect(called[0]).not.toMatch(/\(/);
  });

  it.each([
    ['Ann & Bob: "last" one?', 'Ann Bob last one.crownward'],
    ['../..', 'campaign.crownward'],
    ['Спор', 'Спор.crownward'],
  ])('called %s has a file name that every system takes', (name, expected) => {
    expect(fileName(name)).toBe(expected);
  });
});

describe('a .crownward file', () => {
  it('carries a campaign to another folder: it goes on there, with its past', async () => {
    const here = aTable();
    const { game, now } = await played(here, 'PC', 40);
    const reply = await here.get('games.export', { game });
    expect(reply.name).toBe('Sunday.crownward');
    const there = aTable();
    const added = await there.get('games.import', { file: reply.file });
    expect(added).toMatchObject({ name: 'Sunday' });
    const opened = await there.get('games.open', { game: added.game });
    expect(opened.view).toEqual(now.view);
    expect(opened.prompt).toEqual(now.prompt);
    expect(await there.get('game.journal', { game: added.game })).toEqual(await here.get('game.journal', { game }));
    expect(await there.get('replay.check', { game: added.game })).toMatchObject({ differs: [] });
    expect((await clickOn(there, opened, 5)).stateId).toBeGreaterThan(opened.stateId);
  });

  it('of a version with other cards is taken, and goes on with the cards that it was begun with', async () => {
    const here = aTable();
    const { game } = await played(here, 'P', 5);
    const doc = unsealed(await exported(here, game));
    // In that version the Ogre was weaker.
    const then = definitionsIn().map((def) => (def.id === 'base/adventure/ogre' ? { ...def, strength: 1 } : def));
    doc.game['definitions'] = then;
    doc.game['content'] = rulebookOf(then).hash;
    const there = aTable();
    const added = await there.get('games.import', { file: seal(doc).toString('base64') });
    expect((await there.get('replay.open', { game: added.game })).changed).toEqual(['base/adventure/ogre']);
    const opened = await there.get('games.open', { game: added.game });
    expect((await clickOn(there, opened, 5)).stateId).toBeGreaterThan(opened.stateId);
  });

  it('never takes the place of a campaign that is there', async () => {
    const table = aTable();
    const { game } = await played(table, 'P');
    const file = (await exported(table, game)).toString('base64');
    await table.get('games.import', { file });
    expect(new Set((await list(table)).map(({ id }) => id)).size).toBe(2);
    expect((await list(table)).map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday (2)']);
  });

  it('that the program was opened with is added, or its reason is told', async () => {
    const table = aTable();
    const { game } = await played(table, 'P', 5);
    const dir = aFolder();
    writeFileSync(path.join(dir, 'mine.crownward'), await exported(table, game));
    writeFileSync(path.join(dir, 'note.txt'), 'hello');
    const there = aTable();
    await there.program.openFile(path.join(dir, 'mine.crownward'));
    await there.program.openFile(path.join(dir, 'note.txt'));
    await there.program.openFile(path.join(dir, 'gone.crownward'));
    const [entry] = await list(there);
    expect((await there.get('app.info', {})).notices).toEqual([
      { code: 'added', file: 'mine.crownward', game: entry?.id, name: 'Sunday' },
      {
        code: 'not-added',
        file: 'note.txt',
        failure: {
          code: 'refused',
          message: expect.stringContaining('not a Crownward file'),
          msg: { id: 'trouble.file.foreign' },
        },
      },
      {
        code: 'not-added',
        file: 'gone.crownward',
        failure: {
          code: 'refused',
          message: expect.stringContaining('cannot be read'),
          msg: { id: 'trouble.file.unreadable' },
        },
      },
    ]);
  });
});
