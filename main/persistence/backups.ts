// Copies of the whole database beside it: one before each migration, one for each day of play, the last five kept.
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { migrate, schemaVersion } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';

export const BACKUPS = 'backups';
const KEPT = 5;
const NAME = /^crownward-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-schema(\d+)\.sqlite3$/;

/** A copy that can be read. */
export type Backup = {
  /** Its name, without the folder. */
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly games: number;
};

const timeOf = (name: string): number => {
  const [, day, h, m, s, ms] = NAME.exec(name) ?? [];
  return Date.parse(`${day ?? ''}T${h ?? ''}:${m ?? ''}:${s ?? ''}.${ms ?? ''}Z`);
};

/** Names of all copies, the newest first. */
const namesIn = (dir: string): readonly string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => NAME.test(name))
        .sort()
        .reverse()
    : [];

/** On disk, and not only on the way there. */
const flush = (file: string): void => {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Older than the last five; but as long as a database lies aside, the newest copy from before that stays too. */
const tooMany = (dataDir: string): readonly string[] => {
  const names = namesIn(path.join(dataDir, BACKUPS));
  const asides = readdirSync(dataDir).flatMap((name) => /-unreadable-(.+)\.sqlite3$/.exec(name)?.[1] ?? []);
  const wanted = new Set(asides.map((stamp) => names.find((name) => name < `crownward-${stamp}`)));
  return names.slice(KEPT).filter((name) => !wanted.has(name));
};

/**
 * Copies the database; it is there under its name when it is whole, and not before. Throws when the disk is at fault.
 */
export const backUp = (db: Connection, dataDir: string, now: Date): string => {
  const dir = path.join(dataDir, BACKUPS);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const name = `crownward-${now.toISOString().replaceAll(/[:.]/g, '-')}-schema${schemaVersion(db)}.sqlite3`;
  const unfinished = path.join(dir, `unfinished-${process.pid}.sqlite3`);
  rmSync(unfinished, { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    flush(unfinished);
    renameSync(unfinished, path.join(dir, name));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  for (const old of tooMany(dataDir)) rmSync(path.join(dir, old), { force: true });
  return name;
};

const dayOf = (at: number): string => new Date(at).toDateString();

/** Has the day of `now`, by the clock on the wall, no copy yet? */
export const isDue = (dataDir: string, now: Date): boolean => {
  const [newest] = namesIn(path.join(dataDir, BACKUPS));
  return newest === undefined || dayOf(timeOf(newest)) !== dayOf(now.getTime());
};

/** What a copy holds, or `undefined` when it cannot be read or is of a newer program. */
const look = (dir: string, file: string, newest: number): Backup | undefined => {
  let db: Connection | undefined;
  try {
    db = new Database(path.join(dir, file), { readonly: true, fileMustExist: true });
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok' || schemaVersion(db) > newest) return undefined;
    const has = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'games'").get() !== undefined;
    return { file, at: timeOf(file), games: has ? Number(db.prepare('SELECT count(*) FROM games').pluck().get()) : 0 };
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
};

/** Copies that can be read, the newest first. */
export const backupsOf = (dataDir: string, chain: readonly Migration[] = migrations): readonly Backup[] => {
  const dir = path.join(dataDir, BACKUPS);
  return namesIn(dir).flatMap((name) => look(dir, name, chain.at(-1)?.to ?? 0) ?? []);
};

/** What belongs to games, parents first. A table that is left out here is not brought back: a test counts them. */
const TABLES = ['current', 'steps', 'turns'] as const;
/**
 * Records outlive their games, so all that are missing come back; they are worked out anew where their game has gone
 * on.
 */
const RECORDS = ['records', 'record_seats'] as const;

/**
 * Brings back the games of a copy that are not in the database; what is in the database stays as it is.
 * @returns how many, or `undefined` when there is no such copy or it cannot be read
 */
export const restoreFrom = (db: Connection, dataDir: string, file: string): number | undefined => {
  const dir = path.join(dataDir, BACKUPS);
  if (!NAME.test(file) || look(dir, file, migrations.at(-1)?.to ?? 0) === undefined) return undefined;
  // The copy itself stays as it is: it is brought to this program's schema on the side.
  const side = path.join(dir, `restoring-${process.pid}.sqlite3`);
  try {
    copyFileSync(path.join(dir, file), side);
    const copy = new Database(side);
    try {
      migrate(copy, migrations);
    } finally {
      copy.close();
    }
    db.prepare('ATTACH ? AS copy').run(side);
    try {
      return db.transaction(() => {
        db.exec('CREATE TEMP TABLE missing AS SELECT id FROM copy.games WHERE id NOT IN (SELECT id FROM main.games)');
        db.exec('INSERT OR IGNORE INTO main.definitions_in_use SELECT * FROM copy.definitions_in_use');
        const { changes } = db
          .prepare('INSERT INTO main.games SELECT * FROM copy.games WHERE id IN (SELECT id FROM missing)')
          .run();
        for (const table of TABLES)
          db.exec(`INSERT INTO main.${table} SELECT * FROM copy.${table} WHERE game IN (SELECT id FROM missing)`);
        for (const table of RECORDS) db.exec(`INSERT OR IGNORE INTO main.${table} SELECT * FROM copy.${table}`);
        db.exec('DROP TABLE missing');
        return changes;
      })();
    } finally {
      db.exec('DETACH copy');
    }
  } finally {
    for (const companion of ['', '-wal', '-shm', '-journal']) rmSync(side + companion, { force: true });
  }
};
