// Records of campaigns that are undone, copied, branched, deleted, brought back, handed over as files and cut off by a
// kill.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { RecordsView, Scope } from '../../../shared/contract/records';
import { openDatabase } from '../../persistence/connection';
import { aFolder } from '../../testing/folder';
import { aTable, choices, clickOn, type Table } from '../../testing/program';

/** A campaign of two persons in its middle. */
const FIXTURE = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'testing', 'saves', '0.1.0', 'clicked-through.crownward'),
).toString('base64');
const DAY = 24 * 60 * 60 * 1000;
const records = (table: Table, scope: Scope = 'fair'): Promise<RecordsView> => table.get('records.get', { scope });
const overview = async (table: Table, scope: Scope = 'fair') => (await records(table, scope)).overview;

/** A game of two persons that the second gives up after a few answers. */
const givenUp = async (table: Table): Promise<string> => {
  const { game } = await table.get('games.create', choices('PP'));
  await clickOn(table, await table.get('games.open', { game }), 12);
  await table.get('game.concede', { game, seat: 'p2' });
  await table.get('games.close', {});
  return game;
};

/** A closed program whose one game is over, and the records of it. */
const oneGameInTheRecords = async (): Promise<{ readonly dataDir: string; readonly before: RecordsView }> => {
  const dataDir = aFolder();
  const table = aTable({ dataDir });
  await givenUp(table);
  const before = await records(table);
  table.program.close();
  return { dataDir, before };
};

/** Changes the database of a program that is closed. */
const behindItsBack = (dataDir: string, sql: string): void => {
  const { db } = openDatabase(dataDir);
  db.exec(sql);
  db.close();
};

