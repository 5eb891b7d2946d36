// The repository of games: each input of a game is one transaction, on disk when it returns.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import type { GameSummary } from '../../shared/contract/setup';
import { pack, unpack } from './pack';

/** The only line of play so far. */
const BRANCH = 0;

/** The game after an input, in the forms in which it is stored. */
export type GameStep = {
  readonly game: string;
  /** How many inputs the game has had: 0 for its set-up. */
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly schema: number;
  /** The state as JSON. */
  readonly state: string;
  /** Set when a new turn has begun: its number and the fingerprint of the state. */
  readonly turn?: { readonly n: number; readonly fingerprint: string };
  readonly round: number;
  readonly over: boolean;
  readonly characters: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type NewGame = {
  readonly name: string;
  /** The choices it was made of, as JSON, and the seed. */
  readonly setup: string;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly content: string;
  /** The definitions behind that hash, as JSON; asked for only when they are not stored yet. */
  readonly definitions: () => string;
  /** Version of the program. */
  readonly program: string;
};

/** A game as it was stored. What is `unknown` comes from a file and is for the caller to check. */
export type SavedGame = {
  readonly name: string;
  readonly content: string;
  readonly seq: number;
  readonly schema: number;
  /** `undefined` when the bytes are damaged. */
  readonly state: unknown;
  readonly definitions: unknown;
};

export type GamesRepository = {
  readonly list: () => readonly GameSummary[];
  readonly create: (game: NewGame, first: GameStep) => void;
  /** Appends an input and what came of it, and overwrites the current state. */
  readonly append: (step: GameStep, input: unknown) => void;
  readonly load: (game: string) => SavedGame | undefined;
  /** Events from the newest inputs, oldest first, at least `most` of them where there are so many. */
  readonly journal: (game: string, most: number) => readonly unknown[];
  /** Whether there was one. */
  readonly rename: (game: string, name: string) => boolean;
  readonly remove: (game: string) => boolean;
};

const strings = v.array(v.string());
const stringsOf = (json: string): readonly string[] => {
  const parsed = v.safeParse(strings, JSON.parse(json));
  return parsed.success ? parsed.output : [];
};

type SummaryRow = { id: string; name: string; round: number; over: number; seats: string; characters: string; saved_at: number };
type CurrentRow = { name: string; content: string; seq: number; schema: number; state: Buffer; definitions: Buffer };

export const gamesRepository = (db: Database): GamesRepository => {
  const list = db.prepare<[], SummaryRow>('SELECT id, name, round, over, seats, characters, saved_at FROM games ORDER BY saved_at DESC, id');
  const knows = db.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM definitions_in_use WHERE hash = ?');
  const define = db.prepare<[string, Buffer]>('INSERT INTO definitions_in_use (hash, definitions) VALUES (?, ?)');
  const insert = db.prepare(
    `INSERT INTO games (id, name, setup, seed, content, program, created_at, saved_at, round, over, seats, characters)
     VALUES (@id, @name, @setup, @seed, @content, @program, @at, @at, @round, @over, @seats, @characters)`,
  );
  const branch = db.prepare<[string, number]>('INSERT INTO branches (game, branch, parent, at_seq) VALUES (?, ?, NULL, 0)');
  const write = db.prepare(
    `INSERT INTO current (game, branch, seq, schema, state) VALUES (@game, @branch, @seq, @schema, @state)
     ON CONFLICT (game) DO UPDATE SET branch = excluded.branch, seq = excluded.seq, schema = excluded.schema, state = excluded.state`,
  );
  const answer = db.prepare<[string, number, number, string]>('INSERT INTO answers (game, branch, seq, input) VALUES (?, ?, ?, ?)');
  const note = db.prepare<[string, number, number, string]>('INSERT INTO journal (game, branch, seq, events) VALUES (?, ?, ?, ?)');
  const snapshot = db.prepare('INSERT INTO turn_snapshots (game, branch, seq, turn, schema, state) VALUES (@game, @branch, @seq, @turn, @schema, @state)');
  const mark = db.prepare<[string, number, number, string]>('INSERT INTO fingerprints (game, branch, seq, fingerprint) VALUES (?, ?, ?, ?)');
  const summarise = db.prepare('UPDATE games SET saved_at = @at, round = @round, over = @over, characters = @characters WHERE id = @game');
  const load = db.prepare<[string], CurrentRow>(
    `SELECT games.name, games.content, current.seq, current.schema, current.state, definitions_in_use.definitions
     FROM games JOIN current ON current.game = games.id JOIN definitions_in_use ON definitions_in_use.hash = games.content WHERE games.id = ?`,
  );
  const journal = db.prepare<[string, number], { events: string }>('SELECT events FROM journal WHERE game = ? AND branch = ? ORDER BY seq DESC');
  const rename = db.prepare<[string, string]>('UPDATE games SET name = ? WHERE id = ?');
  const remove = db.prepare<[string]>('DELETE FROM games WHERE id = ?');
  const tidy = db.prepare('DELETE FROM definitions_in_use WHERE hash NOT IN (SELECT content FROM games)');

  const writeStep = (step: GameStep): void => {
    const { game, seq, schema, turn } = step;
    const state = pack(step.state);
    write.run({ game, branch: BRANCH, seq, schema, state });
    if (step.events.length > 0) note.run(game, BRANCH, seq, JSON.stringify(step.events));
    if (turn === undefined) return;
    snapshot.run({ game, branch: BRANCH, seq, turn: turn.n, schema, state });
    mark.run(game, BRANCH, seq, turn.fingerprint);
  };
  const summary = ({ at, round, over, characters }: GameStep) => ({ at, round, over: over ? 1 : 0, characters: JSON.stringify(characters) });

  return {
    list: () =>
      list.all().map(({ id, name, round, over, seats, characters, saved_at }) => ({
        id, name, round, over: over === 1, seats: stringsOf(seats), characters: stringsOf(characters), savedAt: saved_at,
      })),
    create: db.transaction((game: NewGame, first: GameStep) => {
      const { name, setup, seed, content, program } = game;
      if (knows.get(content) === undefined) define.run(content, pack(game.definitions()));
      insert.run({ id: first.game, name, setup, seed, content, program, seats: JSON.stringify(game.seats), ...summary(first) });
      branch.run(first.game, BRANCH);
      writeStep(first);
    }),
    append: db.transaction((step: GameStep, input: unknown) => {
      answer.run(step.game, BRANCH, step.seq, JSON.stringify(input));
      writeStep(step);
      summarise.run({ game: step.game, ...summary(step) });
    }),
    load: (game) => {
      const row = load.get(game);
      if (row === undefined) return undefined;
      return { name: row.name, content: row.content, seq: row.seq, schema: row.schema, state: unpack(row.state), definitions: unpack(row.definitions) };
    },
    journal: (game, most) => {
      const newest: unknown[][] = [];
      let count = 0;
      for (const { events } of journal.iterate(game, BRANCH)) {
        const list = JSON.parse(events) as unknown[];
        newest.push(list);
        count += list.length;
        if (count >= most) break;
      }
      return newest.reverse().flat();
    },
    rename: (game, name) => rename.run(name, game).changes > 0,
    remove: db.transaction((game: string) => {
      const gone = remove.run(game).changes > 0;
      if (gone) tidy.run();
      return gone;
    }),
  };
};
