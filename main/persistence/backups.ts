// Copies of the whole database beside it: one before each migration, one for each day of play and one at its end.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { schemaVersion } from './migrate';
import { migrations } from './migrations';
import type { Migration } from './migrations/migration';

export const BACKUPS = 'backups';
/** The newest ones; the last of so many days, and of so many months. */
const KEPT = { newest: 5, days: 5, months: 6 } as const;
/** At all. */
const MOST = 40;
const SOON_MS = 60 * 24 * 60 * 60 * 1000;
/** What a copy is called. */
export const NAME = /^crownward-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-schema(\d+)\.sqlite3$/;

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

/** The first of each group, of the newest so many groups. @param names the newest first */
const lastOfEach = (names: readonly string[], group: (name: string) => string, most: number): readonly string[] =>
  [...new Map(names.toReversed().map((name) => [group(name), name])).values()].toSorted().reverse().slice(0, most);

/**
 * Those that stay, by number and by age. A clock that was wrong counts for itself: copies from the future stay beside
 * those from the past and push none of them out; and the last one with the most games stays, so that a folder that lost
 * its database fills up with empty ones in vain.
 * @param names the newest first
 */
const staying = (names: readonly string[], now: Date, games: (name: string) => number): ReadonlySet<string> => {
  const past = names.filter((name) => timeOf(name) <= now.getTime());
  const future = names.filter((name) => timeOf(name) > now.getTime());
  const day = (name: string): string => NAME.exec(name)?.[1] ?? '';
  const counted = names.map((name) => ({ name, n: games(name) }));
  const most = Math.max(0, ...counted.map(({ n }) => n));
  return new Set([
    ...past.slice(0, KEPT.newest),
    ...future.slice(0, KEPT.newest),
    ...lastOfEach(past, day, KEPT.days),
    ...lastOfEach(past, (name) => day(name).slice(0, 7), KEPT.months),
    ...counted
      .filter(({ n }) => n === most)
      .slice(0, 1)
      .map(({ name }) => name),
  ]);
};

/** Do as many newer ones follow soon after as are kept? A clock that jumped far makes none that do. */
const isFollowed = (names: readonly string[], name: string): boolean => {
  const at = timeOf(name);
  return names.filter((other) => timeOf(other) > at && timeOf(other) < at + SOON_MS).length >= KEPT.newest;
};

/** How many games a copy has, whether it is sound or not. */
const gamesIn = (dir: string, name: string): number => {
  let db: Connection | undefined;
  try {
    db = new Database(path.join(dir, name), { readonly: true, fileMustExist: true });
    return Number(db.prepare('SELECT count(*) FROM games').pluck().get());
  } catch {
    return 0;
  } finally {
    db?.close();
  }
};

/** As long as a database lies aside, the newest copy from before that stays too. */
const tooMany = (dataDir: string, now: Date): readonly string[] => {
  const dir = path.join(dataDir, BACKUPS);
  const names = namesIn(dir);
  const asides = readdirSync(dataDir).flatMap((name) => /-unreadable-(.+)\.sqlite3$/.exec(name)?.[1] ?? []);
  const wanted = new Set(asides.map((stamp) => names.find((name) => name < `crownward-${stamp}`)));
  const stay = staying(names, now, (name) => gamesIn(dir, name));
  return names.filter((name, i) => !stay.has(name) && !wanted.has(name) && (i >= MOST || isFollowed(names, name)));
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
  for (const old of tooMany(dataDir, now)) rmSync(path.join(dir, old), { force: true });
  return name;
};

const dayOf = (at: number): string => new Date(at).toDateString();

/** Has the day of `now`, by the clock on the wall, no copy yet? */
export const isDue = (dataDir: string, now: Date): boolean =>
  !namesIn(path.join(dataDir, BACKUPS)).some((name) => dayOf(timeOf(name)) === dayOf(now.getTime()));

/** Was anything played since the last copy up to `now`? */
export const isPlayedSince = (db: Connection, dataDir: string, now: Date): boolean => {
  const last = namesIn(path.join(dataDir, BACKUPS)).find((name) => timeOf(name) <= now.getTime());
  const played = Number(db.prepare('SELECT ifnull(max(saved_at), 0) FROM games').pluck().get());
  return played > (last === undefined ? 0 : timeOf(last));
};

/** What a copy holds, or `undefined` when it cannot be read or is of a newer program. */
export const look = (dir: string, file: string, newest: number): Backup | undefined => {
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
