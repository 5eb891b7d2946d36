import Database from 'better-sqlite3';

/** Is it SQLite that complains, and of this? Extended codes begin with the code they refine. */
export const isSqliteError = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Database.SqliteError && codes.some((code) => error.code === code || error.code.startsWith(`${code}_`));

const FAULTS: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [['SQLITE_FULL'], 'The disk is full, so nothing was saved and nothing has changed; make room and try again.'],
  [['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM'], 'The save file cannot be written to, so nothing has changed; check the rights of the data folder and try again.'],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'Another program is holding the save file, so nothing has changed; try again in a moment.'],
  [['SQLITE_IOERR'], 'The disk reported a fault while saving, so nothing has changed; try again, and check the disk.'],
];

/** What to tell a person when a disk is at fault and not the program; `undefined` when it is something else. */
export const storageFault = (error: unknown): string | undefined => FAULTS.find(([codes]) => isSqliteError(error, ...codes))?.[1];
