import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { BACKUPS, backUp, backupsOf, isDue } from './backups';
import { restoreFrom } from './restore';
import { campaignsRepository } from './campaigns';
import { DATABASE, openDatabase } from './connection';
import { gamesRepository } from './games';
import { migrations } from './migrations';
import { openStore } from './store';
import type { GameStep, NewGame } from './stored';

const step = (game: string): GameStep => ({
  game,
  seq: 0,
  by: 'setup',
  barrier: '*',
  events: [],
  schema: 1,
  state: '{"schema":1}',
  turn: { n: 1, seat: 'p1', fingerprint: 'f', keep: true },
  round: 1,
  over: false,
  characters: [],
  places: [],
  at: 1000,
});
const aGame = (name: string): NewGame => ({
  name,
  setup: '{}',
  seed: 's',
  seats: [],
  content: 'hash',
  definitions: () => '[]',
  program: '1',
  casual: false,
});
const day = (n: number, hour = 12): Date => new Date(2026, 0, n, hour);
const files = (dir: string): readonly string[] =>
  existsSync(path.join(dir, BACKUPS)) ? readdirSync(path.join(dir, BACKUPS)).sort() : [];

/** A folder with one game of this name in its database. */
const withGame = (name: string, dir = aFolder()) => {
  const { db } = openDatabase(dir);
  gamesRepository(db).create(aGame(name), step(`g-${name}`));
  return { dir, db };
};

describe('backups', () => {
  it('hold what the database holds, and the last five are kept', () => {
    const { dir, db } = withGame('1');
    for (let n = 1; n <= 7; n++) backUp(db, dir, day(n));
    db.close();
    expect(files(dir)).toHaveLength(5);
    expect(backupsOf(dir).map(({ at }) => at)).toEqual([7, 6, 5, 4, 3].map((n) => day(n).getTime()));
    expect(backupsOf(dir)[0]).toMatchObject({ games: 1 });
  });

  it('are due once for each day of play', () => {
    const dir = aFolder();
    const store = openStore(dir);
    expect(isDue(dir, day(1, 9))).toBe(true);
    for (const at of [day(1, 9), day(1, 23), day(2, 1), day(2, 8)]) store.backups.daily(at);
    store.close();
    expect(backupsOf(dir).map(({ at }) => at)).toEqual([day(2, 1).getTime(), day(1, 9).getTime()]);
  });

  it('are made again at the end of play, if anything was played', () => {
    const { dir, db } = withGame('1');
    db.close();
    const store = openStore(dir);
    store.backups.atEnd(day(3));
    store.backups.atEnd(day(4));
    store.close();
    expect(backupsOf(dir).map(({ at }) => at)).toEqual([day(3).getTime()]);
  });

  it('stay in number and by age: the last ones, and one of each month before', () => {
    const { dir, db } = withGame('1');
    // One a week, and at last one a day: a copy is a file that comes to the disk.
    for (let n = 0; n < 300; n += n < 259 ? 7 : 1) backUp(db, dir, day(n));
    db.close();
    const kept = backupsOf(dir).map(({ at }) => at);
    expect(kept.slice(0, 5)).toEqual([299, 298, 297, 296, 295].map((n) => day(n).getTime()));
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.length).toBeLessThan(17);
  });

  it('made by a clock that went wrong throw none away that are good, and are no reason to make none', () => {
    const { dir, db } = withGame('1');
    for (const n of [1, 2, 3]) backUp(db, dir, day(n));
    for (let n = 0; n < 12; n++) backUp(db, dir, new Date(Date.UTC(2099, 0, n + 1)));
    for (const n of [4, 5]) backUp(db, dir, day(n));
    expect(isDue(dir, day(6))).toBe(true);
    backUp(db, dir, day(6));
    db.close();
    const times = backupsOf(dir).map(({ at }) => at);
    expect(times).toEqual(expect.arrayContaining([2, 3, 4, 5, 6].map((n) => day(n).getTime())));
  });

  it('of a folder that lost its database do not push out the last one that is full', () => {
    const { dir, db } = withGame('1');
    backUp(db, dir, day(1));
    db.prepare('DELETE FROM games').run();
    for (let n = 2; n < 320; n += 5) backUp(db, dir, day(n));
    db.close();
    expect(backupsOf(dir).at(-1)).toMatchObject({ at: day(1).getTime(), games: 1 });
  });

  it('are told where the database is gone, and only then', () => {
    const { dir, db } = withGame('1');
    backUp(db, dir, day(1));
    db.close();
    const there = openStore(dir);
    expect(there.gone).toBe(false);
    there.close();
    rmSync(path.join(dir, DATABASE));
    const store = openStore(dir);
    expect(store.gone).toBe(true);
    store.close();
    const again = openStore(dir);
    expect(again.gone).toBe(false);
    again.close();
  });

  it('are made before a migration, and of an old database only', () => {
    const dir = aFolder();
    openDatabase(dir, migrations.slice(0, 2)).db.close();
    expect(files(dir)).toEqual([]);
    openDatabase(dir).db.close();
    expect(files(dir)).toEqual([expect.stringMatching(/-schema2\.sqlite3$/)]);
    openDatabase(dir).db.close();
    expect(files(dir)).toHaveLength(1);
  });

  it('that cannot be made stop the migration: the old database stays as it was', () => {
    const dir = aFolder();
    openDatabase(dir, migrations.slice(0, 2)).db.close();
    // In the way of the folder.
    writeFileSync(path.join(dir, BACKUPS), '');
    expect(() => openDatabase(dir)).toThrow();
    const db = new Database(path.join(dir, DATABASE), { readonly: true });
    expect(db.pragma('user_version', { simple: true })).toBe(2);
    db.close();
  });

  it('from before a database was set aside outlive the five', () => {
    const { dir, db } = withGame('1');
    for (const n of [1, 2]) backUp(db, dir, day(n));
    writeFileSync(path.join(dir, `crownward-unreadable-${day(3).toISOString().replaceAll(/[:.]/g, '-')}.sqlite3`), 'x');
    for (let n = 4; n <= 12; n++) backUp(db, dir, day(n));
    db.close();
    expect(backupsOf(dir).map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 2].map((n) => day(n).getTime()));
  });
});

