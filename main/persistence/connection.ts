// Opens the one database of a data folder.
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { backUp, backupsOf } from './backups';
import { migrate, schemaVersion } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';
import { mendRelations } from './relations';
import { salvage } from './salvage';
import { isSqliteError } from './sqlite-error';
import { mendedLog, replaceLog } from './wal';

export const DATABASE = 'crownward.sqlite3';

export type Opened = {
  readonly db: Connection;
  /** There was none, though backups of one with games lie there. */
  readonly gone: boolean;
  /** Name of the file that an unreadable database was moved to. */
  readonly setAside: string | undefined;
  /** How many campaigns were saved out of it. */
  readonly saved: number;
};

const tablesOf = (db: Connection): readonly string[] =>
  db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();

/** Each table with its columns. */
const shapesOf = (db: Connection): readonly string[] =>
  tablesOf(db).map((name) => {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(name);
    return `${name} (${columns.join(', ')})`;
  });

/** Tables that a database of this chain has. */
const expected = (chain: readonly Migration[]): readonly string[] => {
  const fresh = new Database(':memory:');
  migrate(fresh, chain);
  const shapes = shapesOf(fresh);
  fresh.close();
  return shapes;
};

/** The last one: a page that only the log had, and that is gone from there. The disk is not at fault. */
const DAMAGED = ['SQLITE_NOTADB', 'SQLITE_CORRUPT', 'SQLITE_IOERR_SHORT_READ'] as const;
const corrupt = (verdict: string): Error => new Database.SqliteError(verdict, 'SQLITE_CORRUPT');

/** SQLite writes whole pages of at least this size, and a page that is cut off reads as one that ends in zeros. */
const PAGE = 512;
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
/** What is in the log beside it may still complete it. */
const isCutOff = (file: string): boolean => sizeOf(file) % PAGE !== 0 && sizeOf(`${file}-wal`) === 0;

/** Rows that are found by an index, too: what is missing there is lost to whoever looks for it. */
const INDEXED = ['current', 'turns'];

/** Throws at the first thing that is not sound. */
const check = (db: Connection): void => {
  const tables = tablesOf(db);
  for (const look of [
    'quick_check(1)',
    ...INDEXED.filter((t) => tables.includes(t)).map((t) => `integrity_check(${t})`),
  ]) {
    const verdict = String(db.pragma(look, { simple: true }));
    if (verdict !== 'ok') throw corrupt(verdict);
  }
  const [stray] = db.pragma('foreign_key_check') as readonly { readonly table: string }[];
  if (stray !== undefined) throw corrupt(`a row of ${stray.table} belongs to nothing`);
};

/** Opens, configures, checks and migrates; throws SQLite's error when the file is not a sound database of ours. */
const openSound = (dataDir: string, file: string, chain: readonly Migration[]): Connection => {
  if (isCutOff(file)) throw corrupt('cut off');
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    // An answer must survive a power cut before its result is shown.
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    check(db);
    const found = schemaVersion(db);
    // SQLite opens what it may only read without a word; whoever plays must hear of it before his first answer.
    db.pragma(`user_version = ${found}`);
    if (found > 0 && found < (chain.at(-1)?.to ?? 0)) backUp(db, dataDir, new Date());
    migrate(db, chain);
    const shapes = shapesOf(db);
    const lost = expected(chain).find((shape) => !shapes.includes(shape));
    if (lost !== undefined) throw corrupt(`no table ${lost}`);
    return db;
  } catch (error) {
    db.close();
    // Statements of ours that it does not understand: its tables are not what its head says.
    if (isSqliteError(error, 'SQLITE_ERROR')) throw corrupt(error instanceof Error ? error.message : '');
    throw error;
  }
};

const nameAside = (file: string, now: Date): string =>
  file.replace(/\.sqlite3$/, `-unreadable-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite3`);

/** Moves a database and its companions away and keeps them: perhaps somebody can still read them. */
const setAside = (file: string, now: Date): string => {
  const target = nameAside(file, now);
  for (const companion of ['', '-wal', '-shm']) {
    if (existsSync(file + companion)) renameSync(file + companion, target + companion);
  }
  return path.basename(target);
};

