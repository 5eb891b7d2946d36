// Everything that lasts: the lock, the database and its repositories.
// A new repository is a migration, a file beside `settings.ts`, and one line here.
import { mkdirSync } from 'node:fs';
import { lockFolder } from './lock';
import { openDatabase } from './connection';
import { gamesRepository, type GamesRepository } from './games';
import { settingsRepository, type SettingsRepository } from './settings';

export type Store = {
  readonly settings: SettingsRepository;
  readonly games: GamesRepository;
  /** Name of the file that an unreadable database was moved to. */
  readonly setAside: string | undefined;
  readonly close: () => void;
};

/** Says that another Crownward works in the data folder. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`Crownward is already open with the data folder ${dataDir}; close it, or choose another with --data-dir.`);
    this.name = 'FolderInUseError';
  }
}

/** Opens a data folder, made when missing. Throws `FolderInUseError` or `NewerDatabaseError`. */
export const openStore = (dataDir: string): Store => {
  // For the owner alone: other people of this computer have no business with these saves.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  if (lock === undefined) throw new FolderInUseError(dataDir);
  try {
    const { db, setAside } = openDatabase(dataDir);
    return {
      settings: settingsRepository(db),
      games: gamesRepository(db),
      setAside,
      close: () => {
        db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