describe('a backup that is brought back', () => {
  it('adds the games that are missing and leaves the others alone', () => {
    const { dir, db } = withGame('1');
    const file = backUp(db, dir, day(1));
    const campaigns = campaignsRepository(db);
    campaigns.rename('g-1', 'Renamed since');
    gamesRepository(db).create(aGame('2'), step('g-2'));
    expect(restoreFrom(db, dir, file)).toBe(0);
    db.prepare("DELETE FROM games WHERE id = 'g-1'").run();
    expect(restoreFrom(db, dir, file)).toBe(1);
    expect(campaigns.list().map(({ id, name }) => [id, name])).toEqual([
      ['g-1', '1'],
      ['g-2', '2'],
    ]);
    expect(campaigns.whole('g-1')).toMatchObject({ steps: [{ seq: 0 }], turns: [{ turn: 1 }], current: { seq: 0 } });
    expect(files(dir)).toEqual([file]);
    db.close();
  });

  it('brings back every table that belongs to games', () => {
    const { dir, db } = withGame('1');
    const file = backUp(db, dir, day(1));
    const tables = db
      .prepare<[], string>(
        "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'game' WHERE m.type = 'table' ORDER BY 1",
      )
      .pluck()
      .all();
    const counts = () => tables.map((table) => [table, db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]);
    const before = counts();
    db.prepare('DELETE FROM games').run();
    restoreFrom(db, dir, file);
    expect(counts()).toEqual(before);
    db.close();
  });

  it('is migrated on the side when it is older', () => {
    const dir = aFolder();
    const old = openDatabase(dir, migrations.slice(0, 2));
    old.db.exec(`INSERT INTO definitions_in_use VALUES ('h', x'00');
      INSERT INTO games VALUES ('g-1', 'Old', '{}', 's', 'h', '1', 1, 2, 1, 0, '[]', '[]');
      INSERT INTO branches VALUES ('g-1', 0, NULL, 0);
      INSERT INTO current VALUES ('g-1', 0, 1, 1, x'00');
      INSERT INTO answers VALUES ('g-1', 0, 1, '{"t":"answer"}');
      INSERT INTO journal VALUES ('g-1', 0, 0, '[{"t":"turn","round":1,"seat":"p2"}]');
      INSERT INTO turn_snapshots VALUES ('g-1', 0, 0, 1, 1, x'00');
      INSERT INTO fingerprints VALUES ('g-1', 0, 0, 'f0')`);
    old.db.close();
    const { db } = openDatabase(dir);
    const [backup] = backupsOf(dir);
    const whole = campaignsRepository(db).whole('g-1');
    expect(whole).toMatchObject({
      name: 'Old',
      casual: false,
      current: { seq: 1 },
      steps: [
        { seq: 0, by: 'setup', events: [{ t: 'turn' }] },
        { seq: 1, by: 'person', barrier: '*', input: { t: 'answer' }, events: [] },
      ],
      turns: [{ seq: 0, turn: 1, round: 1, seat: 'p2', fingerprint: 'f0' }],
    });
    db.prepare('DELETE FROM games').run();
    expect(restoreFrom(db, dir, backup?.file ?? '')).toBe(1);
    expect(campaignsRepository(db).whole('g-1')).toEqual(whole);
    db.close();
  });

  it.each(['../crownward.sqlite3', 'no-such.sqlite3', 'crownward-2026-01-01T00-00-00-000Z-schema2.sqlite3'])(
    'is refused when it is %s',
    (name) => {
      const { dir, db } = withGame('1');
      expect(restoreFrom(db, dir, name)).toBeUndefined();
      db.close();
    },
  );

  it('is left out of the list when it cannot be read', () => {
    const { dir, db } = withGame('1');
    const good = backUp(db, dir, day(1));
    const bad = backUp(db, dir, day(2));
    writeFileSync(path.join(dir, BACKUPS, bad), 'noise'.repeat(1000));
    expect(backupsOf(dir).map(({ file }) => file)).toEqual([good]);
    expect(restoreFrom(db, dir, bad)).toBeUndefined();
    db.close();
  });
});

