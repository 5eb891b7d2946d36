import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder';
import { openBrowser } from './open-browser';

it('hands the key over in a file of the owner, not where others can read it', () => {
  const dir = aFolder();
  const run = vi.fn();
  const away = openBrowser('http://127.0.0.1:9/#key=secret', dir, run);
  const said = run.mock.calls.flat(2).join(' ');
  expect(said).not.toContain('secret');
  const page = fileURLToPath(/file:\S+/.exec(said)?.[0] ?? '');
  expect(readFileSync(page, 'utf8')).toContain('http://127.0.0.1:9/#key=secret');
  if (process.platform !== 'win32') expect(statSync(page).mode & 0o077).toBe(0);
  away();
  expect(readdirSync(dir)).toEqual([]);
});
