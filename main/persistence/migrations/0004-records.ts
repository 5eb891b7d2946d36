import type { Migration } from './migration';

/**
 * Records. A row is worked out from the steps of a campaign and can be worked out again at any time; `seq`, `ended_at`,
 * `formula` and `name` say from what it was, so that a row that no longer fits is noticed. It outlives its campaign.
 */
export const records: Migration = {
  to: 4,
  up: (db) => {
    db.exec(`
      CREATE TABLE records (
        game      TEXT PRIMARY KEY,
        -- The same for all copies, branches and files of one game: set-up, seed and when it was begun.
        root      TEXT NOT NULL,
        seq       INTEGER NOT NULL,
        formula   INTEGER NOT NULL,
        name      TEXT NOT NULL,
        begun_at  INTEGER NOT NULL,
        -- When the last answer was given.
        ended_at  INTEGER NOT NULL,
        played_ms INTEGER NOT NULL,
        rounds    INTEGER NOT NULL,
        turns     INTEGER NOT NULL,
        profile   TEXT NOT NULL,
        sets      TEXT NOT NULL CHECK (json_valid(sets)),
        seed      TEXT NOT NULL,
        -- NULL while it is going on.
        ended_by  TEXT,
        ending    TEXT,
        casual    INTEGER NOT NULL CHECK (casual IN (0, 1)),
        imported  INTEGER NOT NULL CHECK (imported IN (0, 1)),
        copied    INTEGER NOT NULL CHECK (copied IN (0, 1))
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE record_seats (
        game      TEXT NOT NULL REFERENCES records (game) ON DELETE CASCADE,
        seat      TEXT NOT NULL,
        name      TEXT NOT NULL,
        player    TEXT NOT NULL CHECK (player IN ('person', 'computer')),
        won       INTEGER NOT NULL CHECK (won IN (0, 1)),
        -- All that it played, the newest last.
        characters TEXT NOT NULL CHECK (json_valid(characters)),
        alignment TEXT,
        -- Counts by name: a new count needs no migration.
        tally     TEXT NOT NULL CHECK (json_valid(tally)),
        -- Its strongest creature and its clearest fight: {"n", "round", "foe"}.
        strongest TEXT CHECK (json_valid(strongest)),
        margin    TEXT CHECK (json_valid(margin)),
        PRIMARY KEY (game, seat)
      ) STRICT, WITHOUT ROWID;

      -- Up to which input it was taken over, as a copy or out of a file, and not played in this campaign itself.
      ALTER TABLE games ADD COLUMN taken_over INTEGER;
      -- What was taken over was played in another place.
      ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1));
    `);
  },
};
