// A set is there by being there, and gone when its folder is: the one that docs/how-to/add-a-set.md writes down is put
// into a copy of the project, proved, played and taken away again.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const manual = readFileSync(path.join(root, 'docs/how-to/add-a-set.md'), 'utf8');
const files = Object.fromEntries(
  [...manual.matchAll(/^( *)```(?:ts|yaml|json) name=(\S+)\n(.*?)^\1```$/gms)].map(
    ([, margin = '', name = '', text = '']) => [name, text.replaceAll(new RegExp(`^${margin}`, 'gm'), '')],
  ),
);

/** Sets are there by being there: a copy without the others is as good, and does not grow with them. */
const KEPT = ['base', 'probe'];
const isOther = (from: string): boolean =>
  existsSync(path.join(from, 'set.ts')) &&
  !KEPT.includes(path.basename(from)) &&
  path.basename(path.dirname(from)) === 'content';
const copy = mkdtempSync(path.join(os.tmpdir(), 'crownward-set-'));
const folder = path.join(copy, 'shared/content/moor');
beforeAll(() => {
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const kept = [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'svelte.config.js',
    'shared',
    'main',
    'renderer/art',
  ];
  for (const name of kept)
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: (from) => !isOther(from) });
  writeFileSync(path.join(copy, 'main/asked.test.ts'), asked);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the program would say of its sets, asked in the copy. */
const asked = `
import { expect, it } from 'vitest';
import { setupOffer } from './game/offer';
import { speechOf } from './game/names';
import { builtSets, definitionsOf, sets } from '../shared/content/definitions';
import { rulebookOf } from '../shared/rules/charts';
import { pathOf } from '../renderer/art/icons';
import outlines from '../renderer/art/icon-paths.json';
import { playRandomly } from '../shared/rules/testing/random-game';
import { newGameOf } from '../shared/rules/testing/books';
it('tells', () => {
  const book = rulebookOf(definitionsOf(builtSets.filter((set) => set !== 'probe')));
  let last;
  const picture = (id, face) => Object.entries(outlines).find(([, outline]) => outline === pathOf(id, face))[0];
  playRandomly(book, newGameOf(book, 3, 'moor'), 'moor', 400, (state) => (last = state));
  expect(last.decisions).toBeGreaterThan(300);
  console.log('TOLD ' + JSON.stringify({
    built: builtSets, offered: sets, atSetup: setupOffer().sets.map(({ id }) => id),
    fields: definitionsOf(['base']).find(({ id }) => id === 'base/space/fields_n').draw,
    withMoor: definitionsOf(['base', 'moor']).find(({ id }) => id === 'base/space/fields_n').draw,
    deck: Object.keys(last.decks).includes('moor/deck/bog'), name: speechOf('de').names('moor/bog/peat_cutter'),
    spade: picture('moor/adventure/peat_spade', { kind: 'object' }),
    causeway: picture('moor/space/causeway', { kind: 'space', space: { terrain: 'causeway' } }),
  }));
});
`;

const vitest = (...args: readonly string[]) => {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  const done = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', ...args],
    { cwd: copy, encoding: 'utf8', env },
  );
  return { ok: done.status === 0, text: done.stdout + done.stderr };
};
const tells = ['--project', 'main', 'main/asked.test.ts'];
const told = ({ text } = vitest(...tells)): unknown => {
  const line = /^TOLD (.*)$/m.exec(text)?.[1];
  return line === undefined ? text : JSON.parse(line);
};
/** Draws what the sets that are there name, and nothing else. */
const draw = () => spawnSync(process.execPath, ['renderer/art/make-icons.mjs'], { cwd: copy, encoding: 'utf8' });
const put = (changes: Readonly<Record<string, (text: string) => string>> = {}): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), changes[name]?.(text) ?? text);
};

describe('the set of the manual', () => {
  it('is proved by its own folder, and played', () => {
    put();
    expect(draw()).toMatchObject({ status: 0 });
    const proof = vitest('--project', 'shared', 'shared/content/moor', '-u', ...tells);
    expect(proof.ok, proof.text).toBe(true);
    expect(told(proof)).toMatchObject({
      built: ['base', 'moor', 'probe'],
      offered: ['base'],
      atSetup: ['base'],
      fields: 1,
      withMoor: 2,
      deck: true,
      name: 'der Torfstecher(s)',
      spade: 'spade',
      causeway: 'stone-bridge',
    });
  });
  it('is offered when it is released, and missed by its own proof when something of it is left out', () => {
    put({
      'set.ts': (text) => text.replace('released: false', 'released: true'),
      'cards.yaml': (text) => text.replace(/title: The Peat Cutter.*?---\n/s, ''),
    });
    // Both at once, since to begin is the most of it; all else of the proof was seen above.
    const done = vitest('--project', 'shared', 'shared/content/moor', ...tells, '-t', 'peat_cutter|^tells$');
    expect(told(done)).toMatchObject({ offered: ['base', 'moor'], atSetup: ['base', 'moor'] });
    expect(done.ok).toBe(false);
    expect(done.text).toContain('moor/bog/peat_cutter');
    expect(done.text).toContain('no scenario fails when it does nothing: write one');
  });
  it('is gone when its folder is', () => {
    rmSync(folder, { recursive: true });
    expect(draw()).toMatchObject({ status: 0 });
    expect(told()).toMatchObject({
      built: ['base', 'probe'],
      atSetup: ['base'],
      withMoor: 1,
      deck: false,
      spade: 'knapsack',
      causeway: 'stone-path',
    });
  });
});
