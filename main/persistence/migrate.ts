import type { Database } from 'better-sqlite3';
import { trouble } from '../../shared/text/index';
import type { Migration } from './migrations/migration';
import { StartError } from './start-error';

/** Says that the data folder comes from a newer program: opening it would lose what this one does not know. */
export class NewerDatabaseError extends StartError {
  constructor(found: number, known: number) {
    super(trouble('trouble.start.newer', { found, known }));
  }
}

export const schemaVersion = (db: Database): number => Number(db.pragma('user_version', { simple: true }));

/** Brings the database to the newest schema, one transaction a step. Refuses a newer one by throwing. */
export const migrate = (db: Database, chain: readonly Migration[]): void => {
  const newest = chain.at(-1)?.to ?? 0;
  const found = schemaVersion(db);
  if (found > newest) throw new NewerDatabaseError(found, newest);
  for (const step of chain) {
    if (step.to <= found) continue;
    db.transaction(() => {
      step.up(db);
      db.pragma(`user_version = ${step.to}`);
    })();
  }
};
