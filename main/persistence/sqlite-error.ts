import Database from 'better-sqlite3';
import type { Msg } from '../../shared/kernel/ids';
import { trouble, type TroubleId } from '../../shared/text/index';

/** Is it SQLite that complains, and of this? Extended codes begin with the code they refine. */
export const isSqliteError = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Database.SqliteError &&
  codes.some((code) => error.code === code || error.code.startsWith(`${code}_`));

const FAULTS: readonly (readonly [codes: readonly string[], fault: TroubleId])[] = [
  [['SQLITE_FULL'], 'trouble.disk.full'],
  [['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM'], 'trouble.disk.rights'],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'trouble.disk.busy'],
  [['SQLITE_IOERR'], 'trouble.disk.fault'],
];

/** What to tell a person when a disk is at fault and not the program; `undefined` when it is something else. */
export const storageFault = (error: unknown): TroubleId | undefined =>
  FAULTS.find(([codes]) => isSqliteError(error, ...codes))?.[1];

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The same at the start, when a data folder cannot be used at all. */
export const folderFault = (error: unknown, folder: string): Msg | undefined => {
  const code = codeOf(error);
  const is = (...codes: readonly string[]): boolean => codes.some((one) => code === one || code.startsWith(`${one}_`));
  if (is('SQLITE_FULL', 'ENOSPC', 'EDQUOT')) return trouble('trouble.start.full', { folder });
  if (is('ENOTDIR', 'EEXIST')) return trouble('trouble.start.noFolder', { folder });
  if (is('SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS'))
    return trouble('trouble.start.rights', { folder });
  if (is('SQLITE_BUSY', 'SQLITE_LOCKED')) return trouble('trouble.start.busy', { folder });
  if (is('SQLITE_IOERR', 'EIO')) return trouble('trouble.start.fault', { folder });
  return undefined;
};
