// How long each campaign was played, for those that are played by the clock. Kept beside the settings, as `stops` are.
import type { Database } from 'better-sqlite3';

export type ClockRepository = {
  /** Milliseconds of play. Of a campaign that came from elsewhere: what lies between its inputs, pauses left out. */
  readonly played: (game: string) => number;
  readonly keep: (game: string, played: number) => void;
};

const PREFIX = 'clock:';
/** Between two inputs no more than this was play. */
const PAUSE = 120_000;

export const clockRepository = (db: Database): ClockRepository => {
  const read = db.prepare<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
  const between = db.prepare<[number, string], { played: number | null }>(
    'SELECT sum(min(gap, ?)) AS played FROM (SELECT at - lag(at) OVER (ORDER BY seq) AS gap FROM steps WHERE game = ?) WHERE gap > 0',
  );
  const write = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  // Campaigns that were deleted for good leave nothing behind.
  const tidy = db.prepare(
    `DELETE FROM settings WHERE name LIKE '${PREFIX}%' AND substr(name, ${PREFIX.length + 1}) NOT IN (SELECT id FROM games)`,
  );
  return {
    played: (game) => {
      const kept = Number(read.get(PREFIX + game)?.value);
      return kept >= 0 ? kept : (between.get(PAUSE, game)?.played ?? 0);
    },
    keep: db.transaction((game: string, played: number) => {
      tidy.run();
      write.run(PREFIX + game, String(Math.round(played)));
    }),
  };
};
