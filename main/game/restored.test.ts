import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../persistence/connection';
import { migrations } from '../persistence/migrations';
import { list, played } from '../testing/campaign';
import { aFolder } from '../testing/folder';
import { aTable, clickOn } from '../testing/program';

describe('backups at the door', () => {
  it('are offered where the database is gone', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    await played(first, 'P', 4);
    first.program.close();
    rmSync(path.join(dataDir, 'crownward.sqlite3'));
    const table = aTable({ dataDir });
    const { notices } = await table.get('app.info', {});
    expect(notices).toMatchObject([{ code: 'database-gone', backup: { games: 1 } }]);
    const [backup] = await table.get('backups.list', {});
    expect(await table.get('backups.restore', { file: backup?.file ?? '' })).toEqual({ games: 1 });
  });

  it('are made when a game is opened, offered after a database was set aside, and brought back', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, now } = await played(first, 'P', 4);
    await first.get('games.close', {});
    expect(await first.get('backups.list', {})).toMatchObject([{ games: 1 }]);
    first.program.close();
    writeFileSync(path.join(dataDir, 'crownward.sqlite3'), 'noise'.repeat(2000));

    const table = aTable({ dataDir });
    // That of the end of play.
    const [backup, ...others] = await table.get('backups.list', {});
    expect(others).toHaveLength(1);
    expect((await table.get('app.info', {})).notices).toEqual([
      { code: 'database-set-aside', file: expect.stringContaining('unreadable'), saved: 0, backup },
    ]);
    expect(await list(table)).toEqual([]);
    expect(await table.get('backups.restore', { file: backup?.file ?? '' })).toEqual({ games: 1 });
    expect((await list(table))[0]?.id).toBe(game);
    expect(await table.get('games.open', { game })).toMatchObject({ stateId: now.stateId });
    expect(
      await table.ask('backups.restore', { file: 'crownward-2020-01-01T00-00-00-000Z-schema3.sqlite3' }),
    ).toMatchObject({
      ok: false,
      error: { code: 'refused', message: expect.stringContaining('cannot be read'), msg: { id: 'trouble.backup' } },
    });
  });

  it('replace a game that does not load any more, and no other', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, now } = await played(first, 'PP', 12);
    const sound = await played(first, 'PP', 12);
    first.program.close();
    // Neither where it stood nor how it came there is left.
    const { db } = openDatabase(dataDir);
    db.prepare("UPDATE current SET state = x'00' WHERE game = ?").run(game);
    db.prepare('UPDATE turns SET schema = NULL, state = NULL WHERE game = ?').run(game);
    db.prepare('DELETE FROM steps WHERE game = ? AND seq > 0').run(game);
    db.close();

    const table = aTable({ dataDir });
    expect((await table.ask('games.open', { game })).ok).toBe(false);
    const later = await clickOn(table, await table.get('games.open', { game: sound.game }), 5);
    await table.get('games.close', {});
    const file = (await table.get('backups.list', {}))[0]?.file ?? '';
    expect(await table.get('backups.restore', { file })).toEqual({ games: 1 });
    expect(await table.get('games.open', { game })).toMatchObject({ stateId: now.stateId, view: now.view });
    expect(await table.get('games.open', { game: sound.game })).toMatchObject({ stateId: later.stateId });
    // What it was can still be had.
    expect((await list(table)).filter(({ deletedAt }) => deletedAt !== undefined)).toHaveLength(1);
    // Once is enough.
    expect(await table.get('backups.restore', { file })).toEqual({ games: 0 });
  });

  it('leave a game of the schema before this one playable: it goes on, only what was before stays', async () => {
    const dataDir = aFolder();
    const first = aTable({ dataDir });
    const { game, now } = await played(first, 'P', 10);
    first.program.close();
    // Back to the tables of the schema before, as that program would have left them.
    const { db } = openDatabase(dataDir);
    const rows = {
      games: db
        .prepare(
          'SELECT id, name, setup, seed, content, program, created_at, saved_at, round, over, seats, characters FROM games',
        )
        .all(),
      defs: db.prepare('SELECT * FROM definitions_in_use').all(),
      current: db.prepare('SELECT * FROM current').all(),
      steps: db.prepare('SELECT * FROM steps').all(),
      turns: db.prepare('SELECT * FROM turns').all(),
    } as Record<string, Record<string, unknown>[]>;
    db.close();
    const old = aFolder();
    const then = openDatabase(old, migrations.slice(0, 2)).db;
    const put = (table: string, row: Record<string, unknown>): void => {
      then
        .prepare(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
            .map((key) => `@${key}`)
            .join(', ')})`,
        )
        .run(row);
    };
    for (const row of rows['defs'] ?? []) put('definitions_in_use', row);
    for (const row of rows['games'] ?? []) put('games', row);
    for (const row of rows['current'] ?? []) put('current', { ...row, branch: 0 });
    for (const { seq, input, events } of rows['steps'] ?? []) {
      if (input !== null) put('answers', { game, branch: 0, seq, input });
      put('journal', { game, branch: 0, seq, events });
    }
    for (const { seq, turn, fingerprint, schema, state } of rows['turns'] ?? []) {
      put('fingerprints', { game, branch: 0, seq, fingerprint });
      if (state !== null) put('turn_snapshots', { game, branch: 0, seq, turn, schema, state });
    }
    then.close();
    const table = aTable({ dataDir: old });
    const opened = await table.get('games.open', { game });
    expect(opened).toMatchObject({
      view: now.view,
      prompt: now.prompt,
      back: { undo: { ok: false, why: 'revealed' } },
    });
    expect((await table.get('game.journal', { game })).length).toBeGreaterThan(3);
    expect(await table.get('replay.check', { game })).toMatchObject({ answers: now.stateId, differs: [] });
    expect((await clickOn(table, opened, 3)).stateId).toBeGreaterThan(now.stateId);
  });
});
