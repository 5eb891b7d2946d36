// The list of campaigns and what is done with a whole one: names, deleting, copies, files.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import type { GameSummary } from '../../shared/contract/setup';
import { chapterSchema, type ChapterId } from '../../shared/contract/tutorial';
import { eventsOf } from './history';
import { pack, unpack } from './pack';
import type { By, GameStep, KeptState, Origin, WholeGame } from './stored';

export type CampaignsRepository = {
  /** The newest first; deleted ones are in the list too and marked so. */
  readonly list: () => readonly GameSummary[];
  readonly has: (game: string) => boolean;
  readonly nameOf: (game: string) => string | undefined;
  readonly isFair: (game: string) => boolean;
  /** Fair games that are not over, of the same set-up and seed as a game. */
  readonly twins: (game: string) => readonly { readonly id: string; readonly name: string }[];
  /** Whether there was one. */
  readonly rename: (game: string, name: string) => boolean;
  /** Puts it away; it can be brought back until it is swept. */
  readonly remove: (game: string, at: number) => boolean;
  readonly restore: (game: string) => boolean;
  /** Deletes for good what was put away before; @returns how many. */
  readonly sweep: (before: number) => number;
  /**
   * A copy under another id and name. Like a branch it counts as casual: what is to come can be known from the other.
   */
  readonly duplicate: (game: string, as: string, name: string) => boolean;
  /** A copy up to one input, which goes on from the state of the step. */
  readonly branch: (game: string, as: string, name: string, origin: Origin, step: GameStep) => boolean;
  readonly whole: (game: string) => WholeGame | undefined;
  readonly insert: (game: string, whole: WholeGame) => void;
};

const strings = v.array(v.string());
const placesShape = v.array(v.tuple([v.string(), v.string()]));
/** Of a set-up, only who has which figure: everything else of it is read where a game is begun anew. */
const looksShape = v.object({
  seats: v.array(v.object({ look: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))) })),
});
/** Nothing is answered after a game is over: the last thing that happened in it says who won. */
const endShape = v.array(v.looseObject({ t: v.string(), winners: v.optional(strings) }));
const originShape = v.object({ name: v.string(), round: v.number(), seq: v.number() });

/** What a column holds as JSON, or a stand-in when it is something else. */
const read = <T>(schema: v.GenericSchema<unknown, T>, json: string | null, otherwise: T): T => {
  const parsed = v.safeParse(schema, json === null ? undefined : (JSON.parse(json) as unknown));
  return parsed.success ? parsed.output : otherwise;
};

type SummaryRow = {
  setup: string;
  id: string;
  name: string;
  round: number;
  over: number;
  seats: string;
  characters: string;
  saved_at: number;
  created_at: number;
  casual: number;
  deleted_at: number | null;
  origin: string | null;
  places: string;
  answers: number;
  tutorial: string | null;
  last: string | null;
};
type GameRow = SummaryRow & { seed: string; content: string; program: string; definitions: Buffer };
type StepRow = { seq: number; by: By; barrier: string; input: string | null; events: string; at: number };
type TurnRow = {
  seq: number;
  turn: number;
  round: number;
  seat: string;
  fingerprint: string;
  schema: number | null;
  state: Buffer | null;
};

const COLUMNS = 'setup, seed, content, program, created_at, saved_at, round, over, seats, characters, places';

const chapterOf = (stored: string | null): { readonly tutorial?: ChapterId } => {
  const parsed = v.safeParse(chapterSchema, stored);
  return parsed.success ? { tutorial: parsed.output } : {};
};

/** @param seats their names, in the order of their ids: p1, p2 and so on */
const winnersOf = (last: string | null, seats: readonly string[]): readonly string[] | undefined =>
  read(endShape, last, [])
    .find(({ t }) => t === 'over')
    ?.winners?.flatMap((id) => seats[Number(id.slice(1)) - 1] ?? []);

const summaryOf = (row: SummaryRow): GameSummary => {
  const seats = read(strings, row.seats, []);
  const looks = read(looksShape, row.setup, { seats: [] }).seats;
  const origin = row.origin === null ? undefined : read(originShape, row.origin, { name: '', round: 1, seq: 0 });
  const winners = winnersOf(row.last, seats);
  return {
    id: row.id,
    name: row.name,
    round: row.round,
    over: row.over === 1,
    ...(winners === undefined ? {} : { winners }),
    answers: row.answers,
    casual: row.casual === 1,
    seats,
    looks: seats.map((_, i) => looks[i]?.look ?? i),
    characters: read(strings, row.characters, []),
    places: read(placesShape, row.places, []),
    createdAt: row.created_at,
    savedAt: row.saved_at,
    ...chapterOf(row.tutorial),
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at }),
    ...(origin === undefined ? {} : { origin: { name: origin.name, round: origin.round } }),
  };
};

