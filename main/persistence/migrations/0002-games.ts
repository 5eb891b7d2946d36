import type { Migration } from './migration';

/**
 * Games. What is compressed is JSON behind zlib's deflate. `seq` counts the inputs of a game: 0 is its set-up.
 * `branch` is 0 until somebody goes back and plays on from there.
 */
export const games: Migration = {
  to: 2,
  up: (db) => {
    db.exec(`
      -- The cards and spaces that games were begun with, each collection once: a corrected card changes no running game.
      CREATE TABLE definitions_in_use (
        hash        TEXT PRIMARY KEY,
        definitions BLOB NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE games (
        id         TEXT PRIMARY KEY,
        name       TEXT NOT NULL,
        setup      TEXT NOT NULL CHECK (json_valid(setup)),
        seed       TEXT NOT NULL,
        content    TEXT NOT NULL REFERENCES definitions_in_use (hash),
        program    TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        -- What the list of saves shows, so that it opens no state.
        saved_at   INTEGER NOT NULL,
        round      INTEGER NOT NULL,
        over       INTEGER NOT NULL CHECK (over IN (0, 1)),
        seats      TEXT NOT NULL CHECK (json_valid(seats)),
        characters TEXT NOT NULL CHECK (json_valid(characters))
      ) STRICT, WITHOUT ROWID;

      -- Where each line of play left another one.
      CREATE TABLE branches (
        game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        branch INTEGER NOT NULL,
        parent INTEGER,
        at_seq INTEGER NOT NULL,
        PRIMARY KEY (game, branch)
      ) STRICT, WITHOUT ROWID;

      -- The game as it stands: what loading reads.
      CREATE TABLE current (
        game   TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        branch INTEGER NOT NULL,
        seq    INTEGER NOT NULL,
        schema INTEGER NOT NULL,
        state  BLOB NOT NULL
      ) STRICT;

      -- What was put in, answers and the few things that are not answers, for replays.
      CREATE TABLE answers (
        game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        branch INTEGER NOT NULL,
        seq    INTEGER NOT NULL,
        input  TEXT NOT NULL CHECK (json_valid(input)),
        PRIMARY KEY (game, branch, seq)
      ) STRICT, WITHOUT ROWID;

      -- What came of it, with what only some seats may see marked so: cut down for a seat when it is read.
      CREATE TABLE journal (
        game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        branch INTEGER NOT NULL,
        seq    INTEGER NOT NULL,
        events TEXT NOT NULL CHECK (json_valid(events)),
        PRIMARY KEY (game, branch, seq)
      ) STRICT, WITHOUT ROWID;

      -- The state as each turn began: where a replay goes on that no longer fits, and where undo goes to.
      CREATE TABLE turn_snapshots (
        game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        branch INTEGER NOT NULL,
        seq    INTEGER NOT NULL,
        turn   INTEGER NOT NULL,
        schema INTEGER NOT NULL,
        state  BLOB NOT NULL,
        PRIMARY KEY (game, branch, seq)
      ) STRICT;

      -- Hash of the canonical JSON of a state, by which a replay is checked.
      CREATE TABLE fingerprints (
        game        TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        branch      INTEGER NOT NULL,
        seq         INTEGER NOT NULL,
        fingerprint TEXT NOT NULL,
        PRIMARY KEY (game, branch, seq)
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
