// What is written when somebody presses the bug button, or when the rules run in a circle or break: enough to play the
// same again headless (`npm run replay -- FILE`) and look.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CampaignDocument } from './file/document';

/** What broke off, when it was not a person who asked for the file. */
export type Breakage = {
  readonly seq: number;
  readonly input: unknown;
  readonly error?: string;
  /** The frames on top of the stack. */
  readonly frames: readonly unknown[];
  readonly events: readonly unknown[];
  /** The state before the input. */
  readonly state: unknown;
};

export type BugReport = {
  readonly program: string;
  readonly platform: string;
  readonly node: string;
  readonly settings: unknown;
  /** What the person wrote. */
  readonly note?: string;
  /** What the screen broke off with. */
  readonly thrown?: string;
  readonly game?: string;
  /** The whole campaign: set-up, answers, journal, definitions and state, as in a .crownward file. */
  readonly campaign?: CampaignDocument;
  readonly broke?: Breakage;
};

/** A report holds a whole campaign: only so many and so much, the newest, stay; the last one in any case. */
const KEPT = 20;
const MOST_BYTES = 100 * 1024 * 1024;
const NAME = /^bug-.+\.json$/;

const tooMany = (dir: string, most: number): readonly string[] => {
  const newest = readdirSync(dir)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  let bytes = 0;
  const from = newest.findIndex((name, i) => {
    bytes += statSync(path.join(dir, name)).size;
    return i >= KEPT || (i > 0 && bytes > most);
  });
  return from < 0 ? [] : newest.slice(from);
};

/** Writes a report into `<dataDir>/bugs`; @returns its path, or `undefined` when even that is not possible. */
export const writeBugFile = (
  dataDir: string,
  report: BugReport,
  now: Date,
  most: number = MOST_BYTES,
): string | undefined => {
  const dir = path.join(dataDir, 'bugs');
  const file = path.join(dir, `bug-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ bug: 1, at: now.toISOString(), ...report }, undefined, 1)}\n`, {
      mode: 0o600,
    });
    for (const old of tooMany(dir, most)) rmSync(path.join(dir, old), { force: true });
    return file;
  } catch {
    return undefined;
  }
};
