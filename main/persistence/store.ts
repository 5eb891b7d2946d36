// Everything that lasts: the lock, the database and its repositories.
// A new repository is a migration, a file beside `settings.ts`, and one line here.
import { mkdirSync } from 'node:fs';
import { trouble } from '../../shared/text/index';
import { backUp, backupsOf, isDue, isPlayedSince, type Backup } from './backups';
import { campaignsRepository, type CampaignsRepository } from './campaigns';
import { openDatabase } from './connection';
import { gamesRepository, type GamesRepository } from './games';
import { historyRepository, type HistoryRepository } from './history';
import { lockFolder } from './lock';
import { restoreFrom, type Loads } from './restore';
import { presetsRepository, type PresetsRepository } from './presets';
import { recordsRepository, type RecordsRepository } from './records';
import { settingsRepository, type SettingsRepository } from './settings';
import { clockRepository, type ClockRepository } from './clock';
import { stopsRepository, type StopsRepository } from './stops';
import { folderFault } from './sqlite-error';
import { StartError } from './start-error';

export type Store = {
  readonly settings: SettingsRepository;
  readonly stops: StopsRepository;
  readonly clock: ClockRepository;
  readonly games: GamesRepository;
  readonly campaigns: CampaignsRepository;
  readonly history: HistoryRepository;
  readonly presets: PresetsRepository;
  readonly records: RecordsRepository;
  readonly backups: {
    /** Those that can be read, the newest first. */
    readonly list: () => readonly Backup[];
    /** Copies the database unless this day has a copy already; throws when the disk is at fault. */
    readonly daily: (now: Date) => void;
    /** At the end of play: copies the database if anything was played since the last copy. */
    readonly atEnd: (now: Date) => void;
    /**
     * Brings back games that are missing or do not load any more.
     * @returns how many, or `undefined` when the copy cannot be read
     */
    readonly restore: (file: string, loads: Loads) => number | undefined;
  };
  /** There was no database, though backups of one with games lie there. */
  readonly gone: boolean;
  /** Name of the file that an unreadable database was moved to. */
  readonly setAside: string | undefined;
  /** How many campaigns were carried over out of it. */
  readonly saved: number;
  readonly close: () => void;
};

/** Says that another Crownward works in the data folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string) {
    super(trouble('trouble.start.open', { folder }));
  }
}

const open = (dataDir: string): Store => {
  // For the owner alone: other people of this computer have no business with these saves.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  if (lock === undefined) throw new FolderInUseError(dataDir);
  try {
    const { db, setAside, saved, gone } = openDatabase(dataDir);
    return {
      settings: settingsRepository(db),
      stops: stopsRepository(db),
      clock: clockRepository(db),
      games: gamesRepository(db),
      campaigns: campaignsRepository(db),
      history: historyRepository(db),
      presets: presetsRepository(db),
      records: recordsRepository(db),
      backups: {
        list: () => backupsOf(dataDir),
        daily: (now) => {
          if (isDue(dataDir, now)) backUp(db, dataDir, now);
        },
        atEnd: (now) => {
          if (isPlayedSince(db, dataDir, now)) backUp(db, dataDir, now);
        },
        restore: (file, loads) => restoreFrom(db, dataDir, file, loads),
      },
      gone,
      setAside,
      saved,
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

/** Opens a data folder, made when missing. Throws a `StartError` that says what is wrong with it, and what to do. */
export const openStore = (dataDir: string): Store => {
  try {
    return open(dataDir);
  } catch (error) {
    const fault = folderFault(error, dataDir);
    throw fault === undefined ? error : new StartError(fault, error);
  }
};
