// When whose cards ask, by campaign. Kept beside the settings: what a player set is no part of what happened.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { STOPS, type Stop } from '../../shared/contract/stops';

/** One setting; `turn` ends it with that turn, and what was set before holds again. */
export type StoredStop = {
  readonly seat: string;
  readonly def: string;
  readonly stop: Stop;
  readonly turn?: number | undefined;
  readonly before?: Stop | undefined;
};

const stop = v.picklist(STOPS);
const stored = v.array(
  v.object({ seat: v.string(), def: v.string(), stop, turn: v.optional(v.number()), before: v.optional(stop) }),
);

export type StopsRepository = {
  /** Nothing when none was set, or what is there cannot be read: then everything asks as it does by default. */
  readonly of: (game: string) => readonly StoredStop[];
  readonly set: (game: string, stops: readonly StoredStop[]) => void;
};

const PREFIX = 'stops:';

export const stopsRepository = (db: Database): StopsRepository => {
  const read = db.prepare<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
  const write = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  // Campaigns that were deleted for good leave nothing behind.
  const tidy = db.prepare(
    `DELETE FROM settings WHERE name LIKE '${PREFIX}%' AND substr(name, ${PREFIX.length + 1}) NOT IN (SELECT id FROM games)`,
  );
  return {
    of: (game) => {
      const row = read.get(PREFIX + game);
      const parsed = v.safeParse(stored, row === undefined ? [] : JSON.parse(row.value));
      return parsed.success ? parsed.output : [];
    },
    set: db.transaction((game: string, stops: readonly StoredStop[]) => {
      tidy.run();
      write.run(PREFIX + game, JSON.stringify(stops));
    }),
  };
};
