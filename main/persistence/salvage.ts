// What can still be read of a damaged database goes into a new one: table by table, row by row. One row that is lost,
// or one page of rows, costs what was in it and nothing beside it.
import { closeSync, copyFileSync, existsSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import Database, { type Database as Connection } from 'better-sqlite3';
import { isSqliteError } from './sqlite-error';

type Row = Record<string, unknown>;
type Column = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number };
type Table = { readonly name: string; readonly columns: readonly Column[]; readonly rowid: boolean };

/** So many keys in a row that cannot be read, and there is nothing behind them. */
const WIDEST_GAP = 5000;

const PAGE = 4096;
/**
 * The first bytes of every database of ours; the rest of the head is about this one file, and SQLite makes do without.
 */
const restoreHead = (file: string): void => {
  const head = Buffer.alloc(24);
  head.write('SQLite format 3\0', 'latin1');
  head.writeUInt16BE(PAGE, 16);
  head.set([2, 2, 0, 64, 32, 32], 18);
  const pages = Buffer.alloc(4);
  pages.writeUInt32BE(Math.floor(statSync(file).size / PAGE));
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, head, 0, head.length, 0);
    writeSync(handle, pages, 0, pages.length, 28);
    // Schema format 4, text in UTF-8.
    writeSync(handle, Buffer.from([0, 0, 0, 4]), 0, 4, 44);
    writeSync(handle, Buffer.from([0, 0, 0, 1]), 0, 4, 56);
  } finally {
    closeSync(handle);
  }
};

const tablesOf = (db: Connection): readonly Table[] =>
  db
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map(({ name, sql }) => ({
      name,
      columns: db.prepare<[], Column>(`PRAGMA table_info(${name})`).all(),
      rowid: !/WITHOUT ROWID\s*$/i.test(sql),
    }));

/** Whatever SQLite complains of; anything else is a fault of ours. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
};

/** Rows by a whole number: where one cannot be read, the next one is tried. */
const sweep = (db: Connection, { name, rowid }: Table, key: string, onRow: (row: Row) => void, game?: string): void => {
  const from = `FROM ${name}${rowid ? ' NOT INDEXED' : ''} WHERE ${game === undefined ? '' : 'game = @game AND '}`;
  const bind = game === undefined ? {} : { game };
  const next = attempt(() =>
    db.prepare<unknown[], Row>(`SELECT ${key} AS key_, * ${from}${key} > @low ORDER BY ${key}`),
  );
  if (next === undefined) return;
  const highest = attempt(() =>
    Number(db.prepare(`SELECT ${key} ${from}1 ORDER BY ${key} DESC LIMIT 1`).pluck().get(bind) ?? -1),
  );
  let low = -1;
  for (let gap = 0; gap < WIDEST_GAP && low <= (highest ?? Infinity); low++, gap++) {
    const finished = attempt(() => {
      for (const row of next.iterate({ ...bind, low })) {
        low = Number(row['key_']);
        gap = 0;
        onRow(row);
      }
      return true;
    });
    if (finished === true) return;
  }
};

/** Rows by words: from both ends as far as they can be read, and those that are known from elsewhere. */
const fromBothEnds = (
  db: Connection,
  { name, columns }: Table,
  known: readonly string[],
  onRow: (row: Row) => void,
): void => {
  const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
  for (const way of ['ASC', 'DESC']) {
    const finished = attempt(() => {
      const order = keys.map((key) => `${key} ${way}`).join(', ');
      for (const row of db.prepare<[], Row>(`SELECT * FROM ${name} ORDER BY ${order}`).iterate()) onRow(row);
      return true;
    });
    if (finished === true) return;
  }
  for (const key of known)
    attempt(() => {
      for (const row of db.prepare<[string], Row>(`SELECT * FROM ${name} WHERE ${keys[0] ?? ''} = ?`).iterate(key))
        onRow(row);
    });
};

/** What stands for a value that is none. A column that is not here has nothing that could stand for it. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  setup: '{}',
  seats: '[]',
  characters: '[]',
  places: '[]',
  events: '[]',
  sets: '[]',
  tally: '{}',
  by: 'person',
  player: 'person',
  casual: 1,
  over: 0,
  won: 0,
  imported: 0,
  copied: 0,
};
const OPTIONAL = ['origin', 'input', 'strongest', 'margin', 'deleted_at', 'taken_over'];

/** Writes a row; value by value with what stands for it where the row is refused. @returns whether it is there now */
const writer = (db: Connection, { name, columns }: Table): ((row: Row) => boolean) => {
  const insert = db.prepare(
    `INSERT OR ABORT INTO ${name} (${columns.map((c) => c.name).join(', ')}) VALUES (${columns.map((c) => `@${c.name}`).join(', ')})`,
  );
  const put = (row: Row): boolean => {
    try {
      return insert.run(row).changes > 0;
    } catch (error) {
      if (isSqliteError(error, 'SQLITE_CONSTRAINT', 'SQLITE_MISMATCH') || error instanceof TypeError) return false;
      throw error;
    }
  };
  const mendable = columns.filter((c) => c.name in STAND_INS || OPTIONAL.includes(c.name));
  return (row) => {
    const plain = Object.fromEntries(columns.map((c) => [c.name, row[c.name] ?? null]));
    if (put(plain)) return true;
    // The same row twice is no row to mend.
    const mended = mendable.map((c) => ({ ...plain, [c.name]: STAND_INS[c.name] ?? null }));
    return mended.some(put);
  };
};

/** Games that something is known of, wherever it stands. */
const gamesIn = (db: Connection): readonly string[] =>
  db
    .prepare<[], string>('SELECT id FROM games UNION SELECT game FROM current UNION SELECT game FROM turns')
    .pluck()
    .all();

const GAMES = 'games';
/** By these the others are found. */
const FIRST = ['current', 'turns', 'settings', 'definitions_in_use', GAMES];
const rank = ({ name }: Table): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const copyTable = (old: Connection, fresh: Connection, table: Table): void => {
  const put = writer(fresh, table);
  const known = (): readonly string[] =>
    table.name === 'definitions_in_use' ? [] : (attempt(() => gamesIn(fresh)) ?? []);
  if (table.rowid) sweep(old, table, 'rowid', put);
  else if (table.columns.some((c) => c.name === 'seq' && c.pk > 0))
    for (const game of known()) sweep(old, table, 'seq', put, game);
  else fromBothEnds(old, table, known(), put);
};

/**
 * @param file the database that was set aside; it stays as it is
 * @param fresh an empty one, at the schema that the damaged one had
 */
export const salvage = (file: string, fresh: Connection): void => {
  const copy = `${file}.salvaging-${process.pid}`;
  const companions = ['', '-wal', '-shm', '-journal'];
  try {
    for (const companion of ['', '-wal'])
      if (existsSync(file + companion)) copyFileSync(file + companion, copy + companion);
    restoreHead(copy);
    const old = new Database(copy);
    try {
      old.pragma('writable_schema = ON');
      fresh.pragma('foreign_keys = OFF');
      fresh.transaction(() => {
        for (const table of tablesOf(fresh).toSorted((a, b) => rank(a) - rank(b))) copyTable(old, fresh, table);
      })();
    } finally {
      old.close();
      fresh.pragma('foreign_keys = ON');
    }
  } catch (error) {
    // Nothing of it can be read: then nothing is saved of it.
    if (!(error instanceof Database.SqliteError)) throw error;
  } finally {
    for (const companion of companions) rmSync(copy + companion, { force: true });
  }
};
