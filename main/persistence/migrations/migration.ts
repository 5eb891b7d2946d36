import type { Database } from 'better-sqlite3';

/** One step of the database schema, in a file of its own named `<number>-<what>.ts`. Never changed after a release. */
export type Migration = {
  /** The schema version that it leads to; 1 is the first. */
  readonly to: number;
  /** Runs inside a transaction that also stores the new version. */
  readonly up: (db: Database) => void;
};
