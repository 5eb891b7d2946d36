// A file that is looked through may take so much time and memory, and takes nothing with it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../../testing/folder';
import { exported, list, played } from '../../testing/campaign';
import { aTable } from '../../testing/program';
import { workerReader } from './worker-reader';

/** A worker that does this with what it is told. */
const doing = (code: string): string => {
  const file = path.join(aFolder(), 'worker.cjs');
  writeFileSync(file, `const { parentPort, workerData } = require('node:worker_threads');\n${code}`);
  return file;
};

describe('a file from elsewhere', () => {
  it('is told to the worker, and its answer is taken', async () => {
    const look = workerReader({
      file: doing(
        'parentPort.postMessage(JSON.stringify({ reply: { ok: true, value: workerData.length }, said: ["x"] }))',
      ),
    });
    expect(await look(new Uint8Array(7))).toEqual({ reply: { ok: true, value: 7 }, said: ['x'] });
  });

  it.each([
    ['never ends', 'for (;;);', { patience: 300 }],
    [
      'takes all memory',
      'const all = []; for (;;) all.push(Array.from({ length: 1e5 }, Math.random));',
      { memory: 24 },
    ],
    ['breaks', 'throw new Error("no")', {}],
    ['ends in silence', 'process.exit()', {}],
  ])('that %s is given up with a sentence, and the table goes on', async (_, code, limits) => {
    const file = await exported(...(await aCampaign()));
    const table = aTable({ look: workerReader({ file: doing(code), ...limits }) });
    const asked = table.ask('games.import', { file: file.toString('base64') });
    // Whoever plays is served meanwhile.
    expect(await list(table)).toEqual([]);
    expect(await asked).toMatchObject({ ok: false, error: { msg: { id: 'trouble.file.too-slow' } } });
    expect(await list(table)).toEqual([]);
  });
});

/** Every file that is loaded with one. */
const loadedWith = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  const code = readFileSync(file, 'utf8');
  for (const [, what = ''] of code.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)';/gm)) {
    if (!what.startsWith('.')) seen.add(what);
    else if (!what.endsWith('.json')) {
      const next = path.join(path.dirname(file), `${what}.ts`);
      if (!seen.has(next) && existsSync(next)) loadedWith(next, seen.add(next));
    }
  }
  return seen;
};

it('is looked through without the database: its driver is not to be found from there', () => {
  const loaded = loadedWith(path.join(import.meta.dirname, 'worker.ts'));
  expect(loaded).toContain('valibot');
  expect(loaded).not.toContain('better-sqlite3');
});

const aCampaign = async () => {
  const table = aTable();
  const { game } = await played(table, 'P', 2);
  return [table, game] as const;
};
