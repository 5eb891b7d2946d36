import type { Migration } from './migration';

/**
 * Campaigns. Everything about one input lies in one row, and a line of play is a line: going back moves `current.seq`,
 * what lies behind it can be played again until another answer takes its place, and a branch is a game of its own.
 * Whole states are kept for some turns only; between them answers are played again.
 */
export const campaigns: Migration = {
  to: 3,
  up: (db) => {
    db.exec(`
      CREATE TABLE steps (
        game    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq     INTEGER NOT NULL,
        -- Who put it in: a person, a computer player, or the session where nothing pressed.
        by      TEXT NOT NULL CHECK (by IN ('setup', 'person', 'computer', 'quiet')),
        -- What makes it unfair to go back over it: '' nothing, '*' chance or something hidden, else the seat that showed a card.
        barrier TEXT NOT NULL,
        -- NULL for the set-up.
        input   TEXT CHECK (json_valid(input)),
        -- With what only some seats may see marked so: cut down for a seat when it is read.
        events  TEXT NOT NULL CHECK (json_valid(events)),
        at      INTEGER NOT NULL,
        PRIMARY KEY (game, seq)
      ) STRICT, WITHOUT ROWID;

      -- Each turn as it began: by which a replay is checked, and where it goes on when it no longer fits.
      CREATE TABLE turns (
        game        TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq         INTEGER NOT NULL,
        turn        INTEGER NOT NULL,
        round       INTEGER NOT NULL,
        seat        TEXT NOT NULL,
        -- Hash of the canonical JSON of the state.
        fingerprint TEXT NOT NULL,
        schema      INTEGER,
        state       BLOB,
        PRIMARY KEY (game, seq)
      ) STRICT;

      INSERT INTO steps (game, seq, by, barrier, input, events, at)
        SELECT games.id, 0, 'setup', '*', NULL, ifnull(journal.events, '[]'), games.created_at
        FROM games LEFT JOIN journal ON journal.game = games.id AND journal.seq = 0;
      -- Nobody noted then whose answer it was, so nothing is taken back across this line.
      INSERT INTO steps (game, seq, by, barrier, input, events, at)
        SELECT answers.game, answers.seq, 'person', '*', answers.input, ifnull(journal.events, '[]'), games.saved_at
        FROM answers JOIN games ON games.id = answers.game LEFT JOIN journal ON journal.game = answers.game AND journal.seq = answers.seq;
      INSERT INTO turns (game, seq, turn, round, seat, fingerprint, schema, state)
        SELECT snap.game, snap.seq, snap.turn,
          ifnull((SELECT json_extract(e.value, '$.round') FROM steps, json_each(steps.events) e WHERE steps.game = snap.game AND steps.seq = snap.seq AND json_extract(e.value, '$.t') = 'turn' LIMIT 1), 1),
          ifnull((SELECT json_extract(e.value, '$.seat') FROM steps, json_each(steps.events) e WHERE steps.game = snap.game AND steps.seq = snap.seq AND json_extract(e.value, '$.t') = 'turn' LIMIT 1), 'p1'),
          fingerprints.fingerprint, snap.schema, snap.state
        FROM turn_snapshots snap JOIN fingerprints ON fingerprints.game = snap.game AND fingerprints.seq = snap.seq;

      DROP TABLE answers;
      DROP TABLE journal;
      DROP TABLE turn_snapshots;
      DROP TABLE fingerprints;
      DROP TABLE branches;
      ALTER TABLE current DROP COLUMN branch;

      -- Went beyond what is fair: something was taken back after a die, the seed was known, or it left another game.
      ALTER TABLE games ADD COLUMN casual INTEGER NOT NULL DEFAULT 0 CHECK (casual IN (0, 1));
      ALTER TABLE games ADD COLUMN deleted_at INTEGER;
      -- The game that it left, and where: {"name", "round", "seq"}.
      ALTER TABLE games ADD COLUMN origin TEXT CHECK (json_valid(origin));
      -- Where everybody stands, for the picture of the list: [[seat, space]].
      ALTER TABLE games ADD COLUMN places TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(places));
    `);
  },
};
