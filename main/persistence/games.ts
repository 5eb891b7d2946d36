// The repository of games in play: each input of a game is one transaction, on disk when it returns.
import type { Database } from 'better-sqlite3';
import { eventsOf } from './history';
import { pack, unpack } from './pack';
import type { Beside, GameStep, NewGame, SavedGame } from './stored';

export type GamesRepository = {
  readonly create: (game: NewGame, first: GameStep) => void;
  /**
   * Appends an input and what came of it, and overwrites the current state. What was taken back before is gone then.
   */
  readonly append: (step: GameStep, input: unknown, beside?: Beside) => void;
  /** Makes an earlier state, or one that was taken back, the current one; all inputs stay. */
  readonly moveTo: (step: GameStep) => void;
  readonly load: (game: string) => SavedGame | undefined;
  /** Events from the newest inputs, oldest first, at least `most` of them where there are so many. */
  readonly journal: (game: string, most: number) => readonly unknown[];
};

type CurrentRow = {
  name: string;
  content: string;
  program: string;
  seq: number | null;
  schema: number | null;
  state: Buffer | null;
  definitions: Buffer | null;
  last: number | null;
};

/** Of a game whose current state was lost: nobody knows where it stands. */
export const NOWHERE = -1;

/** Statements that a step is written with. */
const writerOf = (db: Database) => {
  const current = db.prepare(
    `INSERT INTO current (game, seq, schema, state) VALUES (@game, @seq, @schema, @state)
     ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, schema = excluded.schema, state = excluded.state`,
  );
  const insert = db.prepare(
    'INSERT INTO steps (game, seq, by, barrier, input, events, at) VALUES (@game, @seq, @by, @barrier, @input, @events, @at)',
  );
  const turns = db.prepare(
    `INSERT INTO turns (game, seq, turn, round, seat, fingerprint, schema, state) VALUES (@game, @seq, @turn, @round, @seat, @fingerprint, @schema, @state)
     ON CONFLICT (game, seq) DO UPDATE SET fingerprint = excluded.fingerprint, schema = excluded.schema, state = excluded.state`,
  );
  const summary = db.prepare(
    'UPDATE games SET saved_at = @at, round = @round, over = @over, characters = @characters, places = @places WHERE id = @game',
  );
  return {
    current: ({ game, seq, schema, state }: GameStep): Buffer => {
      const packed = pack(state);
      current.run({ game, seq, schema, state: packed });
      return packed;
    },
    step: ({ game, seq, by, barrier, events, at }: GameStep, input: string | null) =>
      insert.run({ game, seq, by, barrier, input, events: JSON.stringify(events), at }),
    turn: ({ game, seq, turn, round, schema }: GameStep, packed: Buffer) => {
      if (turn === undefined) return;
      const { n, seat, fingerprint, keep } = turn;
      turns.run({
        game,
        seq,
        turn: n,
        round,
        seat,
        fingerprint,
        schema: keep ? schema : null,
        state: keep ? packed : null,
      });
    },
    summary: ({ game, at, round, over, characters, places }: GameStep) =>
      summary.run({
        game,
        at,
        round,
        over: over ? 1 : 0,
        characters: JSON.stringify(characters),
        places: JSON.stringify(places),
      }),
  };
};

export const gamesRepository = (db: Database): GamesRepository => {
  const write = writerOf(db);
  const knows = db.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM definitions_in_use WHERE hash = ?');
  const define = db.prepare<[string, Buffer]>('INSERT INTO definitions_in_use (hash, definitions) VALUES (?, ?)');
  const insert = db.prepare(
    `INSERT INTO games (id, name, setup, seed, content, program, created_at, saved_at, round, over, seats, characters, casual)
     VALUES (@id, @name, @setup, @seed, @content, @program, @at, @at, 1, 0, @seats, '[]', @casual)`,
  );
  const arrive = db.prepare<[string, string]>('UPDATE games SET program = ? WHERE id = ?');
  const peeked = db.prepare<[string]>('UPDATE games SET casual = 1 WHERE id = ?');
  // What follows is played here.
  const here = db.prepare<[number, string, number]>('UPDATE games SET taken_over = ? WHERE id = ? AND taken_over >= ?');
  const forget = [
    db.prepare('DELETE FROM steps WHERE game = ? AND seq >= ?'),
    db.prepare('DELETE FROM turns WHERE game = ? AND seq >= ?'),
  ];
  const load = db.prepare<[string], CurrentRow>(
    `SELECT games.name, games.content, games.program, current.seq, current.schema, current.state, definitions_in_use.definitions,
       (SELECT max(seq) FROM steps WHERE steps.game = games.id) AS last
     FROM games LEFT JOIN current ON current.game = games.id LEFT JOIN definitions_in_use ON definitions_in_use.hash = games.content WHERE games.id = ?`,
  );
  const journal = db.prepare<[string], { events: string }>(
    'SELECT steps.events FROM steps JOIN current ON current.game = steps.game AND steps.seq <= current.seq WHERE steps.game = ? ORDER BY steps.seq DESC',
  );

  return {
    create: db.transaction((game: NewGame, first: GameStep) => {
      const { name, setup, seed, content, program } = game;
      if (knows.get(content) === undefined) define.run(content, pack(game.definitions()));
      insert.run({
        id: first.game,
        name,
        setup,
        seed,
        content,
        program,
        at: first.at,
        seats: JSON.stringify(game.seats),
        casual: game.casual ? 1 : 0,
      });
      write.turn(first, write.current(first));
      write.step(first, null);
      write.summary(first);
    }),
    append: db.transaction((step: GameStep, input: unknown, { arrival, casual = [] }: Beside = {}) => {
      for (const one of forget) one.run(step.game, step.seq);
      if (arrival !== undefined) {
        write.turn(arrival.step, pack(arrival.step.state));
        arrive.run(arrival.program, step.game);
      }
      for (const one of casual) peeked.run(one);
      here.run(step.seq - 1, step.game, step.seq);
      write.step(step, JSON.stringify(input));
      write.turn(step, write.current(step));
      write.summary(step);
    }),
    moveTo: db.transaction((step: GameStep) => {
      write.current(step);
      write.summary(step);
    }),
    load: (game) => {
      const row = load.get(game);
      if (row === undefined) return undefined;
      const { name, content, program, schema, definitions, last } = row;
      // Farther on than its last answer it cannot be.
      const { seq, state } = row.seq !== null && row.seq > (last ?? row.seq) ? { seq: null, state: null } : row;
      return {
        name,
        content,
        program,
        seq: seq ?? NOWHERE,
        schema: schema ?? 0,
        state: state === null ? undefined : unpack(state),
        definitions: definitions === null ? undefined : unpack(definitions),
      };
    },
    journal: (game, most) => {
      const newest: (readonly unknown[])[] = [];
      let count = 0;
      for (const { events } of journal.iterate(game)) {
        const list = eventsOf(events);
        newest.push(list);
        count += list.length;
        if (count >= most) break;
      }
      return newest.reverse().flat();
    },
  };
};