describe('records', () => {
  it('are of the games that there are, from the first answer to the end', async () => {
    const table = aTable();
    expect(await overview(table)).toMatchObject({ finished: 0, running: 0 });
    const { game } = await table.get('games.create', choices('PP'));
    await clickOn(table, await table.get('games.open', { game }), 10);
    expect(await overview(table)).toMatchObject({ finished: 0, running: 1 });
    await table.get('game.concede', { game, seat: 'p2' });
    const after = await records(table);
    expect(after.overview).toMatchObject({
      finished: 1,
      running: 0,
      won: { person: 1, computer: 0 },
      endings: [{ by: 'conceded', n: 1 }],
    });
    expect(after.wins).toEqual([]);
    expect(await records(table)).toEqual(after);
  });

  it('leave out the chapters of the tutorial', async () => {
    const table = aTable();
    const { game } = await table.get(
      'games.create',
      choices('PC', {
        seats: choices('PC').seats.map((seat, i) => ({
          ...seat,
          character: i === 0 ? 'base/character/warrior' : 'base/character/elf',
        })),
        profile: 'digital',
        tutorial: 'steps',
      }),
    );
    await clickOn(table, await table.get('games.open', { game }), 2);
    expect(await overview(table, 'all')).toMatchObject({ finished: 0, running: 0 });
  });

  it('count a game once when it is copied, branched, and handed over as a file', async () => {
    const table = aTable();
    const game = await givenUp(table);
    const before = await records(table);
    await table.get('games.duplicate', { game });
    await table.get('games.branch', { game, seq: 5 });
    const { file } = await table.get('games.export', { game });
    await table.get('games.import', { file });
    expect(await records(table)).toEqual(before);
    expect((await overview(table, 'all')).finished).toBe(1);
    const csv = Buffer.from(
      (await table.get('records.export', { table: 'games', scope: 'all' })).file,
      'base64',
    ).toString('utf8');
    expect(csv.split('\r\n').filter((line) => /^g-/.test(line))).toHaveLength(4);
  });

  it('of an end that is taken back are gone, come back with it, and are those of the line that is played instead', async () => {
    const table = aTable();
    const { game } = await table.get('games.create', choices('PP', { rules: { timeLimit: 10, undoAnything: true } }));
    const end = await clickOn(table, await table.get('games.open', { game }), 2000);
    expect(end.view.over?.how).toBe('timeLimit');
    const finished = await records(table, 'all');
    expect(finished).toMatchObject({
      overview: { finished: 1, running: 0, rounds: { longest: 10 } },
      wins: end.view.over?.winners.map(() => ({ by: 'timeLimit', casual: true })),
    });
    expect(await overview(table)).toMatchObject({ finished: 0, running: 0 });

    const undo = async (): Promise<void> => {
      await table.get('game.undo', { game, agreed: ['p1', 'p2'] });
    };
    await undo();
    expect(await records(table, 'all')).toMatchObject({ overview: { finished: 0, running: 1 }, wins: [] });
    await table.get('game.redo', { game });
    expect(await records(table, 'all')).toEqual(finished);

    for (let n = 0; n < 3; n++) await undo();
    const back = table.updates.at(-1);
    if (back === undefined) throw new Error('nothing was pushed');
    expect((await clickOn(table, back, 2000)).view.over).toBeDefined();
    expect((await overview(table, 'all')).finished).toBe(1);
    const kept = table.program.store.records.all();
    expect(kept).toHaveLength(1);
    // The answers of the new line were given later.
    expect(kept[0]?.endedAt).toBeGreaterThan(finished.wins[0]?.at ?? Infinity);
  });

  it('stay when their campaign is deleted, and for good when it is swept', async () => {
    const dataDir = aFolder();
    const table = aTable({ dataDir });
    const game = await givenUp(table);
    const other = await table.get('games.create', choices('PP', { seed: 'other' }));
    // Nobody has looked at the records until now.
    await table.get('games.delete', { game });
    await table.get('games.delete', { game: other.game });
    table.program.close();
    vi.setSystemTime(Date.now() + 31 * DAY);
    try {
      const later = aTable({ dataDir });
      expect(await later.get('games.list', {})).toEqual([]);
      expect(await overview(later)).toMatchObject({ finished: 1, running: 0, abandoned: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a campaign that comes back from a backup are the same again', async () => {
    const dataDir = aFolder();
    const table = aTable({ dataDir });
    await givenUp(table);
    const before = await records(table);
    table.program.store.backups.daily(new Date(Date.now() + 2 * DAY));
    table.program.close();
    const { db } = openDatabase(dataDir);
    db.exec('DELETE FROM records; DELETE FROM games');
    db.close();
    const again = aTable({ dataDir });
    expect((await overview(again)).finished).toBe(0);
    const [backup] = await again.get('backups.list', {});
    await again.get('backups.restore', { file: backup?.file ?? '' });
    expect(await records(again)).toEqual(before);
  });

  it('of a finished game out of a file are marked, and those of one that is finished here are not', async () => {
    const table = aTable();
    const game = await givenUp(table);
    const { file } = await table.get('games.export', { game });
    const there = aTable();
    await there.get('games.import', { file });
    expect(await records(there)).toMatchObject({ overview: { finished: 0 }, leftOut: 1 });
    expect((await overview(there, 'all')).finished).toBe(1);

    const unfinished = await there.get('games.import', { file: FIXTURE });
    await there.get('games.open', { game: unfinished.game });
    await there.get('game.concede', { game: unfinished.game, seat: 'p2' });
    const after = await records(there);
    expect(after.overview).toMatchObject({ finished: 1, won: { person: 1 } });
    expect(after.overview.fights.won).toBeGreaterThan(0);
  });

  it('are those of an older database too, and of one whose records were worked out otherwise', async () => {
    const { dataDir, before } = await oneGameInTheRecords();
    behindItsBack(
      dataDir,
      'DROP TABLE record_seats; DROP TABLE records; ALTER TABLE games DROP COLUMN taken_over; ALTER TABLE games DROP COLUMN imported; PRAGMA user_version = 3',
    );
    const migrated = aTable({ dataDir });
    expect(await records(migrated)).toEqual(before);
    migrated.program.close();
    behindItsBack(
      dataDir,
      `UPDATE records SET formula = 0, rounds = 999; UPDATE record_seats SET tally = '{"won": 999}'`,
    );
    expect(await records(aTable({ dataDir }))).toEqual(before);
  });

  it('that were cut off by a kill are worked out anew', async () => {
    const { dataDir, before } = await oneGameInTheRecords();
    behindItsBack(dataDir, 'DELETE FROM records');
    expect(await records(aTable({ dataDir }))).toEqual(before);
  });

  it('say which deeds were done in a game for the first time', async () => {
    const table = aTable();
    const { game } = await table.get('games.import', { file: FIXTURE });
    await table.get('games.open', { game });
    await table.get('game.concede', { game, seat: 'p2' });
    const done = await table.get('records.game', { game });
    const { achievements } = await records(table);
    expect(done).toEqual(achievements.filter(({ earned }) => earned?.game === game).map(({ id }) => id));
    expect(done).toContain('firstFight');
    expect(await table.get('records.game', { game: 'g-0' })).toEqual([]);
  });
});
