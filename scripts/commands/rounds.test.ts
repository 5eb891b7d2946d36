import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EACH_DAY, notToday, ROUNDS, WIRING, type Kind } from '../../e2e/rounds';
import { ROUNDS as UNITS, unitsNotOn } from './unit-rounds.mjs';

const KINDS: readonly Kind[] = ['visual', 'flows', 'shim', 'security'];
const specs = (kind: Kind): readonly string[] => (kind === 'shim' ? [...WIRING] : specsIn(kind)).toSorted();
const specsIn = (folder: string): readonly string[] =>
  readdirSync(path.resolve(import.meta.dirname, '../../e2e', folder), { recursive: true })
    .map(String)
    .flatMap((name) => /([^/\\]+)\.spec\.ts$/.exec(name)?.[1] ?? []);

describe('end-to-end tests that come round', () => {
  it.each(KINDS)('each file of %s is done each day or has one day, and no other is named', (kind) => {
    const named = [...EACH_DAY[kind], ...ROUNDS.flatMap((files) => files[kind])];
    expect(named.toSorted()).toEqual(specs(kind));
  });

  it.each(KINDS)('each file of %s has its day within one round', (kind) => {
    for (const one of specs(kind)) {
      const days = [...ROUNDS.keys()].filter((day) => !notToday(kind, 20_000 + day).includes(`**/${one}.spec.ts`));
      expect(days).toHaveLength(EACH_DAY[kind].includes(one) ? ROUNDS.length : 1);
    }
  });

  it('all are done where no day is set', () => {
    for (const kind of KINDS) expect(notToday(kind, Number.NaN)).toEqual([]);
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