describe('a database that cannot be opened', () => {
  const spoil: readonly (readonly [string, (file: string, size: number) => void, number?])[] = [
    ['cut down to nothing', (file) => truncateSync(file, 0)],
    ['cut off in its head', (file) => truncateSync(file, 60)],
    ['cut off in its first page', (file) => truncateSync(file, 1000)],
    ['cut in the middle', (file, size) => truncateSync(file, Math.floor(size / 2 / 4096) * 4096)],
    ['cut off within a page', (file, size) => truncateSync(file, size - 1000), 1],
    [
      'overwritten with noise',
      (file, size) => writeFileSync(file, Buffer.from(Array.from({ length: size }, (_, i) => (i * 7919) % 256))),
    ],
    [
      'noise behind a sound head',
      (file) => writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 100), Buffer.alloc(9000, 0xa5)])),
    ],
  ];
  it.each(spoil.map(([what, damage, saved = 0]) => ({ what, damage, saved })))(
    '$what: is set aside, kept, and the newest good backup is offered',
    ({ damage, saved }) => {
      const { dir, db } = withGame('1');
      backUp(db, dir, day(1));
      db.close();
      const file = path.join(dir, DATABASE);
      damage(file, readFileSync(file).length);
      const damaged = readFileSync(file);

      const store = openStore(dir);
      expect(readFileSync(path.join(dir, store.setAside ?? 'none'))).toEqual(damaged);
      expect(store.saved).toBe(saved);
      expect(store.campaigns.list()).toHaveLength(saved);
      expect(store.backups.list()).toMatchObject([{ games: 1 }]);
      expect(store.backups.restore(store.backups.list()[0]?.file ?? '', () => true)).toBe(1 - saved);
      expect(store.campaigns.list()).toMatchObject([{ name: '1' }]);
      store.close();
    },
  );

  it("because it is some other program's: is set aside as well", () => {
    const dir = aFolder();
    const other = new Database(path.join(dir, DATABASE));
    other.exec('CREATE TABLE theirs (x)');
    other.pragma(`user_version = ${migrations.length}`);
    other.close();
    const store = openStore(dir);
    expect(store.setAside).toMatch(/unreadable/);
    store.close();
  });
});
