// A campaign whose current state is damaged goes on where it stood, or says from where it can go on.
import { describe, expect, it } from 'vitest';
import Database from 'better-sqlite3';
import path from 'node:path';
import { DATABASE } from './connection';
import { list, played } from '../testing/campaign';
import { aFolder } from '../testing/folder';
import { aTable, clickOn } from '../testing/program';

/** A campaign of some turns in which something was damaged while the program was closed. */
const afterDamage = async (damage: (db: Database.Database, game: string) => void, times = 60) => {
  const dataDir = aFolder();
  const first = aTable({ dataDir });
  const { game } = await played(first, 'PP', times);
  const before = await first.get('games.open', { game });
  first.program.close();
  const db = new Database(path.join(dataDir, DATABASE));
  db.pragma('foreign_keys = OFF');
  damage(db, game);
  db.close();
  return { table: aTable({ dataDir }), game, before };
};

const flip = (blob: Buffer): Buffer => {
  const copy = Buffer.from(blob);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 4;
  return copy;
};
const spoilCurrent = (db: Database.Database, game: string): void => {
  const state = db.prepare<[string], Buffer>('SELECT state FROM current WHERE game = ?').pluck().get(game);
  db.prepare('UPDATE current SET state = ? WHERE game = ?').run(flip(state ?? Buffer.alloc(0)), game);
};
/** An answer says something else, and no state was kept after it. */
const SPOILT = 40;
const spoilInput = (db: Database.Database, game: string): void => {
  db.exec('UPDATE turns SET schema = NULL, state = NULL WHERE seq > 0');
  db.prepare(`UPDATE steps SET input = '{"t":"concede","seat":"p9"}' WHERE game = ? AND seq = ?`).run(game, SPOILT);
};

describe('a campaign whose current state', () => {
  it.each([
    ['was damaged', spoilCurrent],
    ['was lost', (db: Database.Database) => db.exec('DELETE FROM current')],
    [
      'was damaged together with every state that was kept',
      (db: Database.Database, game: string) => {
        spoilCurrent(db, game);
        db.exec('UPDATE turns SET schema = NULL, state = NULL');
      },
    ],
    [
      'was damaged, with its definitions, too',
      (db: Database.Database, game: string) => {
        spoilCurrent(db, game);
        db.exec("UPDATE definitions_in_use SET definitions = x'00'");
      },
    ],
  ])('%s: goes on where it stood', async (_, damage) => {
    const { table, game, before } = await afterDamage(damage);
    const now = await table.get('games.open', { game });
    expect(now).toMatchObject({ stateId: before.stateId, view: before.view });
    const later = await clickOn(table, now, 3);
    expect(later.stateId).toBeGreaterThan(before.stateId);
    await table.get('games.close', {});
    expect((await table.get('games.open', { game })).stateId).toBe(later.stateId);
    expect(await list(table)).toHaveLength(1);
  });

  it('is of another answer than is said: goes on where it stood, and one that was taken back stays so', async () => {
    const astray = await afterDamage((db) => db.exec('UPDATE current SET seq = seq - 1'));
    const { stateId, view } = astray.before;
    expect(await astray.table.get('games.open', { game: astray.game })).toMatchObject({ stateId, view });

    const { table, game } = await afterDamage(() => undefined);
    let now = await table.get('games.open', { game });
    // A decision that was no throw of a die can be taken back.
    while (!(await table.ask('game.undo', { game, agreed: ['p1', 'p2'] })).ok) now = await clickOn(table, now, 1);
    const back = await table.get('games.open', { game });
    expect(back.stateId).toBeLessThan(now.stateId);
    await table.get('games.close', {});
    expect(await table.get('games.open', { game })).toMatchObject({ stateId: back.stateId, view: back.view });
  });

  it('was damaged, and an answer before it: says from which round it goes on, and is left as it is', async () => {
    const { table, game, before } = await afterDamage((db, id) => {
      spoilCurrent(db, id);
      spoilInput(db, id);
    });
    for (let n = 0; n < 2; n++)
      expect(await table.ask('games.open', { game })).toMatchObject({
        ok: false,
        error: {
          code: 'refused',
          msg: { id: 'trouble.game.damagedSince', args: { name: 'Sunday (2)' } },
          message: expect.stringMatching(/damaged after round \d+.*"Sunday \(2\)"/),
        },
      });
    const games = await list(table);
    expect(games).toHaveLength(2);
    const copy = games.find(({ name }) => name === 'Sunday (2)');
    const now = await table.get('games.open', { game: copy?.id ?? '' });
    expect(before.stateId).toBeGreaterThan(SPOILT);
    expect(now.stateId).toBeLessThan(SPOILT);
    expect(now.stateId).toBeGreaterThan(SPOILT - 15);
    await clickOn(table, now, 3);
  });

  it('was lost with the last answers: does not pass for an earlier one', async () => {
    const { table, game } = await afterDamage((db) => {
      db.exec('DELETE FROM current');
      db.exec('DELETE FROM steps WHERE seq > 50; DELETE FROM turns WHERE seq > 50');
    });
    expect(await table.ask('games.open', { game })).toMatchObject({
      ok: false,
      error: { msg: { id: 'trouble.game.damagedSince' } },
    });
  });

  it('and everything else is lost: is told, and nothing is written to a file', async () => {
    const { table, game } = await afterDamage((db, id) => {
      spoilCurrent(db, id);
      db.exec("UPDATE turns SET schema = NULL, state = NULL; UPDATE games SET setup = '{}'");
    });
    const damaged = { ok: false, error: { code: 'refused', msg: { id: 'trouble.game.damaged' } } };
    expect(await table.ask('games.open', { game })).toMatchObject(damaged);
    expect(await table.ask('games.export', { game })).toMatchObject(damaged);
  });
});

describe('a file of a campaign', () => {
  it('in whose past something is damaged is not written: it could not be opened again', async () => {
    const { table, game, before } = await afterDamage((db, id) => {
      db.prepare(`UPDATE steps SET input = '{"t":"nothing"}' WHERE game = ? AND seq = ?`).run(id, SPOILT);
    });
    expect(await table.ask('games.export', { game })).toMatchObject({
      ok: false,
      error: { msg: { id: 'trouble.file.broken', args: { name: 'Sunday' } } },
    });
    expect((await table.get('games.open', { game })).stateId).toBe(before.stateId);
  });
});

it.each([1, 16])('a campaign that says to stand %i answers farther on than it is stands where it stood', async (by) => {
  const { table, game, before } = await afterDamage((db, id) => {
    db.prepare('UPDATE current SET seq = seq + ? WHERE game = ?').run(by, id);
  });
  const opened = await table.get('games.open', { game });
  expect(opened).toMatchObject({ stateId: before.stateId, view: before.view });
  await clickOn(table, opened, 3);
  const { file } = await table.get('games.export', { game });
  expect(await table.ask('games.import', { file })).toMatchObject({ ok: true });
});
