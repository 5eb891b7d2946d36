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

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The same at the start, when a data folder cannot be used at all. */
export const folderFault = (error: unknown, dataDir: string): string | undefined => {
  const code = codeOf(error);
  const is = (...codes: readonly string[]): boolean => codes.some((one) => code === one || code.startsWith(`${one}_`));
  if (is('SQLITE_FULL', 'ENOSPC', 'EDQUOT')) return `The disk with the data folder ${dataDir} is full; make room and start Crownward again. Nothing was lost.`;
  if (is('SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) {
    return `Crownward cannot write to its data folder ${dataDir}; allow it to, or choose another with --data-dir. Nothing was lost.`;
  }
  if (is('SQLITE_BUSY', 'SQLITE_LOCKED')) return `Another program is holding the saves in ${dataDir}; close it and start Crownward again. Nothing was lost.`;
  if (is('SQLITE_IOERR', 'EIO')) return `The disk with the data folder ${dataDir} reported a fault; check it and start Crownward again.`;
  return undefined;
};
