import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { DATABASE, openDatabase } from './connection';
import { NewerDatabaseError, schemaVersion } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';

describe('the database of a data folder', () => {
  it('is in WAL mode, fully synchronous, at the newest schema', () => {
    const { db, setAside } = openDatabase(aFolder());
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(schemaVersion(db)).toBe(migrations.at(-1)?.to);
    expect(setAside).toBeUndefined();
    db.close();
  });

  it.each([
    ['no database at all', () => Buffer.from('this is not a database, '.repeat(200))],
    [
      'a database with torn pages',
      (sound: Buffer) => {
        const torn = Buffer.from(sound);
        torn.fill(0xee, 4096);
        return torn;
      },
    ],
  ])('is set aside when it is %s, and kept', (_, damage) => {
    const dir = aFolder();
    const file = path.join(dir, DATABASE);
    const first = openDatabase(dir);
    first.db.exec("INSERT INTO settings VALUES ('sound', '1')");
    first.db.close();
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);

    const { db, setAside } = openDatabase(dir);
    expect(setAside).toMatch(/^crownward-unreadable-.*\.sqlite3$/);
    expect(readFileSync(path.join(dir, setAside ?? ''))).toEqual(damaged);
    expect(db.prepare('SELECT count(*) AS n FROM settings').get()).toEqual({ n: 0 });
    db.close();
  });

  it('leaves no more than five that were set aside, among them the largest', () => {
    const dir = aFolder();
    const asides = (): readonly string[] => readdirSync(dir).filter((name) => /unreadable.*sqlite3$/.test(name));
    let largest: string | undefined;
    for (let n = 0; n < 8; n++) {
      writeFileSync(path.join(dir, DATABASE), 'this is not a database, '.repeat(n === 1 ? 5000 : 200));
      const { db, setAside } = openDatabase(dir);
      db.close();
      if (n === 1) largest = setAside;
      expect(asides()).toContain(setAside);
    }
    expect(asides()).toHaveLength(5);
    expect(asides()).toContain(largest);
  });

  it('is refused and left alone when a newer program wrote it', () => {
    const dir = aFolder();
    const db = new Database(path.join(dir, DATABASE));
    db.pragma('user_version = 9999');
    db.close();
    expect(() => openDatabase(dir)).toThrow(NewerDatabaseError);
    expect(readdirSync(dir).filter((name) => name.includes('unreadable'))).toEqual([]);
  });

  it('goes on from the schema that it has', () => {
    const dir = aFolder();
    openDatabase(dir).db.close();
    const next = (migrations.at(-1)?.to ?? 0) + 1;
    const more: Migration = { to: next, up: (db) => db.exec('CREATE TABLE later (id TEXT PRIMARY KEY) STRICT') };
    const { db } = openDatabase(dir, [...migrations, more]);
    expect(schemaVersion(db)).toBe(next);
    db.close();
  });

  it('keeps its schema when a migration breaks off', () => {
    const dir = aFolder();
    openDatabase(dir).db.close();
    const newest = migrations.at(-1)?.to ?? 0;
    const broken: Migration = {
      to: newest + 1,
      up: (db) => {
        db.exec('DROP TABLE settings');
        throw new Error('broken off');
      },
    };
    expect(() => openDatabase(dir, [...migrations, broken])).toThrow('broken off');
    const { db } = openDatabase(dir);
    expect(schemaVersion(db)).toBe(newest);
    expect(db.prepare('SELECT count(*) AS n FROM settings').get()).toEqual({ n: 0 });
    db.close();
  });
});

describe('the chain of migrations', () => {
  it('has every file of its folder, numbered from 1 without a gap', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'migrations')).filter((name) =>
      /^\d{4}-[a-z-]+\.ts$/.test(name),
    );
    expect(files.sort().map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map(({ to }) => to));
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 1));
  });
});
