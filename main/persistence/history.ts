// What happened in a game, input by input: for going back, for replays and for files.
import type { Database } from 'better-sqlite3';
import { migrateEvent } from '../../shared/rules/state/migrations/index';
import { unpack } from './pack';
import type { By, KeptState, StoredStep, StoredTurn } from './stored';

/** What undo looks at, without what an input or its events were. */
export type Trace = Pick<StoredStep, 'seq' | 'by' | 'barrier'> & {
  readonly seat: string | undefined;
  readonly kind: string | undefined;
};

export type HistoryRepository = {
  /** Newest first, from an input backwards, the set-up left out. Read lazily: stop when it is enough. */
  readonly traces: (game: string, from: number) => IterableIterator<Trace>;
  /** Inputs after `after` up to `to`, oldest first. */
  readonly steps: (game: string, after: number, to: number) => readonly StoredStep[];
  /** The newest input that is stored; more than the current one when something was taken back. */
  readonly last: (game: string) => number;
  readonly turns: (game: string) => readonly StoredTurn[];
  /** The newest whole state that was kept at or before an input. */
  readonly keptBefore: (game: string, seq: number) => KeptState | undefined;
  /** The oldest one after it. */
  readonly keptAfter: (game: string, seq: number) => KeptState | undefined;
  /** When a game was saved last, as its row in the list says. */
  readonly savedAt: (game: string) => number;
  /** The set-up choices as JSON, and the seed. */
  readonly begun: (game: string) => { readonly setup: unknown; readonly seed: string } | undefined;
};

type StepRow = { seq: number; by: By; barrier: string; input: string | null; events: string; at: number };
type KeptRow = { seq: number; schema: number; state: Buffer };

/** A stored list, or an empty one: a row is written whole, and what is in it is checked by whoever plays it. */
export const eventsOf = (json: string): readonly unknown[] => {
  const value = JSON.parse(json) as unknown;
  return Array.isArray(value) ? value.map((event) => migrateEvent(event)) : [];
};
const stepOf = ({ seq, by, barrier, input, events, at }: StepRow): StoredStep => ({
  seq,
  by,
  barrier,
  input: input === null ? undefined : (JSON.parse(input) as unknown),
  events: eventsOf(events),
  at,
});
const keptOf = (row: KeptRow | undefined): KeptState | undefined =>
  row === undefined ? undefined : { seq: row.seq, schema: row.schema, state: unpack(row.state) };

export const historyRepository = (db: Database): HistoryRepository => {
  const traces = db.prepare<
    [string, number],
    { seq: number; by: By; barrier: string; seat: string | null; kind: string | null }
  >(
    `SELECT seq, by, barrier, json_extract(input, '$.seat') AS seat, json_extract(input, '$.t') AS kind
     FROM steps WHERE game = ? AND seq <= ? AND seq > 0 ORDER BY seq DESC`,
  );
  const steps = db.prepare<[string, number, number], StepRow>(
    'SELECT seq, by, barrier, input, events, at FROM steps WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq',
  );
  const last = db.prepare<[string], { last: number | null }>('SELECT max(seq) AS last FROM steps WHERE game = ?');
  const turns = db.prepare<[string], StoredTurn>(
    'SELECT seq, turn, round, seat, fingerprint FROM turns WHERE game = ? ORDER BY seq',
  );
  const before = db.prepare<[string, number], KeptRow>(
    'SELECT seq, schema, state FROM turns WHERE game = ? AND seq <= ? AND state IS NOT NULL ORDER BY seq DESC LIMIT 1',
  );
  const after = db.prepare<[string, number], KeptRow>(
    'SELECT seq, schema, state FROM turns WHERE game = ? AND seq > ? AND state IS NOT NULL ORDER BY seq LIMIT 1',
  );
  const begun = db.prepare<[string], { setup: string; seed: string }>('SELECT setup, seed FROM games WHERE id = ?');
  const saved = db.prepare<[string], number>('SELECT saved_at FROM games WHERE id = ?').pluck();
  return {
    savedAt: (game) => saved.get(game) ?? 0,
    *traces(game, from) {
      for (const { seat, kind, ...row } of traces.iterate(game, from))
        yield { ...row, seat: seat ?? undefined, kind: kind ?? undefined };
    },
    steps: (game, from, to) => steps.all(game, from, to).map(stepOf),
    last: (game) => last.get(game)?.last ?? 0,
    turns: (game) => turns.all(game),
    keptBefore: (game, seq) => keptOf(before.get(game, seq)),
    keptAfter: (game, seq) => keptOf(after.get(game, seq)),
    begun: (game) => {
      const row = begun.get(game);
      return row === undefined ? undefined : { setup: JSON.parse(row.setup) as unknown, seed: row.seed };
    },
  };
};
