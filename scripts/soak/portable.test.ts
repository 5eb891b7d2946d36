// The archive for the browser: laid out, and started by the file that a person clicks, where no Node is on the path.
// `npm run soak` does it with the Node that is shipped and out of the archive; `npm test` from the folder, with its
// own.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../build.mjs';
import { archive, layOut, portableFaults, shippedNode, STARTER, targetFor } from '../dist/portable.mjs';
import { aDataDir, openScreen, ROOT } from './host';
import { isSoak } from './size';

beforeAll(async () => {
  await ensureBuilt(ROOT, ['app']);
});

/** In `npm test` the Node that runs it: its licence does not matter then, its place does. */
const nodeForTest = () =>
  isSoak
    ? shippedNode(targetFor('linux', process.arch))
    : { binary: process.execPath, licence: path.join(ROOT, 'LICENSE') };

it('starts by itself and plays', async () => {
  const out = aDataDir();
  const folder = layOut(ROOT, out, { system: 'linux', arch: process.arch, node: nodeForTest() });
  expect(portableFaults(folder, 'linux', process.arch)).toEqual([]);
  let here = folder;
  if (isSoak) {
    const file = archive(folder, 'linux');
    // Somebody's folder has a space in its name.
    const elsewhere = path.join(out, 'my games');
    mkdirSync(elsewhere);
    rmSync(folder, { recursive: true });
    expect(spawnSync('tar', ['-xzf', file, '-C', elsewhere]).status).toBe(0);
    here = path.join(elsewhere, path.basename(folder));
  }
  const names = readdirSync(here, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /\.(map|ts|svelte)$|\.test\./.test(name))).toEqual([]);
  expect(names.filter((name) => name.endsWith('.node'))).toHaveLength(1);

  const dataDir = aDataDir();
  const screen = await openScreen(dataDir, { program: path.join(here, STARTER.linux) });
  const seats = [
    { name: 'Ann', control: 'computer', character: 'base/character/warrior' },
    { name: 'Robot', control: 'person', character: 'base/character/wizard' },
  ] as const;
  const setup = { seats, sets: ['base'], profile: 'revised', rules: {}, seed: 'portable' } as const;
  const { game } = await screen.get('games.create', setup);
  const { view } = await screen.get('games.open', { game });
  expect(view.round).toBeGreaterThan(0);
  expect(await screen.get('games.list', {})).toHaveLength(1);
  expect(existsSync(path.join(dataDir, 'crownward.sqlite')) || readdirSync(dataDir).length > 0).toBe(true);
  await screen.kill();
});

it('is found out with the wrong Node, the wrong native file or a licence missing', () => {
  const out = aDataDir();
  const folder = layOut(ROOT, out, { system: 'linux', arch: process.arch, node: nodeForTest() });
  const prebuilds = path.join(ROOT, 'node_modules/better-sqlite3/prebuilds');
  copyFileSync(path.join(prebuilds, 'win32-x64.node'), path.join(folder, 'node/node'));
  rmSync(path.join(folder, 'THIRD-PARTY.txt'));
  const native = `app/node_modules/better-sqlite3/prebuilds/${targetFor('linux', process.arch)}.node`;
  copyFileSync(path.join(prebuilds, 'darwin-arm64.node'), path.join(folder, native));
  expect(portableFaults(folder, 'linux', process.arch)).toEqual([
    'Missing: THIRD-PARTY.txt',
    expect.stringContaining('node/node is a file for win32-x64'),
    expect.stringContaining('is a file for darwin-arm64'),
  ]);
});
