// Opens the one database of a data folder.
import { existsSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { backUp, backupsOf } from './backups';
import { migrate, schemaVersion } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';
import { isSqliteError } from './sqlite-error';

export const DATABASE = 'crownward.sqlite3';

export type Opened = {
  readonly db: Connection;
  /** Name of the file that an unreadable database was moved to. */
  readonly setAside: string | undefined;
};

const tablesOf = (db: Connection): readonly string[] =>
  db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();

/** Tables that a database of this chain has. */
const expected = (chain: readonly Migration[]): readonly string[] => {
  const fresh = new Database(':memory:');
  migrate(fresh, chain);
  const tables = tablesOf(fresh);
  fresh.close();
  return tables;
};

const corrupt = (verdict: string): Error => new Database.SqliteError(verdict, 'SQLITE_CORRUPT');

/** SQLite writes whole pages of at least this size, and a page that is cut off reads as one that ends in zeros. */
const PAGE = 512;
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
/** What is in the log beside it may still complete it. */
const isCutOff = (file: string): boolean => sizeOf(file) % PAGE !== 0 && sizeOf(`${file}-wal`) === 0;

/** Opens, configures, checks and migrates; throws SQLite's error when the file is not a sound database of ours. */
const openSound = (dataDir: string, file: string, chain: readonly Migration[]): Connection => {
  if (isCutOff(file)) throw corrupt('cut off');
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    // An answer must survive a power cut before its result is shown.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    const verdict = String(db.pragma('quick_check(1)', { simple: true }));
    if (verdict !== 'ok') throw corrupt(verdict);
    const found = schemaVersion(db);
    // SQLite opens what it may only read without a word; whoever plays must hear of it before his first answer.
    db.pragma(`user_version = ${found}`);
    if (found > 0 && found < (chain.at(-1)?.to ?? 0)) backUp(db, dataDir, new Date());
    migrate(db, chain);
    const tables = tablesOf(db);
    const lost = expected(chain).find((name) => !tables.includes(name));
    if (lost !== undefined) throw corrupt(`no table ${lost}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Moves a database and its companions away and keeps them: perhaps somebody can still read them. */
const setAside = (file: string, now: Date): string => {
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const target = file.replace(/\.sqlite3$/, `-unreadable-${stamp}.sqlite3`);
  for (const companion of ['', '-wal', '-shm']) {
    if (existsSync(file + companion)) renameSync(file + companion, target + companion);
  }
  return path.basename(target);
};

/** Cut down to nothing: SQLite would take it for a new database. Without backups it is one that was never begun. */
const isEmptied = (dataDir: string, file: string): boolean =>
  existsSync(file) && sizeOf(file) === 0 && backupsOf(dataDir).length > 0;

/**
 * The database of a folder, at the newest schema; copied before it is migrated. One that cannot be read is set aside
 * and an empty one begun. Throws `NewerDatabaseError` for one that a newer program wrote.
 */
export const openDatabase = (dataDir: string, chain: readonly Migration[] = migrations): Opened => {
  const file = path.join(dataDir, DATABASE);
  let moved: string | undefined;
  if (isEmptied(dataDir, file)) moved = setAside(file, new Date());
  try {
    return { db: openSound(dataDir, file, chain), setAside: moved };
  } catch (error) {
    if (!isSqliteError(error, 'SQLITE_NOTADB', 'SQLITE_CORRUPT')) throw error;
    moved = setAside(file, new Date());
    return { db: openSound(dataDir, file, chain), setAside: moved };
  }
};
