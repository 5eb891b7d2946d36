// The program behind the door, the same for the Electron app and the browser host.
import type { AppInfo, Notice } from '../../shared/contract/app';
import { ok } from '../../shared/kernel/result';
import type { PlayersOf } from '../ai/player';
import { createGames } from '../game/games';
import { createDoor, type Door, type Handlers } from '../ipc/handle';
import { createPublisher, type Publisher } from '../ipc/publisher';
import { openStore, type Store } from '../persistence/store';
import { version } from '../../package.json';
import type { Logger } from './log';

export type Program = {
  readonly door: Door;
  readonly publisher: Publisher;
  readonly store: Store;
  /** Everything is on disk when this returns. May be called twice. */
  readonly close: () => void;
};

export type ProgramOptions = {
  readonly dataDir: string;
  readonly log: Logger;
  /** Who answers for computer seats: in play, a worker. */
  readonly players: PlayersOf;
};

const noticesOf = (store: Store): readonly Notice[] =>
  store.setAside === undefined ? [] : [{ code: 'database-set-aside', file: store.setAside }];

/** Opens the data folder and builds all services. Throws with one sentence when the folder cannot be used. */
export const createProgram = ({ dataDir, log, players }: ProgramOptions): Program => {
  const store = openStore(dataDir);
  const publisher = createPublisher();
  const info: Omit<AppInfo, 'transport'> = {
    name: 'Crownward',
    version,
    platform: process.platform,
    notices: noticesOf(store),
  };
  if (store.setAside !== undefined) log.error(`the database could not be read and was set aside as ${store.setAside}`);

  const games = createGames({ games: store.games, publisher, players, log, dataDir, version, askAlways: () => store.settings.all().askAlways });

  const handlers: Handlers = {
    ...games.handlers,
    'app.info': (_, caller) => ok({ ...info, transport: caller.transport }),
    'settings.get': () => ok(store.settings.all()),
    'settings.set': (patch) => {
      const settings = store.settings.change(patch);
      publisher.publish('settings.changed', settings);
      return ok(settings);
    },
  };

  let open = true;
  log.info(`Crownward ${version} on ${process.platform}`);
  return {
    door: createDoor(handlers, log),
    publisher,
    store,
    close: () => {
      if (!open) return;
      open = false;
      games.close();
      store.close();
      log.info('closed');
    },
  };
};
