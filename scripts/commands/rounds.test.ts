import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EACH_DAY, notToday, ROUNDS, WIRING, type Folder } from '../../e2e/rounds';
import { ROUNDS as UNITS, unitsNotOn } from './unit-rounds.mjs';

const FOLDERS: readonly Folder[] = ['visual', 'flows'];
const specs = (folder: Folder): readonly string[] =>
  readdirSync(path.resolve(import.meta.dirname, '../../e2e', folder), { recursive: true })
    .map(String)
    .flatMap((name) => /([^/\\]+)\.spec\.ts$/.exec(name)?.[1] ?? [])
    .toSorted();

describe('end-to-end tests that come round', () => {
  it.each(FOLDERS)('each file of %s is done each day or has one day, and no other is named', (folder) => {
    const named = [...EACH_DAY[folder], ...ROUNDS.flatMap((files) => files[folder])];
    expect(named.toSorted()).toEqual(specs(folder));
  });

  it.each(FOLDERS)('each file of %s has its day within one round', (folder) => {
    for (const one of specs(folder)) {
      const days = [...ROUNDS.keys()].filter((day) => !notToday(folder, 20_000 + day).includes(`**/${one}.spec.ts`));
      expect(days).toHaveLength(EACH_DAY[folder].includes(one) ? ROUNDS.length : 1);
    }
  });

  it('all are done where no day is set', () => {
    for (const folder of FOLDERS) expect(notToday(folder, Number.NaN)).toEqual([]);
  });

  it('what is wired otherwise in the app is there', () => {
    expect(specs('flows')).toEqual(expect.arrayContaining([...WIRING]));
  });
});

describe('unit tests that come round', () => {
  const files = UNITS.flat();

  it('are there, each once', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    expect(files.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('have one day each within a round', () => {
    for (const one of files) {
      const days = [...UNITS.keys()].filter((day) => !unitsNotOn(20_000 + day).includes(one));
      expect(days).toHaveLength(1);
    }
  });
});
