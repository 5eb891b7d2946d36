// The newest answers stand in a log beside the database. What is damaged there costs no more than it does elsewhere.
import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { list, played } from '../testing/campaign';
import { aFolder } from '../testing/folder';
import { aTable, clickOn } from '../testing/program';
import { DATABASE } from './connection';

/**
 * A folder as it is left where the program ends in the middle of a game.
 * @param since so many answers were given after the log was moved over: they stand at its beginning, before old ones
 */
const leftOpen = async (since = 0) => {
  const dir = aFolder();
  const table = aTable({ dataDir: dir });
  const { game, now: before } = await played(table, 'PP', 30);
  if (since > 0) {
    const other = new Database(path.join(dir, DATABASE));
    other.pragma('wal_checkpoint(FULL)');
    other.close();
  }
  const now = since === 0 ? before : await clickOn(table, before, since);
  const copy = (): string => {
    const to = aFolder();
    for (const name of readdirSync(dir).filter((one) => one.startsWith(DATABASE) && !one.endsWith('-shm')))
      copyFileSync(path.join(dir, name), path.join(to, name));
    return to;
  };
  return { game, now, copy };
};
const logOf = (dataDir: string): string => path.join(dataDir, `${DATABASE}-wal`);

describe('one bit of the log', () => {
  it('takes no answer, wherever it is', async () => {
    const { game, now, copy } = await leftOpen();
    const { length } = readFileSync(logOf(copy()));
    const frame = 24 + 4096;
    // In the head: what it is, its salt, its checksum. In a frame: its page, its salt, its checksum, what stands there.
    const places = [2, 18, 25, 32 + 3, 32 + frame + 9, 32 + 3 * frame + 17, Math.floor(length / 2), length - 600];
    for (const at of places) {
      const dataDir = copy();
      const bytes = readFileSync(logOf(dataDir));
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      writeFileSync(logOf(dataDir), bytes);
      const table = aTable({ dataDir });
      expect(await table.get('games.open', { game }), `at ${at}`).toMatchObject({ stateId: now.stateId });
      const { notices } = await table.get('app.info', {});
      expect(notices, `at ${at}`).toMatchObject([{ code: 'database-set-aside', saved: 1 }]);
      table.program.close();
    }
  });
});

describe('a page of the log that was wiped', () => {
  it('takes no answer, wherever it is before the last one', { timeout: 60_000 }, async () => {
    const { game, now, copy } = await leftOpen();
    const bytes = readFileSync(logOf(copy()));
    const frame = 24 + 4096;
    const starts = Array.from({ length: Math.floor((bytes.length - 32) / frame) }, (_, n) => 32 + n * frame);
    // A frame that ends a transaction says how large the database is then.
    const ends = starts.filter((at) => bytes.readUInt32BE(at + 4) > 0);
    const wiped = starts.filter((at) => at <= (ends.at(-2) ?? 0)).slice(-12);
    expect(wiped).toHaveLength(12);
    for (const at of wiped) {
      const dataDir = copy();
      writeFileSync(logOf(dataDir), Buffer.from(bytes).fill(0, at, at + frame));
      const table = aTable({ dataDir });
      expect(await table.get('games.open', { game }), `at ${at}`).toMatchObject({ stateId: now.stateId });
      table.program.close();
    }
  });

  it(
    'is missing beyond the end of the database, and the program starts all the same',
    { timeout: 60_000 },
    async () => {
      const { copy } = await leftOpen(60);
      const bytes = readFileSync(logOf(copy()));
      const inFile = readFileSync(path.join(copy(), DATABASE)).length / 4096;
      const frame = 24 + 4096;
      const salts = bytes.toString('hex', 16, 24);
      const own = Array.from({ length: Math.floor((bytes.length - 32) / frame) }, (_, n) => 32 + n * frame).filter(
        (at) => bytes.toString('hex', at + 8, at + 16) === salts,
      );
      const pageAt = (at: number): number => bytes.readUInt32BE(at);
      const last = own.findLast((at) => bytes.readUInt32BE(at + 4) > 0) ?? 0;
      const newPages = [...new Set(own.map(pageAt))].filter((page) => page > inFile && page !== pageAt(last));
      expect(newPages.length).toBeGreaterThan(2);
      for (const page of newPages) {
        const dataDir = copy();
        const damaged = Buffer.from(bytes);
        for (const at of own.filter((one) => pageAt(one) === page)) damaged.fill(0, at, at + frame);
        writeFileSync(logOf(dataDir), damaged);
        const table = aTable({ dataDir });
        expect(await list(table), `page ${page}`).toHaveLength(1);
        expect((await table.get('app.info', {})).notices, `page ${page}`).toMatchObject([
          { code: 'database-set-aside' },
        ]);
        table.program.close();
      }
    },
  );
});

describe('a log that was moved over and begun anew', () => {
  it('is never taken for the one before it, of which more is left', { timeout: 60_000 }, async () => {
    const { game, now, copy } = await leftOpen(4);
    const bytes = readFileSync(logOf(copy()));
    const frame = 24 + 4096;
    const salts = Array.from({ length: Math.floor((bytes.length - 32) / frame) }, (_, n) =>
      bytes.toString('hex', 32 + n * frame + 8, 32 + n * frame + 16),
    );
    const own = salts.filter((one) => one === bytes.toString('hex', 16, 24)).length;
    expect(own).toBeGreaterThan(4);
    expect(own).toBeLessThan(salts.length / 2);
    // The head: what it is, each of its salts, its checksum, all of it. The first frame: its salts, all of it; both.
    for (const [at, length] of [
      [2, 1],
      [17, 1],
      [21, 1],
      [25, 1],
      [0, 32],
      [32 + 9, 1],
      [32, frame],
      [0, 512],
    ] as const) {
      const dataDir = copy();
      const damaged = Buffer.from(bytes);
      for (let n = at; n < at + length; n++) damaged[n] = length === 1 ? (damaged[n] ?? 0) ^ 4 : 0;
      writeFileSync(logOf(dataDir), damaged);
      const table = aTable({ dataDir });
      expect(await table.get('games.open', { game }), `${length} at ${at}`).toMatchObject({ stateId: now.stateId });
      table.program.close();
    }
  });
});

describe('a log that breaks off', () => {
  it('is taken for a power cut: what was not finished is not there, and nothing is said', async () => {
    const { game, now, copy } = await leftOpen();
    const dataDir = copy();
    truncateSync(logOf(dataDir), readFileSync(logOf(dataDir)).length - 100);
    const table = aTable({ dataDir });
    expect((await table.get('app.info', {})).notices).toEqual([]);
    expect(await list(table)).toHaveLength(1);
    expect((await table.get('games.open', { game })).stateId).toBeLessThan(now.stateId);
  });
});
