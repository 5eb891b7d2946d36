import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { writeBugFile } from './bug-file';

const report = (note: string) => ({ program: '1', platform: 'p', node: 'n', settings: {}, note });

it('keeps the newest reports, in number and in bytes, and the last one however long it is', () => {
  const dir = aFolder();
  const kept = () => readdirSync(path.join(dir, 'bugs')).length;
  for (let n = 0; n < 30; n++) writeBugFile(dir, report('short'), new Date(n));
  expect(kept()).toBe(20);
  for (let n = 30; n < 40; n++) writeBugFile(dir, report('x'.repeat(10_000)), new Date(n), 35_000);
  expect(kept()).toBe(3);
  writeBugFile(dir, report('x'.repeat(100_000)), new Date(40), 35_000);
  expect(readdirSync(path.join(dir, 'bugs'))).toEqual(['bug-1970-01-01T00-00-00-040Z.json']);
});