export const campaignsRepository = (db: Database): CampaignsRepository => {
  const list = db.prepare<[], SummaryRow>(
    `SELECT games.*, ifnull(current.seq, 0) AS answers, json_extract(games.setup, '$.tutorial') AS tutorial, last.events AS last FROM games
     LEFT JOIN current ON current.game = games.id
     LEFT JOIN steps AS last ON games.over = 1 AND last.game = games.id AND last.seq = current.seq
     ORDER BY saved_at DESC, id`,
  );
  const name = db.prepare<[string], { name: string }>('SELECT name FROM games WHERE id = ?');
  const fair = db.prepare<[string]>('SELECT 1 FROM games WHERE id = ? AND casual = 0');
  const twins = db.prepare<[string], { id: string; name: string }>(
    `SELECT twin.id, twin.name FROM games JOIN games AS twin ON twin.seed = games.seed AND twin.setup = games.setup AND twin.id <> games.id
     WHERE games.id = ? AND twin.over = 0 AND twin.casual = 0 ORDER BY twin.created_at, twin.id`,
  );
  const rename = db.prepare<[string, string]>('UPDATE games SET name = ? WHERE id = ?');
  const remove = db.prepare<[number, string]>('UPDATE games SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL');
  const restore = db.prepare<[string]>('UPDATE games SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL');
  const sweep = db.prepare<[number]>('DELETE FROM games WHERE deleted_at < ?');
  const tidy = db.prepare('DELETE FROM definitions_in_use WHERE hash NOT IN (SELECT content FROM games)');
  const copyGame = db.prepare(
    `INSERT INTO games (id, name, ${COLUMNS}, casual, origin, taken_over, imported) SELECT @as, @name, ${COLUMNS}, 1, origin, @to, imported AND taken_over >= @to FROM games WHERE id = @game`,
  );
  const copySteps = db.prepare(
    'INSERT INTO steps (game, seq, by, barrier, input, events, at) SELECT @as, seq, by, barrier, input, events, at FROM steps WHERE game = @game AND seq <= @to',
  );
  const copyTurns = db.prepare(
    'INSERT INTO turns (game, seq, turn, round, seat, fingerprint, schema, state) SELECT @as, seq, turn, round, seat, fingerprint, schema, state FROM turns WHERE game = @game AND seq <= @to',
  );
  const copyCurrent = db.prepare(
    'INSERT INTO current (game, seq, schema, state) SELECT @as, seq, schema, state FROM current WHERE game = @game',
  );
  const current = db.prepare('INSERT INTO current (game, seq, schema, state) VALUES (@game, @seq, @schema, @state)');
  const branched = db.prepare(
    'UPDATE games SET origin = @origin, created_at = @at, saved_at = @at, round = @round, over = @over, characters = @characters, places = @places WHERE id = @as',
  );
  const one = db.prepare<[string], GameRow>(
    `SELECT games.*, 0 AS answers, NULL AS tutorial, NULL AS last, definitions_in_use.definitions FROM games JOIN definitions_in_use ON definitions_in_use.hash = games.content WHERE games.id = ?`,
  );
  const state = db.prepare<[string], { seq: number; schema: number; state: Buffer }>(
    'SELECT seq, schema, state FROM current WHERE game = ?',
  );
  const steps = db.prepare<[string, number], StepRow>(
    'SELECT seq, by, barrier, input, events, at FROM steps WHERE game = ? AND seq <= ? ORDER BY seq',
  );
  const turns = db.prepare<[string, number], TurnRow>(
    'SELECT seq, turn, round, seat, fingerprint, schema, state FROM turns WHERE game = ? AND seq <= ? ORDER BY seq',
  );
  const define = db.prepare<[string, Buffer]>(
    'INSERT INTO definitions_in_use (hash, definitions) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const insert = db.prepare(
    `INSERT INTO games (id, name, ${COLUMNS}, casual, origin, taken_over, imported) VALUES (@id, @name, @setup, @seed, @content, @program, @createdAt, @savedAt, @round, @over, @seats, @characters, @places, @casual, @origin, @takenOver, 1)`,
  );
  const insertStep = db.prepare(
    'INSERT INTO steps (game, seq, by, barrier, input, events, at) VALUES (@game, @seq, @by, @barrier, @input, @events, @at)',
  );
  const insertTurn = db.prepare(
    'INSERT INTO turns (game, seq, turn, round, seat, fingerprint, schema, state) VALUES (@game, @seq, @turn, @round, @seat, @fingerprint, @schema, @state)',
  );

  const keptOf = (row: { seq: number; schema: number; state: Buffer }): KeptState => ({
    seq: row.seq,
    schema: row.schema,
    state: unpack(row.state),
  });

  return {
    list: () => list.all().map(summaryOf),
    has: (game) => name.get(game) !== undefined,
    nameOf: (game) => name.get(game)?.name,
    isFair: (game) => fair.get(game) !== undefined,
    twins: (game) => twins.all(game),
    rename: (game, to) => rename.run(to, game).changes > 0,
    remove: (game, at) => remove.run(at, game).changes > 0,
    restore: (game) => restore.run(game).changes > 0,
    sweep: db.transaction((before: number) => {
      const gone = sweep.run(before).changes;
      if (gone > 0) tidy.run();
      return gone;
    }),
    duplicate: db.transaction((game: string, as: string, called: string) => {
      const at = state.get(game)?.seq ?? 0;
      if (copyGame.run({ game, as, name: called, to: at }).changes === 0) return false;
      const to = Number.MAX_SAFE_INTEGER;
      copySteps.run({ game, as, to });
      copyTurns.run({ game, as, to });
      copyCurrent.run({ game, as });
      return true;
    }),
    branch: db.transaction((game: string, as: string, called: string, origin: Origin, step: GameStep) => {
      if (copyGame.run({ game, as, name: called, to: step.seq }).changes === 0) return false;
      copySteps.run({ game, as, to: step.seq });
      copyTurns.run({ game, as, to: step.seq });
      current.run({ game: as, seq: step.seq, schema: step.schema, state: pack(step.state) });
      const { at, round, over, characters, places } = step;
      branched.run({
        as,
        at,
        round,
        over: over ? 1 : 0,
        origin: JSON.stringify(origin),
        characters: JSON.stringify(characters),
        places: JSON.stringify(places),
      });
      return true;
    }),
    whole: db.transaction((game: string): WholeGame | undefined => {
      const row = one.get(game);
      const now = state.get(game);
      if (row === undefined || now === undefined) return undefined;
      const origin = row.origin === null ? undefined : read(originShape, row.origin, { name: '', round: 1, seq: 0 });
      return {
        name: row.name,
        setup: JSON.parse(row.setup) as unknown,
        seed: row.seed,
        seats: read(strings, row.seats, []),
        content: row.content,
        program: row.program,
        createdAt: row.created_at,
        savedAt: row.saved_at,
        round: row.round,
        over: row.over === 1,
        casual: row.casual === 1,
        ...(origin === undefined ? {} : { origin }),
        characters: read(strings, row.characters, []),
        places: read(placesShape, row.places, []),
        definitions: unpack(row.definitions),
        current: keptOf(now),
        steps: steps.all(game, now.seq).map(({ input, events, ...rest }) => ({
          ...rest,
          input: input === null ? undefined : (JSON.parse(input) as unknown),
          events: eventsOf(events),
        })),
        turns: turns.all(game, now.seq).map(({ schema, state: blob, ...rest }) => ({
          ...rest,
          ...(schema === null || blob === null ? {} : { kept: { schema, state: unpack(blob) } }),
        })),
      };
    }),
    insert: db.transaction((game: string, whole: WholeGame) => {
      define.run(whole.content, pack(JSON.stringify(whole.definitions)));
      const { name: called, seed, content, program, createdAt, savedAt, round } = whole;
      insert.run({
        id: game,
        name: called,
        setup: JSON.stringify(whole.setup),
        seed,
        content,
        program,
        createdAt,
        savedAt,
        round,
        over: whole.over ? 1 : 0,
        casual: whole.casual ? 1 : 0,
        seats: JSON.stringify(whole.seats),
        characters: JSON.stringify(whole.characters),
        places: JSON.stringify(whole.places),
        origin: whole.origin === undefined ? null : JSON.stringify(whole.origin),
        takenOver: whole.current.seq,
      });
      current.run({
        game,
        seq: whole.current.seq,
        schema: whole.current.schema,
        state: pack(JSON.stringify(whole.current.state)),
      });
      for (const { input, events, ...step } of whole.steps)
        insertStep.run({
          game,
          ...step,
          input: input === undefined ? null : JSON.stringify(input),
          events: JSON.stringify(events),
        });
      for (const { kept, ...turn } of whole.turns)
        insertTurn.run({
          game,
          ...turn,
          schema: kept?.schema ?? null,
          state: kept === undefined ? null : pack(JSON.stringify(kept.state)),
        });
    }),
  };
};
