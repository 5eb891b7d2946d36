// A damaged database costs what was damaged; the rest is there at the next start.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { list, played } from '../testing/campaign';
import { aFolder } from '../testing/folder';
import { aTable } from '../testing/program';
import { DATABASE } from './connection';

/** Two campaigns and a setting, closed and damaged. */
const afterDamage = async (damage: (db: Database.Database, file: string) => void) => {
  const dataDir = aFolder();
  const first = aTable({ dataDir });
  const { game } = await played(first, 'P', 12);
  await played(first, 'P', 6);
  await first.get('settings.set', { textScale: 125 });
  const before = await first.get('games.open', { game });
  first.program.close();
  const file = path.join(dataDir, DATABASE);
  const db = new Database(file);
  damage(db, file);
  if (db.open) db.close();
  return { table: aTable({ dataDir }), game, before };
};
const withoutChecks = (db: Database.Database, sql: string): void => {
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  db.exec(sql);
};
/** One page of what lies under a table, filled with zeros. */
const zero = (db: Database.Database, file: string, name: string): void => {
  const page = Number(db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').pluck().get(name));
  db.close();
  writeFileSync(file, readFileSync(file).fill(0, (page - 1) * 4096, page * 4096));
};

describe('a damaged database', () => {
  it.each<readonly [string, (db: Database.Database, file: string) => void]>([
    [
      'with one row that fails its check',
      (db) => withoutChecks(db, "UPDATE games SET setup = '{' WHERE id = (SELECT min(id) FROM games)"),
    ],
    ['with a setting that fails its check', (db) => withoutChecks(db, "INSERT INTO settings VALUES ('x', '{')")],
    ['with an unknown kind of input', (db) => withoutChecks(db, "UPDATE steps SET by = 'pfrson' WHERE seq = 3")],
    [
      'whose game has another key',
      (db) => withoutChecks(db, "UPDATE games SET id = 'g-0' WHERE id = (SELECT min(id) FROM games)"),
    ],
    ['whose game has other definitions', (db) => withoutChecks(db, "UPDATE games SET content = 'other'")],
    ['without its list of games', (db, file) => zero(db, file, 'games')],
    ['without definitions', (db, file) => zero(db, file, 'definitions_in_use')],
    ['without steps', (db, file) => zero(db, file, 'steps')],
    ['without records', (db, file) => zero(db, file, 'records')],
    ['without current states', (db, file) => zero(db, file, 'current')],
    ['without an index', (db, file) => zero(db, file, 'sqlite_autoindex_current_1')],
    [
      'whose head is damaged',
      (db, file) => {
        db.close();
        writeFileSync(file, readFileSync(file).fill(0xff, 0, 40));
      },
    ],
  ])('%s: keeps every campaign where it stood', async (_, damage) => {
    const { table, game, before } = await afterDamage(damage);
    expect((await table.get('app.info', {})).notices).toMatchObject([{ code: 'database-set-aside', saved: 2 }]);
    expect(await list(table)).toHaveLength(2);
    expect(await table.get('games.open', { game })).toMatchObject({ stateId: before.stateId, view: before.view });
    expect(await table.get('settings.get', {})).toMatchObject({ textScale: 125 });
  });
});
