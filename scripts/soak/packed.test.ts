// A package with a stand-in for the Electron runtime, looked through and broken on purpose; and the program out of it,
// playing on its own database. What this cannot show is Electron itself.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPackageWithOptions, extractAll, listPackage } from '@electron/asar';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { GameUpdate } from '../../shared/contract/view';
import { ensureBuilt } from '../build.mjs';
import { configuration, pack } from '../dist/builder.mjs';
import { faultsOf, ourSize, packedIn } from '../dist/look.mjs';
import { CODE, SHIPPED } from '../licences/shipped.mjs';
import { aDataDir, pause, ROOT } from './host';
import { startPacked } from './packed-program';
import { makeRuntime } from './runtime';
import { isSoak } from './size';

const MEGABYTE = 1024 * 1024;
const home = mkdtempSync(path.join(os.tmpdir(), 'crownward-packed-'));
const fuses = (configuration(ROOT).electronFuses ?? {}) as Readonly<Record<string, unknown>>;
const packed = packedIn(path.join(home, 'out'), 'linux', 'x64');

beforeAll(async () => {
  await ensureBuilt(ROOT, ['app']);
  makeRuntime(path.join(home, 'runtime'));
  const config = { electronDist: path.join(home, 'runtime'), directories: { output: path.join(home, 'out') } };
  await pack(ROOT, { system: 'linux', kinds: ['dir'], arch: 'x64', config });
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const native = 'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node';
const foreign = (target: string): string => path.join(ROOT, `node_modules/better-sqlite3/prebuilds/${target}.node`);

/** A copy of the package to be broken. */
const aCopy = () => {
  const out = mkdtempSync(path.join(home, 'copy-'));
  onTestFinished(() => {
    rmSync(out, { recursive: true, force: true });
  });
  cpSync(path.join(home, 'out'), out, { recursive: true });
  const copy = packedIn(out, 'linux', 'x64');
  return { ...copy, folder: copy.licences };
};

/** The archive taken apart, changed and put together again. */
const repacked = async (change: (folder: string) => void, unpack = '**/*.node') => {
  const copy = aCopy();
  const asar = path.join(copy.resources, 'app.asar');
  const folder = path.join(copy.folder, 'taken-apart');
  extractAll(asar, folder);
  change(folder);
  rmSync(`${asar}.unpacked`, { recursive: true });
  await createPackageWithOptions(folder, asar, { unpack });
  return copy;
};

describe('the package', () => {
  it('holds what belongs to it and nothing else, with its fuses as configured', async () => {
    expect(await faultsOf(packed, fuses)).toEqual([]);
    expect(Object.keys(fuses).length).toBeGreaterThan(7);
    // Without the runtime, as unpacked on a disk.
    expect(ourSize(packed)).toBeLessThan(12 * MEGABYTE);
  });

  it('holds exactly these files', () => {
    const files = listPackage(path.join(packed.resources, 'app.asar'), { isPack: false })
      .filter((file) => path.extname(file) !== '' || file.endsWith('LICENSE'))
      .map((file) => file.replaceAll(path.sep, '/').replace(/-[\w-]{8}(?=\.(js|css|woff2|svg)$)/, ''));
    const expected = readFileSync(path.join(import.meta.dirname, 'packed-files.txt'), 'utf8');
    expect(`${files.sort().join('\n')}\n`).toBe(expected);
  });

  it('is of the packages that THIRD-PARTY.txt names', () => {
    const bundled = ['main', 'renderer', 'host'].flatMap((part) => {
      const folder = path.join(ROOT, 'dist', part);
      const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
      return maps.flatMap((file) => {
        const { sources } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
          readonly sources: readonly string[];
        };
        return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
      });
    });
    // One is packed as it is.
    expect([...new Set([...bundled, 'better-sqlite3'])].sort()).toEqual(CODE);
    const text = readFileSync(path.join(packed.resources, 'THIRD-PARTY.txt'), 'utf8');
    for (const name of SHIPPED) expect(text).toContain(`\n${name} `);
  });

  it.each([
    [
      'a file for another processor',
      (at: string) => copyFileSync(foreign('linux-arm64'), path.join(at, native)),
      'is a file for linux-arm64',
    ],
    [
      'a file for another system',
      (at: string) => copyFileSync(foreign('win32-x64'), path.join(at, native)),
      'is a file for win32-x64',
    ],
    ['one byte too many', (at: string) => appendFileSync(path.join(at, native), 'x'), 'is not what was packed'],
    [
      'no native file',
      (at: string) => rmSync(path.join(at, native)),
      'Missing: node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ],
    [
      'a second native file',
      (at: string) => copyFileSync(foreign('linux-arm64'), path.join(at, native.replace('x64', 'arm64'))),
      'Does not belong outside',
    ],
    ['no licence', (at: string) => rmSync(path.join(at, 'resources/LICENSE')), 'A licence is missing: LICENSE'],
    [
      'no licences of others',
      (at: string) => rmSync(path.join(at, 'resources/THIRD-PARTY.txt')),
      'A licence is missing: THIRD-PARTY.txt',
    ],
    [
      "an empty licence of the runtime's",
      (at: string) => truncateSync(path.join(at, 'LICENSES.chromium.html')),
      'A licence is missing: LICENSES.chromium.html',
    ],
  ])('is found out with %s', async (_, spoil, expected) => {
    const copy = aCopy();
    spoil(copy.folder);
    expect((await faultsOf(copy, fuses)).join('\n')).toContain(expected);
  });

  it.each([
    ['RunAsNode', FuseV1Options.RunAsNode, true, 'runAsNode is not off'],
    ['OnlyLoadAppFromAsar', FuseV1Options.OnlyLoadAppFromAsar, false, 'onlyLoadAppFromAsar is not on'],
  ] as const)('is found out with the fuse %s flipped', async (_, fuse, on, expected) => {
    const copy = aCopy();
    await flipFuses(copy.executable, { version: FuseVersion.V1, [fuse]: on });
    expect(await faultsOf(copy, fuses)).toEqual([`The fuse ${expected}.`]);
  });

  it.each([
    ['a source', 'dist/main/index.ts'],
    ['a test', 'dist/renderer/assets/board.test.js'],
    ['a map', 'dist/main/index.cjs.map'],
    ['a save', 'saves/mine.crownward'],
    ["a package's sources", 'node_modules/better-sqlite3/src/x.cpp'],
  ])('is found out with %s inside', async (_, file) => {
    const copy = await repacked((folder) => {
      cpSync(path.join(ROOT, 'package.json'), path.join(folder, file));
    });
    expect(await faultsOf(copy, fuses)).toEqual([`Does not belong into the archive: ${file}`]);
  });

  it('is found out with the native file inside, with a part missing, and with one byte changed', async () => {
    expect((await faultsOf(await repacked(() => undefined, '*.nothing'), fuses)).join()).toContain('wrong side');
    const without = await repacked((folder) => {
      rmSync(path.join(folder, 'dist/main/preload.cjs'));
    });
    expect((await faultsOf(without, fuses)).join()).toContain('preload');
    const changed = aCopy();
    const asar = path.join(changed.resources, 'app.asar');
    const bytes = readFileSync(asar);
    bytes[bytes.length - 1000] = (bytes[bytes.length - 1000] ?? 0) ^ 1;
    writeFileSync(asar, bytes);
    expect((await faultsOf(changed, fuses)).join()).toContain('is not what was packed');
  });
});

describe('the program out of the package', () => {
  const folder = path.join(home, 'program');
  beforeAll(() => {
    extractAll(path.join(packed.resources, 'app.asar'), folder);
  });

  const keysFor = ({ prompt }: GameUpdate): readonly string[] =>
    (prompt?.options ?? [])
      .filter(({ off, minor }) => off === undefined && minor !== true)
      .map(({ key }) => key)
      .slice(0, Math.max(1, prompt?.min ?? 1));

  it('plays on its database, and has the game again afterwards', async () => {
    const dataDir = aDataDir();
    const first = await startPacked(folder, ['--data-dir', dataDir]);
    const seats = [
      { name: 'Ann', control: 'person', character: 'base/character/warrior' },
      { name: 'Robot', control: 'computer', character: 'base/character/wizard' },
    ] as const;
    const setup = { seats, sets: ['base'], profile: 'revised', rules: {}, seed: 'packed' } as const;
    const { game } = await first.get('games.create', setup);
    let now = await first.get('games.open', { game });
    const rounds = isSoak ? 12 : 2;
    for (let n = 0; n < 3000 && now.view.round <= rounds; n++) {
      if (now.prompt !== undefined)
        await first.get('game.answer', { game, seat: 'p1', answer: { decision: now.prompt.id, keys: keysFor(now) } });
      else await pause(10);
      now = await first.get('games.open', { game });
    }
    expect(now.view.round).toBeGreaterThan(rounds);
    const page = await first.respond('app://crownward/index.html');
    expect(await page?.text()).toContain('<title>Crownward');
    first.stop();

    const second = await startPacked(folder, ['--data-dir', dataDir]);
    expect((await second.get('games.open', { game })).stateId).toBeGreaterThanOrEqual(now.stateId);
    second.stop();
  });

  it('opens a campaign that it is started with', async () => {
    const file = path.join(ROOT, 'main/testing/saves/0.1.0/first-question.crownward');
    const program = await startPacked(folder, ['--data-dir', aDataDir(), file]);
    // The window does not wait for the file.
    await expect
      .poll(async () => (await program.get('app.info', {})).notices, { timeout: 30_000 })
      .toEqual([expect.objectContaining({ code: 'added', file: 'first-question.crownward' })]);
    expect(await program.get('games.list', {})).toHaveLength(1);
    program.stop();
  });
});
