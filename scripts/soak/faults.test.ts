// Faults of the disk and of the folder, at the shipped host: each has its sentence, and nothing is lost.
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { GameUpdate } from '../../shared/contract/view';
import { ensureBuilt } from '../build.mjs';
import { aDataDir, lastWords, openScreen, pause, ROOT, type Screen } from './host';

const isRoot = process.getuid?.() === 0;
const seats = [{ name: 'Ann', control: 'person', character: 'lot' }] as const;

const begin = async (screen: Screen): Promise<GameUpdate> => {
  const { game } = await screen.get('games.create', {
    name: 'Faulty',
    seats,
    sets: ['base'],
    profile: 'revised',
    rules: {},
    seed: 'faults',
  });
  return await screen.get('games.open', { game });
};
const keysOf = ({ prompt }: GameUpdate): string[] =>
  (prompt?.options ?? [])
    .filter(({ off, minor }) => off === undefined && minor !== true)
    .slice(0, Math.max(1, prompt?.min ?? 1))
    .map(({ key }) => key);
const give = (screen: Screen, now: GameUpdate) =>
  screen.get('game.answer', {
    game: now.game,
    seat: 'p1',
    answer: { decision: now.prompt?.id ?? 'd', keys: keysOf(now) },
  });

const canMount =
  isRoot &&
  spawnSync('sh', [
    '-c',
    'd=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s',
  ]).status === 0;

/** A disk of this many kilobytes, or why there is none. */
const smallDisk = (kilobytes: number): string | undefined => {
  if (!canMount) return undefined;
  const dir = aDataDir();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', dir]).status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync('umount', ['-l', dir]);
  });
  return dir;
};

beforeAll(async () => {
  await ensureBuilt(ROOT, ['app']);
});

describe('a data folder', () => {
  it.skipIf(isRoot && !canMount)(
    'that may not be written to is told at the start, and its saves stay as they were',
    async () => {
      const dir = smallDisk(4096) ?? aDataDir();
      const readOnly = (yes: boolean): void => {
        if (canMount) expect(spawnSync('mount', ['-o', `remount,${yes ? 'ro' : 'rw'}`, dir]).status).toBe(0);
        else chmodSync(dir, yes ? 0o555 : 0o755);
      };
      const first = await openScreen(dir);
      await begin(first);
      await first.kill();
      readOnly(true);
      expect(await lastWords(dir)).toContain(`cannot write to its data folder ${dir}`);
      readOnly(false);
      const again = await openScreen(dir);
      expect(await again.get('games.list', {})).toMatchObject([{ name: 'Faulty' }]);
    },
  );

  it('that another Crownward has open is told, and that one plays on', async () => {
    const dir = aDataDir();
    const first = await openScreen(dir);
    const now = await begin(first);
    expect(await lastWords(dir)).toContain('Crownward is already open with the data folder');
    await give(first, now);
    expect(first.latest()?.stateId).toBeGreaterThan(0);
  });

  it('that is a file is told', async () => {
    const file = path.join(aDataDir(), 'file');
    writeFileSync(file, '');
    expect(await lastWords(file)).toContain(`The data folder ${file} cannot be made, since a file is in its place`);
  });
});

describe.skipIf(!canMount)('a disk that fills up', () => {
  it('is told with a sentence; what was acknowledged is there, and with room again the game goes on', async () => {
    const dir = smallDisk(4096);
    if (dir === undefined) throw new Error('no disk');
    const screen = await openScreen(dir);
    let now = await begin(screen);
    await give(screen, now);
    now = screen.latest() ?? now;
    const filler = path.join(dir, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
    // The log has room for some more answers.
    let why = '';
    for (let n = 0; n < 2000 && why === ''; n++) {
      await give(screen, now).catch((error: unknown) => {
        why = String(error);
      });
      now = screen.latest() ?? now;
    }
    expect(why).toMatch(/disk is full|disk reported a fault/);
    expect(await screen.get('games.open', { game: now.game })).toMatchObject({ stateId: now.stateId, view: now.view });
    rmSync(filler);
    await give(screen, now);
    now = screen.latest() ?? now;
    await screen.kill();
    const again = await openScreen(dir);
    expect(await again.get('games.open', { game: now.game })).toMatchObject({ stateId: now.stateId });
  });

  it('from the beginning is told at the start', async () => {
    const dir = smallDisk(64);
    if (dir === undefined) throw new Error('no disk');
    spawnSync('dd', ['if=/dev/zero', `of=${path.join(dir, 'filler')}`, 'bs=4k']);
    expect(await lastWords(dir)).toMatch(/is full; make room|reported a fault/);
  });
});

describe('two windows', () => {
  it('of one game: the slower answer is refused with a sentence, and nothing is answered twice', async () => {
    const dir = aDataDir();
    const screen = await openScreen(dir);
    const now = await begin(screen);
    const both = await Promise.allSettled([give(screen, now), give(screen, now)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const [, second] = both;
    expect(second.status === 'rejected' ? String(second.reason) : '').toMatch(/moved on|not asked/);
    await pause(20);
    expect((await screen.get('games.open', { game: now.game })).stateId).toBe(screen.latest()?.stateId);
  });
});
