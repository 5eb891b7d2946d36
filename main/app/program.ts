// The program behind the door, the same for the Electron app and the browser host.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Notice } from '../../shared/contract/app';
import type { Reply } from '../../shared/contract/failure';
import { MOST_FILE_BYTES } from '../../shared/contract/requests';
import { ok } from '../../shared/kernel/result';
import type { PlayersOf } from '../ai/player';
import { writeBugFile, type BugReport } from '../game/bug-file';
import { createCampaigns } from '../game/campaigns';
import { documentOf } from '../game/file/document';
import type { FileReader } from '../game/file/look';
import type { KeptFaces } from '../game/kept-faces';
import { createGames } from '../game/games';
import { createViewer } from '../game/history/viewer';
import { presetHandlers } from '../game/presets';
import { createRecords } from '../game/records/records';
import { createDoor, type Door, type Handlers } from '../ipc/handle';
import { createPublisher, type Publisher } from '../ipc/publisher';
import { failed, refused } from '../ipc/trouble';
import { openStore, type Store } from '../persistence/store';
import { version } from '../../package.json';
import type { Logger } from './log';

export type Program = {
  readonly door: Door;
  readonly publisher: Publisher;
  readonly store: Store;
  /** Adds a campaign file that the system asked to open. */
  readonly openFile: (file: string) => Promise<void>;
  /** Everything is on disk when this returns. May be called twice. */
  readonly close: () => void;
};

export type ProgramOptions = {
  readonly dataDir: string;
  readonly log: Logger;
  /** Who answers for computer seats: in play, a worker. */
  readonly players: PlayersOf;
  /** Who looks through a file from elsewhere: in play, a worker. */
  readonly look: FileReader;
  /** What every definition shows: beside the program that was built; where there is none, it is made. */
  readonly faces?: KeptFaces;
};

const setAsideNotice = ({ gone, setAside, saved, backups }: Store): readonly Notice[] => {
  const full = gone ? backups.list().find(({ games }) => games > 0) : undefined;
  if (full !== undefined) return [{ code: 'database-gone', backup: full }];
  if (setAside === undefined) return [];
  const [backup] = backups.list();
  return [{ code: 'database-set-aside', file: setAside, saved, ...(backup === undefined ? {} : { backup }) }];
};

const bytesOf = (file: string): Reply<Uint8Array> => {
  try {
    return statSync(file).size > MOST_FILE_BYTES ? refused('trouble.file.too-large') : ok(readFileSync(file));
  } catch {
    return refused('trouble.file.unreadable');
  }
};

/** Opens the data folder and builds all services. Throws with one sentence when the folder cannot be used. */
export const createProgram = ({ dataDir, log, players, look, faces }: ProgramOptions): Program => {
  const store = openStore(dataDir);
  const publisher = createPublisher();
  let notices: readonly Notice[] = setAsideNotice(store);
  if (store.setAside !== undefined)
    log.error(
      `the database could not be read and was set aside as ${store.setAside}; ${store.saved} campaigns were carried over`,
    );

  const bugFile = (more: Partial<BugReport>): string | undefined => {
    const whole = more.game === undefined ? undefined : store.campaigns.whole(more.game);
    const report = {
      program: version,
      platform: `${process.platform} ${process.arch}`,
      node: process.versions.node,
      settings: store.settings.all(),
      ...more,
    };
    return writeBugFile(
      dataDir,
      { ...report, ...(whole === undefined ? {} : { campaign: documentOf(whole, version) }) },
      new Date(),
    );
  };
  const games = createGames({
    store,
    publisher,
    players,
    log,
    ...(faces === undefined ? {} : { faces }),
    version,
    askAlways: () => store.settings.all().askAlways,
    rollUnasked: () => store.settings.all().rollUnasked,
    bug: (game, broke) => bugFile({ game, broke }),
  });
  const records = createRecords({ store, log });
  const campaigns = createCampaigns({
    store,
    log,
    version,
    now: Date.now,
    look,
    leave: games.leave,
    keepRecords: records.keep,
  });

  const handlers: Handlers = {
    ...games.handlers,
    ...campaigns.handlers,
    ...createViewer({ store, log }),
    ...presetHandlers(store, log),
    ...records.handlers,
    'app.info': (_, caller) =>
      ok({ name: 'Crownward', version, platform: process.platform, notices, transport: caller.transport }),
    'settings.get': () => ok(store.settings.all()),
    'settings.set': (patch) => {
      const settings = store.settings.change(patch);
      publisher.publish('settings.changed', settings);
      return ok(settings);
    },
    'bug.write': (report) => {
      const file = bugFile(report);
      if (report.thrown !== undefined) log.error('the screen broke off', { file, thrown: report.thrown });
      return file === undefined ? failed('trouble.bugFile') : ok({ file });
    },
  };

  const backUpAtEnd = (): void => {
    try {
      store.backups.atEnd(new Date());
    } catch (error) {
      log.error('no backup could be made at the end of play', error);
    }
  };

  let open = true;
  log.info(`Crownward ${version} on ${process.platform}`);
  return {
    door: createDoor(handlers, log),
    publisher,
    store,
    openFile: async (file) => {
      const read = bytesOf(file);
      const added = read.ok ? await campaigns.add(read.value) : read;
      const name = path.basename(file);
      const notice: Extract<Notice, { code: 'added' | 'not-added' }> = added.ok
        ? { code: 'added', file: name, ...added.value }
        : { code: 'not-added', file: name, failure: added.error };
      notices = [...notices, notice];
      publisher.publish('file.opened', notice);
    },
    close: () => {
      if (!open) return;
      open = false;
      games.close();
      backUpAtEnd();
      store.close();
      log.info('closed');
    },
  };
};
