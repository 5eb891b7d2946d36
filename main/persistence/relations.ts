// Rows that belong together and do not find each other any more, because one of them was lost or its key was damaged.
import type { Database as Connection } from 'better-sqlite3';
import * as v from 'valibot';
import { pack, unpack } from './pack';

const stateShape = v.looseObject({
  seed: v.string(),
  round: v.number(),
  content: v.looseObject({ hash: v.string() }),
  order: v.array(v.string()),
  seats: v.record(v.string(), v.looseObject({ name: v.string() })),
});
type Told = v.InferOutput<typeof stateShape>;

const toldBy = (blob: unknown): Told | undefined => {
  const parsed = v.safeParse(stateShape, blob instanceof Uint8Array ? unpack(blob) : undefined, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
};

/** What a game's own states tell of it: the newest that can be read. */
const tellerOf = (db: Connection) => {
  const states = db
    .prepare<[string, string], Buffer>(
      `SELECT state FROM (SELECT state, seq, 1 AS now FROM current WHERE game = ?
       UNION ALL SELECT state, seq, 0 AS now FROM turns WHERE game = ? AND state IS NOT NULL) ORDER BY now DESC, seq DESC`,
    )
    .pluck();
  return (game: string): Told | undefined => {
    for (const blob of states.iterate(game, game)) {
      const told = toldBy(blob);
      if (told !== undefined) return told;
    }
    return undefined;
  };
};

/** A game whose row in the list was lost gets one again, of what its states tell; its set-up is not among it. */
const list = (db: Connection, tell: (game: string) => Told | undefined): void => {
  const unlisted = db
    .prepare<[], string>(
      'SELECT game FROM (SELECT game FROM current UNION SELECT game FROM turns) WHERE game NOT IN (SELECT id FROM games)',
    )
    .pluck()
    .all();
  const childless = db
    .prepare<[string], string>(
      'SELECT id FROM games WHERE seed = ? AND id NOT IN (SELECT game FROM current) AND id NOT IN (SELECT game FROM turns)',
    )
    .pluck();
  const rename = db.prepare<[string, string]>('UPDATE games SET id = ? WHERE id = ?');
  // Saved later than any answer that is there: so nobody takes an earlier state for the newest.
  const add = db.prepare(
    `INSERT INTO games (id, name, setup, seed, content, program, created_at, saved_at, round, over, seats, characters, casual)
     SELECT @game, @name, '{}', @seed, @content, '', ifnull(min(at), 0), ifnull(max(at), 0) + 1, @round, 0, @seats, '[]', 1
     FROM steps WHERE game = @game`,
  );
  for (const game of unlisted) {
    const told = tell(game);
    if (told === undefined) continue;
    const row = childless.get(told.seed);
    if (row !== undefined) rename.run(game, row);
    else {
      const names = told.order.map((seat) => told.seats[seat]?.name ?? seat);
      add.run({
        game,
        name: names.join(', ').slice(0, 100) || game,
        seed: told.seed,
        content: told.content.hash,
        round: told.round,
        seats: JSON.stringify(names),
      });
    }
  }
};

/** Every game has definitions: at least a row, which is enough where they are those of this program. */
const define = (db: Connection, tell: (game: string) => Told | undefined): void => {
  const undefinedIn = db.prepare<[], { id: string; content: string }>(
    'SELECT id, content FROM games WHERE content NOT IN (SELECT hash FROM definitions_in_use)',
  );
  const correct = db.prepare<[string, string]>('UPDATE games SET content = ? WHERE id = ?');
  const add = db.prepare<[string, Buffer]>(
    'INSERT OR IGNORE INTO definitions_in_use (hash, definitions) VALUES (?, ?)',
  );
  for (const { id, content } of undefinedIn.all()) {
    const told = tell(id)?.content.hash ?? content;
    correct.run(told, id);
    add.run(told, pack('[]'));
  }
};

const TIDY = [
  'DELETE FROM current WHERE game NOT IN (SELECT id FROM games)',
  'DELETE FROM steps WHERE game NOT IN (SELECT id FROM games)',
  'DELETE FROM turns WHERE game NOT IN (SELECT id FROM games)',
  'DELETE FROM record_seats WHERE game NOT IN (SELECT game FROM records)',
  // Behind the current answer only what can be done again in a row.
  `DELETE FROM steps WHERE seq > ifnull((SELECT seq FROM current WHERE current.game = steps.game), seq)
     AND seq > (SELECT current.seq + count(*) FROM current JOIN steps AS s ON s.game = current.game AND s.seq > current.seq WHERE current.game = steps.game)`,
];

/** @returns how many games there are now */
export const mendRelations = (db: Connection): number => {
  db.pragma('foreign_keys = OFF');
  try {
    db.transaction(() => {
      const tell = tellerOf(db);
      list(db, tell);
      define(db, tell);
      for (const statement of TIDY) db.exec(statement);
    })();
    return Number(db.prepare('SELECT count(*) FROM games').pluck().get());
  } finally {
    db.pragma('foreign_keys = ON');
  }
};
