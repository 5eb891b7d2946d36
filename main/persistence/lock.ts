// One program at a time in a data folder. The lock is an open transaction on a file of its own: the system
// lets go of it when the process ends, however it ends, so there is no stale lock to clean up.
import path from 'node:path';
import Database from 'better-sqlite3';
import { trouble } from '../../shared/text/index';
import { isSqliteError } from './sqlite-error';
import { StartError } from './start-error';

export type Lock = { readonly release: () => void };

/** The lock, or `undefined` when another process holds it. */
export const lockFolder = (dataDir: string): Lock | undefined => {
  const file = path.join(dataDir, 'in-use.sqlite3');
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isSqliteError(error, 'SQLITE_BUSY')) return undefined;
    if (isSqliteError(error, 'SQLITE_NOTADB', 'SQLITE_CORRUPT'))
      throw new StartError(trouble('trouble.start.lock', { file }), error);
    throw error;
  }
  return {
    release: () => {
      db.close();
    },
  };
};
