// A roll that decides something for whoever sits here: looked at, thrown, read; and nobody who plays fast waits for it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import type { Settings } from '../../shared/contract/settings';
import type { DefId } from '../../shared/kernel/ids';
import { house as anyHouse } from '../fixtures/house';
import { Playback } from './playback.svelte';
import { isDeciding, type House } from './scenes';

const CHASM: DefId = 'base/space/chasm';
const house: House = { ...anyHouse, own: () => undefined, at: () => CHASM };
const rolled: ViewEvent = { t: 'rolled', hero: 'h0', for: 'space', dice: [2], source: CHASM, leads: { counts: 2 } };
const loses: ViewEvent = { t: 'changed', hero: 'h0', what: 'life', by: -1, now: 3, source: CHASM };
const next: ViewEvent = { t: 'turn', seat: 'p1', hero: 'h1', round: 2 };
const MINUTE = 60_000;

type Story = {
  readonly playback: Playback;
  readonly told: readonly ViewEvent[];
  /** Milliseconds that it took. */
  readonly took: () => number | undefined;
};
function playing(events: readonly ViewEvent[], speed: Settings['speed'], about?: DefId): Story {
  const playback = new Playback();
  const told: ViewEvent[] = [];
  let took: number | undefined;
  const from = performance.now();
  const pace = { speed, behind: 0, mine: true };
  const telling = { pace: () => pace, tell: (event: ViewEvent) => told.push(event), house };
  void playback.play(events, about === undefined ? telling : { ...telling, about }).then(() => {
    took = performance.now() - from;
  });
  return { playback, told, took: () => took };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Until something is so, by the clock. */
async function until(holds: () => boolean): Promise<void> {
  for (let ms = 0; ms < MINUTE && !holds(); ms += 10) await vi.advanceTimersByTimeAsync(10);
  expect(holds()).toBe(true);
}

it('is looked at, then flies, and its number is told when it lies', async () => {
  const { playback, told } = playing([rolled, loses, next], 'normal');
  for (const at of ['hand', 'air'] as const) {
    await until(() => playback.rolling.thrown?.at === at);
    expect(told).toEqual([]);
  }
  await until(() => playback.rolling.thrown?.at === 'table');
  expect(told).toEqual([rolled]);
  // What came of it is read before the next turn begins, or until a key is pressed.
  await until(() => told.length === 2);
  expect(playback.rolling.thrown?.after).toEqual([loses]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.waits).toBe(true);
  playback.goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.rolling.thrown).toBeUndefined();
  expect(playback.waits).toBe(false);
});

it('has a key that sleeps until all that came of it can be read', async () => {
  const { playback, told } = playing([rolled, loses, next], 'normal');
  for (const at of ['hand', 'air', 'table'] as const) {
    await until(() => playback.rolling.thrown?.at === at);
    expect(playback.awake).toBe(false);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.rolling.thrown?.at).toBe(at);
  }
  await until(() => playback.awake);
  expect(told).toEqual([rolled, loses]);
  playback.goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.rolling.thrown).toBeUndefined();
});

it('goes on by itself where it harms nobody, unless somebody reads it', async () => {
  for (const [events, keeps, waits] of [
    [[rolled, next], false, false],
    [[rolled, next], true, true],
    [[rolled, loses, next], false, true],
    [[rolled, { ...loses, by: 1 }, next], false, false],
  ] as const) {
    const { playback } = playing(events, 'normal');
    await until(() => playback.rolling.read);
    if (keeps) playback.rolling.keep();
    expect(playback.rolling.goesIn > 0).toBe(!waits);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(playback.rolling.held).toBe(waits);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(playback.rolling.thrown).toBeUndefined();
  }
});

it('says where it brings whoever has thrown before he goes', async () => {
  const goes: ViewEvent = { t: 'moved', hero: 'h0', path: ['base/space/city'], how: 'teleport' };
  const { playback, told } = playing([rolled, goes, next], 'normal');
  await until(() => playback.rolling.read);
  expect(playback.rolling.thrown?.after).toEqual([goes]);
  expect(told).toEqual([rolled]);
});

it('waits for whoever reads while it flies', async () => {
  const { playback } = playing([rolled, next], 'normal');
  await until(() => playback.rolling.thrown?.at === 'air');
  playback.rolling.keep();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(playback.rolling.read).toBe(true);
});

it.each(['fast', 'instant'] as const)('takes at %s no longer than a roll for a move', async (speed) => {
  const took = async (events: readonly ViewEvent[]): Promise<number> => {
    const story = playing(events, speed);
    await until(() => story.took() !== undefined);
    return story.took() ?? Infinity;
  };
  expect(await took([rolled, loses, next])).toBe(await took([{ ...rolled, for: 'move' }, loses, next]));
});

it.each(['normal', 'instant'] as const)('stays at %s while something is asked about it', async (speed) => {
  const { playback, took } = playing([rolled], speed, CHASM);
  await until(() => took() !== undefined);
  playback.stand(undefined, CHASM);
  expect(playback.rolling.thrown).toMatchObject({ at: 'table', event: rolled });
  expect(playback.waits).toBe(false);
  playback.stand(undefined, 'rules');
  expect(playback.rolling.thrown).toBeUndefined();
});

it('stops the skipping that would lead past it', async () => {
  const { playback, told } = playing([{ ...next, seat: 'p0', hero: 'h0' }, rolled, loses], 'normal');
  await vi.advanceTimersByTimeAsync(60);
  playback.pass();
  await until(() => told.length === 3);
  expect(playback.rolling.held).toBe(true);
});

it('is seen larger where it is another who throws, and his roll decides much', async () => {
  const far: ViewEvent = { ...rolled, hero: 'h1', leads: { counts: 4, stat: 'strength', less: 7 } };
  const { playback, told } = playing([far, next], 'normal');
  await until(() => playback.far.thrown?.at === 'air');
  expect(told).toEqual([]);
  await until(() => playback.far.thrown?.at === 'table');
  expect(playback.rolling.thrown).toBeUndefined();
  expect(playback.waits).toBe(false);
  await until(() => playback.far.thrown === undefined);
  for (const [event, speed] of [
    [{ ...rolled, hero: 'h1' }, 'normal'],
    [far, 'fast'],
  ] as const) {
    const story = playing([event, next], speed);
    await until(() => story.took() !== undefined);
    expect(story.playback.far.thrown).toBeUndefined();
  }
});

it('is one of somebody who sits here, of a kind that a text tells of', () => {
  const decides = (more: object): boolean => isDeciding({ ...rolled, ...more }, [], house);
  expect([{}, { for: 'pray' }, { for: 'number' }, { hero: 'h1', payer: 'h0' }].map(decides)).not.toContain(false);
  expect([{ for: 'move' }, { for: 'attack' }, { for: 'creature' }, { hero: 'h1' }].map(decides)).not.toContain(true);
});
