// Opens the one database of a data folder.
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';
import { isSqliteError } from './sqlite-error';

export const DATABASE = 'crownward.sqlite3';

export type Opened = {
  readonly db: Connection;
  /** Name of the file that an unreadable database was moved to. */
  readonly setAside: string | undefined;
};

/** Opens, configures and checks; throws SQLite's error when the file is not a sound database. */
const openSound = (file: string): Connection => {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    // An answer must survive a power cut before its result is shown.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    const verdict = db.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Database.SqliteError(String(verdict), 'SQLITE_CORRUPT');
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

/**
 * The database of a folder, at the newest schema. One that cannot be read is set aside and an empty one begun.
 * Throws `NewerDatabaseError` for one that a newer program wrote.
 */
export const openDatabase = (dataDir: string, chain: readonly Migration[] = migrations): Opened => {
  const file = path.join(dataDir, DATABASE);
  let moved: string | undefined;
  let db: Connection;
  try {
    db = openSound(file);
  } catch (error) {
    if (!isSqliteError(error, 'SQLITE_NOTADB', 'SQLITE_CORRUPT')) throw error;
    moved = setAside(file, new Date());
    db = openSound(file);
  }
  try {
    migrate(db, chain);
  } catch (error) {
    db.close();
    throw error;
  }
  return { db, setAside: moved };
};
