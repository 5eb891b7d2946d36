// Records of all games. They are worked out when somebody wants to see them, and before a campaign is deleted for good;
// so nothing of them is on the way between an answer and the disk, and a program that was killed has nothing to catch
// up with.
import type { Reply } from '../../../shared/contract/failure';
import { ok } from '../../../shared/kernel/result';
import type { Logger } from '../../app/log';
import type { Handlers } from '../../ipc/handle';
import type { Store } from '../../persistence/store';
import type { KeptRecord } from '../../persistence/stored-record';
import { diskFailure } from '../failures';
import { knownDefs } from './facts';
import { FORMULA, recordOf, storyFrom } from './record';
import { achievementsOf } from './achievements';
import { counted, summaryOf } from './summary';
import { tableOf } from './tables';

export type RecordHandlers = Pick<Handlers, 'records.get' | 'records.game' | 'records.story' | 'records.export'>;
export type Records = {
  readonly handlers: RecordHandlers;
  /** Works out what would be lost when campaigns that were put away before are deleted for good. */
  readonly keep: (before: number) => void;
};

export const createRecords = ({
  store: { records, history },
  log,
}: {
  readonly store: Pick<Store, 'records' | 'history'>;
  readonly log: Logger;
}): Records => {
  const defOf = knownDefs();

  const workOut = (game: string): void => {
    const source = records.source(game);
    if (source === undefined) return;
    const made = recordOf(source, history.steps(game, -1, source.seq), defOf);
    if (made === undefined) log.warn(`no record can be made of ${game}`);
    else records.put(made);
  };

  /** All records, those that no longer fit worked out anew. */
  const fresh = async (): Promise<Reply<readonly KeptRecord[]>> => {
    try {
      for (const game of records.stale(FORMULA)) {
        workOut(game);
        // A game is played on meanwhile, perhaps.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return ok(records.all());
    } catch (error) {
      return diskFailure(error, log);
    }
  };

  const from = async <T>(read: (all: readonly KeptRecord[]) => T): Promise<Reply<T>> => {
    const all = await fresh();
    return all.ok ? ok(read(all.value)) : all;
  };

  return {
    keep: (before) => {
      for (const game of records.leaving(before, FORMULA)) workOut(game);
    },
    handlers: {
      'records.get': ({ scope }) => from((all) => summaryOf(all, scope)),
      'records.game': ({ game }) =>
        from((all) =>
          achievementsOf(counted(all, 'fair')).flatMap(({ id, earned }) => (earned?.game === game ? [id] : [])),
        ),
      'records.story': ({ game }) => {
        try {
          const source = records.source(game);
          const story =
            source === undefined ? undefined : storyFrom(source, history.steps(game, -1, source.seq), defOf);
          return ok(story === undefined ? {} : { story });
        } catch (error) {
          return diskFailure(error, log);
        }
      },
      'records.export': ({ table, scope }) =>
        from((all) => ({
          name: `crownward-${table}.csv`,
          file: Buffer.from(tableOf(table, all, scope), 'utf8').toString('base64'),
        })),
    },
  };
};
