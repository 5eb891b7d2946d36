import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { writeBugFile } from '../game/bug-file';
import { aFolder } from '../testing/folder';
import { DATABASE } from './connection';
import { StartError } from './start-error';
import { FolderInUseError, openStore } from './store';

describe('a data folder', () => {
  it('is used by one program at a time, and free again after it', () => {
    const dir = aFolder();
    const first = openStore(dir);
    expect(() => openStore(dir)).toThrow(FolderInUseError);
    first.close();
    openStore(dir).close();
  });

  it('is made when it is missing', () => {
    const store = openStore(`${aFolder()}/a/b`);
    expect(store.settings.all().language).toBe('en');
    store.close();
  });

  it('whose lock is garbage: is told with the name of the file', () => {
    const dir = aFolder();
    const lock = path.join(dir, 'in-use.sqlite3');
    writeFileSync(lock, 'garbage, '.repeat(500));
    expect(() => openStore(dir)).toThrow(StartError);
    expect(() => openStore(dir)).toThrow(`The file ${lock}`);
  });

  it('that is a file, or lies below one: is told', () => {
    const file = path.join(aFolder(), 'file');
    writeFileSync(file, '');
    for (const folder of [file, path.join(file, 'below')])
      expect(() => openStore(folder)).toThrow(`The data folder ${folder} cannot be made`);
  });

  it('whose schema is too low for its tables: keeps what is in it', () => {
    const dir = aFolder();
    const store = openStore(dir);
    store.settings.change({ textScale: 125 });
    store.close();
    const db = new Database(path.join(dir, DATABASE));
    db.pragma('user_version = 0');
    db.close();
    const again = openStore(dir);
    expect(again.settings.all()).toMatchObject({ textScale: 125 });
    again.close();
  });
});

describe('bug files', () => {
  it('stay few', () => {
    const dir = aFolder();
    for (let n = 0; n < 25; n++)
      writeBugFile(dir, { program: '1', platform: 'p', node: '24', settings: {} }, new Date(1_000_000 * n));
    const left = readdirSync(path.join(dir, 'bugs'));
    expect(left).toHaveLength(20);
    expect(left.sort()[0]).toContain('1970-01-01T01-23-20');
  });
});
