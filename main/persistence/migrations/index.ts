// The chain, oldest first. A test compares it with the files of this folder.
import { settings } from './0001-settings';
import { games } from './0002-games';
import { campaigns } from './0003-campaigns';
import { records } from './0004-records';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [settings, games, campaigns, records];
