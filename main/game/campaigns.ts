// What is done with whole campaigns: names, deleting and bringing back, copies, branches, files, backups.
import { randomUUID } from 'node:crypto';
import { definitionsOf } from '../../shared/content/definitions';
import type { Reply } from '../../shared/contract/failure';
import { ok } from '../../shared/kernel/result';
import type { Logger } from '../app/log';
import type { Handlers } from '../ipc/handle';
import { refused } from '../ipc/trouble';
import type { Store } from '../persistence/store';
import type { SavedGame } from '../persistence/stored';
import { fileName, freeName, ownName } from './campaign-names';
import { NO_SUCH_GAME } from './failures';
import { sealFirst } from './file/container';
import { briefly, documentOf } from './file/document';
import type { FileReader } from './file/look';
import { stateAt } from './history/states';
import { gameOf } from './load';
import { mend } from './mend';
import { stepOf } from './step';
import { storingTo } from './storing';

export type CampaignHandlers = Pick<
  Handlers,
  | 'games.list'
  | 'games.delete'
  | 'games.restore'
  | 'games.rename'
  | 'games.duplicate'
  | 'games.branch'
  | 'games.export'
  | 'games.import'
  | 'backups.list'
  | 'backups.restore'
>;

export type CampaignParts = {
  readonly store: Pick<Store, 'campaigns' | 'games' | 'history' | 'backups'>;
  readonly log: Logger;
  readonly version: string;
  readonly now: () => number;
  readonly look: FileReader;
  /** A game is going to be put away: nobody plays it any more. */
  readonly leave: (game: string) => void;
  /** Campaigns that were put away before then are going to be deleted for good; their records stay. */
  readonly keepRecords: (before: number) => void;
};

export type Campaigns = {
  readonly handlers: CampaignHandlers;
  /** Adds a campaign out of a file, under an id of its own. */
  readonly add: (bytes: Uint8Array) => Promise<Reply<{ readonly game: string; readonly name: string }>>;
};

/** Deleted campaigns can be brought back for so long, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const newId = (): string => `g-${randomUUID()}`;

export const createCampaigns = ({ store, log, version, now, look, leave, keepRecords }: CampaignParts): Campaigns => {
  const { campaigns, history, games, backups } = store;
  const done = (was: boolean): Reply<Record<string, never>> => (was ? ok({}) : NO_SUCH_GAME);
  const names = (): readonly string[] => campaigns.list().map(({ name }) => name);

  const stored = storingTo(log);

  /** As it is, or made anew to where it stood; what a newer program wrote is no damage. */
  const loads = (game: string, saved: SavedGame): boolean => {
    const opened = gameOf(game, saved, definitionsOf, () => undefined);
    return opened.ok || opened.error.msg?.id !== 'trouble.game.damaged' || mend(history, game, saved)?.whole === true;
  };

  const duplicate = (game: string): Reply<{ readonly game: string }> => {
    const name = campaigns.nameOf(game);
    const as = newId();
    return name !== undefined && campaigns.duplicate(game, as, freeName(name, names()))
      ? ok({ game: as })
      : NO_SUCH_GAME;
  };

  const branch = (game: string, seq: number): Reply<{ readonly game: string }> => {
    const saved = games.load(game);
    if (saved === undefined) return NO_SUCH_GAME;
    const opened = gameOf(game, saved, definitionsOf, (detail) => {
      log.error(`a save was refused: ${detail}`);
    });
    if (!opened.ok) return opened;
    const { book } = opened.value;
    const state = seq > saved.seq ? undefined : stateAt(book, history, game, seq);
    if (state === undefined) return refused('trouble.branch.rules', {}, 'seq');
    if (state.over !== undefined) return refused('trouble.branch.over', {}, 'seq');
    const as = newId();
    const step = stepOf({ game: as, seq, by: 'person', at: now() }, state, { state, events: [] });
    campaigns.branch(game, as, freeName(saved.name, names()), { name: saved.name, round: state.round, seq }, step);
    return ok({ game: as });
  };

  const add: Campaigns['add'] = async (bytes) => {
    const { reply: read, said } = await look(bytes);
    for (const detail of said) log.warn(detail);
    if (!read.ok) return read;
    return stored(() => {
      const game = newId();
      const name = ownName(read.value.name, names());
      campaigns.insert(game, { ...read.value, name, savedAt: now() });
      return ok({ game, name });
    });
  };

  stored(() => {
    const before = now() - KEPT_MS;
    keepRecords(before);
    return ok(campaigns.sweep(before));
  });
  return {
    add,
    handlers: {
      'games.list': () => ok(campaigns.list()),
      'games.delete': ({ game }) => {
        leave(game);
        return stored(() => done(campaigns.remove(game, now())));
      },
      'games.restore': ({ game }) => stored(() => done(campaigns.restore(game))),
      'games.rename': ({ game, name }) => stored(() => done(campaigns.rename(game, name))),
      'games.duplicate': ({ game }) => stored(() => duplicate(game)),
      'games.branch': ({ game, seq }) => stored(() => branch(game, seq)),
      'games.export': async ({ game }) => {
        const whole = campaigns.whole(game);
        if (whole === undefined) return NO_SUCH_GAME;
        if (whole.current.state === undefined) return refused('trouble.game.damaged');
        const file = sealFirst(
          () => documentOf(whole, version),
          () => documentOf(briefly(whole), version),
        );
        if (file === undefined) return refused('trouble.file.too-long');
        // A file that nobody could open again would be taken for a copy that is safe.
        const { reply } = await look(file);
        if (!reply.ok && reply.error.msg?.id === 'trouble.file.damaged')
          return refused('trouble.file.broken', { name: whole.name });
        return ok({ name: fileName(whole.name), file: file.toString('base64') });
      },
      'games.import': ({ file }) => add(Buffer.from(file, 'base64')),
      'backups.list': () => ok(backups.list()),
      'backups.restore': ({ file }) =>
        stored(() => {
          const count = backups.restore(file, loads);
          return count === undefined ? refused('trouble.backup', {}, 'file') : ok({ games: count });
        }),
    },
  };
};
