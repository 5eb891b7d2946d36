import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { msg } from '../../shared/kernel/ids';
import { told } from '../fixtures/story';
import type { Pace } from './pace';
import { Playback } from './playback.svelte';
import type { Telling } from './telling';

const FRAMES = 50;
const normal: Pace = { speed: 'normal', behind: 0, mine: true };

const silent: Telling = { pace: () => normal, tell: () => undefined };

/** Plays a story, and says what was told so far and whether it has ended. */
const playing = (pace: Pace) => {
  const playback = new Playback();
  const heard: ViewEvent[] = [];
  const begun: ViewEvent[] = [];
  let ended = false;
  void playback
    .play(told, { pace: () => pace, begins: (event) => begun.push(event), tell: (event) => heard.push(event) })
    .then(() => (ended = true));
  return { playback, heard, begun, ended: () => ended };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('dice', () => {
  it('tumble with the roll that is shown, and lie still while later events are played', async () => {
    const rolled: ViewEvent = { t: 'rolled', for: 'movement', dice: [4] };
    const playback = new Playback();
    playback.remember([rolled]);
    expect(playback.roll).toMatchObject({ dice: [4], fresh: false });
    const first = playback.play([rolled], silent);
    await vi.advanceTimersByTimeAsync(FRAMES);
    expect(playback.roll).toMatchObject({ dice: [4], fresh: true });
    await vi.runAllTimersAsync();
    await first;
    void playback.play(told.slice(0, 1), silent);
    await vi.advanceTimersByTimeAsync(FRAMES);
    expect(playback.roll).toMatchObject({ dice: [4], fresh: false });
  });
});

describe('events that are played back', () => {
  it('begin three frames after they take the place of the question', async () => {
    const { playback, heard } = playing(normal);
    await vi.advanceTimersByTimeAsync(FRAMES - 1);
    expect([playback.running, playback.now, heard]).toEqual([true, undefined, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([told[0]]);
    expect(playback.now).toEqual(told[0]);
  });

  it('take no longer where drawing them takes long, and catch up with little only', async () => {
    const said: ViewEvent = { t: 'said', hero: 'h1', msg: msg('say.x') };
    for (const [drawing, took] of [
      [60, 50 + 500 + 500],
      [300, 50 + 400 + 300 + 400 + 300],
    ] as const) {
      let drawn = 0;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + drawn);
      const began = performance.now();
      const shown = new Playback().play([said, said], { pace: () => normal, tell: () => (drawn += drawing) });
      await vi.runAllTimersAsync();
      await shown;
      expect(performance.now() - began).toBe(took);
      clock.mockRestore();
    }
  });

  it('are told at once where nothing is to be shown', async () => {
    const { playback, heard, begun, ended } = playing({ ...normal, speed: 'instant' });
    await Promise.resolve();
    expect(heard).toEqual(told);
    expect(begun).toEqual([]);
    expect([ended(), playback.running]).toEqual([true, false]);
  });

  it('are told to the end when they are skipped, also before the first', async () => {
    for (const after of [0, FRAMES + 1]) {
      const { playback, heard, ended } = playing(normal);
      await vi.advanceTimersByTimeAsync(after);
      playback.skip();
      await vi.advanceTimersByTimeAsync(0);
      expect(heard).toEqual(told);
      expect(ended()).toBe(true);
      expect([playback.now, playback.over]).toEqual([undefined, { at: {}, values: {}, laid: {}, gone: new Set() }]);
    }
  });
});
