// What is written when the rules run in a circle or break: enough to play the same again and look.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type BugReport = {
  readonly program: string;
  readonly game: string;
  readonly seq: number;
  readonly schema: number;
  readonly content: unknown;
  readonly options: unknown;
  readonly seed: string;
  readonly input: unknown;
  readonly error?: string;
  /** The frames on top of the stack. */
  readonly frames: readonly unknown[];
  readonly events: readonly unknown[];
  /** The state before the input. */
  readonly state: unknown;
};

/** Writes a report into `<dataDir>/bugs`; @returns its path, or `undefined` when even that is not possible. */
export const writeBugFile = (dataDir: string, report: BugReport, now: Date): string | undefined => {
  const dir = path.join(dataDir, 'bugs');
  const file = path.join(dir, `bug-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ at: now.toISOString(), ...report }, undefined, 1)}\n`, { mode: 0o600 });
    return file;
  } catch {
    return undefined;
  }
};
