// What is brought back out of a copy: games that are missing, and those that do not load any more.
import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database, { type Database as Connection } from 'better-sqlite3';
import { BACKUPS, look, NAME } from './backups';
import { campaignsRepository } from './campaigns';
import { gamesRepository } from './games';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { SavedGame } from './stored';

/** What belongs to games, parents first. A table that is left out here is not brought back: a test counts them. */
const TABLES = ['current', 'steps', 'turns'] as const;
/**
 * Records outlive their games, so all that are missing come back; they are worked out anew where their game has gone
 * on.
 */
const RECORDS = ['records', 'record_seats'] as const;

/** Whether a game can be played on from what is stored of it. */
export type Loads = (game: string, saved: SavedGame) => boolean;

/** The games of both that load in the copy alone. */
const lostSince = (db: Connection, copy: Connection, loads: Loads): readonly string[] => {
  const [now, then] = [gamesRepository(db), gamesRepository(copy)];
  const isSound = (from: typeof now, game: string): boolean => {
    const saved = from.load(game);
    return saved !== undefined && loads(game, saved);
  };
  return copy
    .prepare<[], string>('SELECT id FROM games')
    .pluck()
    .all()
    .filter((game) => now.load(game) !== undefined && !isSound(now, game) && isSound(then, game));
};

/** Puts a game away under another id, among the deleted ones: from there it can still be had. */
const putAway = (db: Connection, game: string, now: number): void => {
  const campaigns = campaignsRepository(db);
  const as = `g-${randomUUID()}`;
  campaigns.duplicate(game, as, campaigns.nameOf(game) ?? '');
  campaigns.remove(as, now);
  db.prepare('DELETE FROM games WHERE id = ?').run(game);
};

/** Brings back what is not in the database. @param sound games whose definitions there may be what is damaged */
const bringBack = (db: Connection, sound: readonly string[]): number => {
  db.exec('CREATE TEMP TABLE missing AS SELECT id FROM copy.games WHERE id NOT IN (SELECT id FROM main.games)');
  db.exec('INSERT OR IGNORE INTO main.definitions_in_use SELECT * FROM copy.definitions_in_use');
  const define = db.prepare(
    `UPDATE main.definitions_in_use AS own SET definitions = (SELECT definitions FROM copy.definitions_in_use AS theirs WHERE theirs.hash = own.hash)
     WHERE hash = (SELECT content FROM copy.games WHERE id = ?)`,
  );
  for (const game of sound) define.run(game);
  const { changes } = db
    .prepare('INSERT INTO main.games SELECT * FROM copy.games WHERE id IN (SELECT id FROM missing)')
    .run();
  for (const table of TABLES)
    db.exec(`INSERT INTO main.${table} SELECT * FROM copy.${table} WHERE game IN (SELECT id FROM missing)`);
  for (const table of RECORDS) db.exec(`INSERT OR IGNORE INTO main.${table} SELECT * FROM copy.${table}`);
  db.exec('DROP TABLE missing');
  return changes;
};

/**
 * Brings back the games of a copy that are not in the database or do not load there, if they load in the copy; what
 * they were goes to the deleted ones. All else in the database stays as it is.
 * @returns how many, or `undefined` when there is no such copy or it cannot be read
 */
export const restoreFrom = (
  db: Connection,
  dataDir: string,
  file: string,
  loads: Loads = () => true,
  now: number = Date.now(),
): number | undefined => {
  const dir = path.join(dataDir, BACKUPS);
  if (!NAME.test(file) || look(dir, file, migrations.at(-1)?.to ?? 0) === undefined) return undefined;
  // The copy itself stays as it is: it is brought to this program's schema on the side.
  const side = path.join(dir, `restoring-${process.pid}.sqlite3`);
  try {
    copyFileSync(path.join(dir, file), side);
    const copy = new Database(side);
    let lost: readonly string[];
    try {
      migrate(copy, migrations);
      lost = lostSince(db, copy, loads);
    } finally {
      copy.close();
    }
    db.prepare('ATTACH ? AS copy').run(side);
    try {
      return db.transaction(() => {
        for (const game of lost) putAway(db, game, now);
        return bringBack(db, lost);
      })();
    } finally {
      db.exec('DETACH copy');
    }
  } finally {
    for (const companion of ['', '-wal', '-shm', '-journal']) rmSync(side + companion, { force: true });
  }
};
