// The repository of records: one for each campaign, and those of campaigns that are gone.
import type { Database } from 'better-sqlite3';
import * as v from 'valibot';
import { OUTCOMES } from '../../shared/contract/event';
import { unpack } from './pack';
import {
  TALLIES,
  type GameRecord,
  type KeptRecord,
  type RecordSource,
  type SeatRecord,
  type Tally,
} from './stored-record';

export type RecordsRepository = {
  /** Campaigns whose record is missing, or was worked out from another state or by another formula. */
  readonly stale: (formula: number) => readonly string[];
  /** Those of them that were put away before, and will be deleted for good. */
  readonly leaving: (before: number, formula: number) => readonly string[];
  readonly source: (game: string) => RecordSource | undefined;
  /** In the place of the one that was there. */
  readonly put: (record: GameRecord) => void;
  readonly all: () => readonly KeptRecord[];
};

const endedBy = v.picklist(OUTCOMES);
const strings = v.array(v.string());
const peak = v.object({ n: v.number(), round: v.number(), foe: v.exactOptional(v.string()) });
const tally = v.object(v.entriesFromList(TALLIES, v.optional(v.number(), 0)));
const NOTHING: Tally = v.parse(tally, {});

/** What a column holds as JSON, or a stand-in when it is something else. */
const read = <T>(schema: v.GenericSchema<unknown, T>, json: string | null, otherwise: T): T => {
  const parsed = v.safeParse(schema, json === null ? undefined : (JSON.parse(json) as unknown));
  return parsed.success ? parsed.output : otherwise;
};

type Row = {
  game: string;
  root: string;
  seq: number;
  formula: number;
  name: string;
  begun_at: number;
  ended_at: number;
  played_ms: number;
  rounds: number;
  turns: number;
  profile: string;
  sets: string;
  seed: string;
  ended_by: string | null;
  ending: string | null;
  casual: number;
  imported: number;
  copied: number;
  there: number;
};
type SeatRow = {
  game: string;
  seat: string;
  name: string;
  player: 'person' | 'computer';
  won: number;
  characters: string;
  alignment: string | null;
  tally: string;
  strongest: string | null;
  margin: string | null;
};
type SourceRow = {
  name: string;
  seed: string;
  setup: string;
  casual: number;
  taken_over: number | null;
  imported: number;
  seq: number;
  last: Buffer;
  first: Buffer | null;
};

const seatOf = (row: SeatRow): SeatRecord => {
  const strongest = read(v.optional(peak), row.strongest, undefined);
  const margin = read(v.optional(peak), row.margin, undefined);
  return {
    seat: row.seat,
    name: row.name,
    player: row.player,
    won: row.won === 1,
    characters: read(strings, row.characters, []),
    tally: read(tally, row.tally, NOTHING),
    ...(row.alignment === null ? {} : { alignment: row.alignment }),
    ...(strongest === undefined ? {} : { strongest }),
    ...(margin === undefined ? {} : { margin }),
  };
};

const recordOf = (row: Row, seats: readonly SeatRecord[]): KeptRecord => {
  // One that only a newer program knows is still an end.
  const by = row.ended_by === null ? undefined : v.is(endedBy, row.ended_by) ? row.ended_by : 'nobody';
  return {
    game: row.game,
    root: row.root,
    seq: row.seq,
    formula: row.formula,
    name: row.name,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    playedMs: row.played_ms,
    rounds: row.rounds,
    turns: row.turns,
    profile: row.profile,
    sets: read(strings, row.sets, []),
    seed: row.seed,
    casual: row.casual === 1,
    imported: row.imported === 1,
    copied: row.copied === 1,
    there: row.there === 1,
    seats,
    ...(by === undefined ? {} : { endedBy: by }),
    ...(row.ending === null ? {} : { ending: row.ending }),
  };
};