/** So many stay: the newest, and the largest of all, which is the least likely to be one that was begun since. */
const ASIDES = 4;
const forgetAsides = (dataDir: string): void => {
  const names = readdirSync(dataDir)
    .filter((name) => /-unreadable-.+\.sqlite3$/.test(name))
    .sort()
    .reverse();
  const size = (name: string): number => sizeOf(path.join(dataDir, name)) + sizeOf(path.join(dataDir, `${name}-wal`));
  const largest = Math.max(0, ...names.map(size));
  const stays = new Set([...names.slice(0, ASIDES), names.find((name) => size(name) === largest)]);
  for (const name of names.filter((one) => !stays.has(one)))
    for (const companion of ['', '-wal', '-shm']) rmSync(path.join(dataDir, name + companion), { force: true });
};

/** A log with a damaged place is put in order, so that what stands behind it is read; a copy of what it was is kept. */
const mendLog = (file: string, now: Date): { readonly aside: string; readonly wiped: boolean } | undefined => {
  const mended = mendedLog(file);
  if (mended === undefined) return undefined;
  const target = nameAside(file, now);
  for (const companion of ['', '-wal']) copyFileSync(file + companion, target + companion);
  replaceLog(file, mended.log);
  return { aside: path.basename(target), wiped: mended.wiped };
};

/**
 * A page that is gone may have been the one that says where games stand: those that stand behind their last answer are
 * made anew from their answers.
 */
const forgetStands = (db: Connection): void => {
  db.exec('DELETE FROM current WHERE seq < (SELECT max(seq) FROM steps WHERE steps.game = current.game)');
};

/** Cut down to nothing: SQLite would take it for a new database. Without backups it is one that was never begun. */
const isEmptied = (dataDir: string, file: string): boolean =>
  existsSync(file) && sizeOf(file) === 0 && backupsOf(dataDir).length > 0;

/** The schema that a damaged database says it has, where that can be. */
const schemaOf = (file: string, newest: number): number => {
  try {
    const db = new Database(file, { readonly: true });
    try {
      const found = schemaVersion(db);
      return found > 0 && found <= newest ? found : newest;
    } finally {
      db.close();
    }
  } catch {
    return newest;
  }
};

/** A new database with what can be saved out of one that was set aside. Ready under its name only when it is whole. */
const saveFrom = (aside: string, file: string, chain: readonly Migration[]): number => {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const fresh = new Database(unfinished);
  let saved: number;
  try {
    const schema = schemaOf(aside, chain.at(-1)?.to ?? 0);
    migrate(
      fresh,
      chain.filter(({ to }) => to <= schema),
    );
    salvage(aside, fresh);
    migrate(fresh, chain);
    saved = mendRelations(fresh);
  } finally {
    fresh.close();
  }
  renameSync(unfinished, file);
  return saved;
};

const countOf = (db: Connection): number => Number(db.prepare('SELECT count(*) FROM games').pluck().get());

/**
 * The database of a folder, at the newest schema; copied before it is migrated. One that is damaged is set aside, and a
 * new one begun with all that can be read of it. Throws `NewerDatabaseError` for one that a newer program wrote.
 */
export const openDatabase = (dataDir: string, chain: readonly Migration[] = migrations): Opened => {
  const file = path.join(dataDir, DATABASE);
  let moved: string | undefined;
  const gone = !existsSync(file) && backupsOf(dataDir).some(({ games }) => games > 0);
  if (isEmptied(dataDir, file)) moved = setAside(file, new Date());
  const mended = mendLog(file, new Date());
  try {
    const db = openSound(dataDir, file, chain);
    if (mended?.wiped === true) forgetStands(db);
    forgetAsides(dataDir);
    return { db, setAside: moved ?? mended?.aside, saved: mended === undefined ? 0 : countOf(db), gone };
  } catch (error) {
    if (!isSqliteError(error, ...DAMAGED)) throw error;
    // Not in the same millisecond as a copy of its log.
    const aside = setAside(file, new Date(Date.now() + 1));
    const saved = saveFrom(path.join(dataDir, aside), file, chain);
    const db = openSound(dataDir, file, chain);
    forgetAsides(dataDir);
    return { db, setAside: aside, saved, gone: false };
  }
};
