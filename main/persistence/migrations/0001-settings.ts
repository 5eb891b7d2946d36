import type { Migration } from './migration';

/** Settings of the program, each under its name with its value as JSON. */
export const settings: Migration = {
  to: 1,
  up: (db) => {
    db.exec(`CREATE TABLE settings (
      name  TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID`);
  },
};