// A chapter of the tutorial is a lesson, not a game that counts.
const STALE = `SELECT games.id FROM games JOIN current ON current.game = games.id
  LEFT JOIN steps ON steps.game = games.id AND steps.seq = current.seq LEFT JOIN records ON records.game = games.id
  WHERE json_extract(games.setup, '$.tutorial') IS NULL AND (records.game IS NULL OR records.seq <> current.seq OR records.formula <> ? OR records.name <> games.name OR records.ended_at <> ifnull(steps.at, records.ended_at))`;

export const recordsRepository = (db: Database): RecordsRepository => {
  const stale = db.prepare<[number], string>(`${STALE} ORDER BY games.id`).pluck();
  const leaving = db.prepare<[number, number], string>(`${STALE} AND games.deleted_at < ?`).pluck();
  const source = db.prepare<[string], SourceRow>(
    `SELECT games.name, games.seed, games.setup, games.casual, games.taken_over, games.imported, current.seq, current.state AS last,
       (SELECT turns.state FROM turns WHERE turns.game = games.id AND turns.state IS NOT NULL ORDER BY turns.seq LIMIT 1) AS first
     FROM games JOIN current ON current.game = games.id WHERE games.id = ?`,
  );
  const remove = db.prepare<[string]>('DELETE FROM records WHERE game = ?');
  const insert = db.prepare(
    `INSERT INTO records (game, root, seq, formula, name, begun_at, ended_at, played_ms, rounds, turns, profile, sets, seed, ended_by, ending, casual, imported, copied)
     VALUES (@game, @root, @seq, @formula, @name, @begunAt, @endedAt, @playedMs, @rounds, @turns, @profile, @sets, @seed, @endedBy, @ending, @casual, @imported, @copied)`,
  );
  const insertSeat = db.prepare(
    `INSERT INTO record_seats (game, seat, name, player, won, characters, alignment, tally, strongest, margin)
     VALUES (@game, @seat, @name, @player, @won, @characters, @alignment, @tally, @strongest, @margin)`,
  );
  const all = db.prepare<[], Row>(
    'SELECT records.*, games.id IS NOT NULL AS there FROM records LEFT JOIN games ON games.id = records.game AND games.deleted_at IS NULL ORDER BY ended_at, records.game',
  );
  const seats = db.prepare<[], SeatRow>('SELECT * FROM record_seats ORDER BY game, seat');
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

  return {
    stale: (formula) => stale.all(formula),
    leaving: (before, formula) => leaving.all(formula, before),
    source: (game) => {
      const row = source.get(game);
      if (row === undefined) return undefined;
      const { name, seed, seq, taken_over: takenOver } = row;
      return {
        game,
        name,
        seed,
        seq,
        setup: JSON.parse(row.setup) as unknown,
        casual: row.casual === 1,
        imported: row.imported === 1,
        ...(takenOver === null ? {} : { takenOver }),
        first: row.first === null ? undefined : unpack(row.first),
        last: unpack(row.last),
      };
    },
    put: db.transaction((record: GameRecord) => {
      remove.run(record.game);
      const { seats: its, endedBy: by, ending, casual, imported, copied, sets, ...rest } = record;
      insert.run({
        ...rest,
        sets: JSON.stringify(sets),
        endedBy: by ?? null,
        ending: ending ?? null,
        casual: casual ? 1 : 0,
        imported: imported ? 1 : 0,
        copied: copied ? 1 : 0,
      });
      for (const { characters, alignment, tally: counts, strongest, margin, won, ...seat } of its) {
        insertSeat.run({
          game: record.game,
          ...seat,
          won: won ? 1 : 0,
          characters: JSON.stringify(characters),
          alignment: alignment ?? null,
          tally: JSON.stringify(counts),
          strongest: json(strongest),
          margin: json(margin),
        });
      }
    }),
    all: () => {
      const byGame = Map.groupBy(seats.all(), ({ game }) => game);
      return all.all().map((row) => recordOf(row, (byGame.get(row.game) ?? []).map(seatOf)));
    },
  };
};
