import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenarios } from './read';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-scenario-'));
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});
const fileOf = (bytes: Uint8Array | string): string => {
  const file = path.join(dir, 'one.yaml');
  writeFileSync(file, bytes);
  return file;
};

describe('a scenario file', () => {
  it('is text of any language', () => {
    const text = 'title: Die Königin \u{1F451} \uFFFD\n';
    expect(readScenarios(fileOf(text))).toEqual({ text });
  });

  it.each([
    ['a NUL among letters', 'title: a\0b'],
    ['bytes that are not UTF-8', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ])('is not %s', (_, bytes) => {
    expect(readScenarios(fileOf(bytes))).toEqual({ problem: expect.stringMatching(/one\.yaml: is not a text file/) });
  });

  it('that is not there cannot be read', () => {
    expect(readScenarios(path.join(dir, 'none.yaml'))).toEqual({ problem: expect.stringMatching(/cannot be read/) });
  });
});
