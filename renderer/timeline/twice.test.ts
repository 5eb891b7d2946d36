// A key that is pressed twice quickly costs nothing: neither the dice of one's own fight nor what comes behind a card.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { house as anyHouse } from '../fixtures/house';
import { follows } from '../fixtures/story';
import { fightView } from '../fixtures/views';
import { AT_ONCE, fightTimes, type Pace } from './pace';
import { Playback } from './playback.svelte';
import type { House } from './scenes';

const MINUTE = 60_000;
const QUICK = 40;
const pace: Pace = { speed: 'normal', behind: 0, mine: true };
const house: House = { ...anyHouse, at: () => undefined };
const attack = follows.slice(2, 4);
const [rolled] = attack;
const said: ViewEvent = { t: 'changed', hero: 'h0', what: 'fate', by: 1, now: 2 };

const playing = (events: readonly ViewEvent[], more: Partial<House> = {}) => {
  const playback = new Playback();
  const told: ViewEvent[] = [];
  void playback.play(events, {
    pace: () => pace,
    tell: (event) => told.push(event),
    house: { ...house, ...more },
    landed: () => Promise.resolve(),
  });
  return { playback, told };
};
/** What a key does: it goes on where something waits for one, and else skips. */
const press = (playback: Playback): void => {
  if (playback.waits) playback.goOn();
  else playback.pass();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const drawn: ViewEvent = {
  t: 'card',
  card: 'c1',
  def: 'base/adventure/wand',
  from: { in: 'deck', deck: 'adventure' },
  to: { in: 'space', space: 'base/space/chapel' },
};

describe('a key pressed twice quickly', () => {
  const { tumble, word } = fightTimes(pace, { fresh: false, thrown: true });

  it('throws the dice of one’s own fight once, and skips them when it is pressed later', async () => {
    for (const later of [false, true]) {
      const { playback, told } = playing(attack);
      await vi.advanceTimersByTimeAsync(MINUTE);
      press(playback);
      await vi.advanceTimersByTimeAsync(QUICK);
      press(playback);
      await vi.advanceTimersByTimeAsync(later ? 400 - QUICK : tumble + word - QUICK - 1);
      expect([playback.poised, playback.fight?.t, told]).toEqual([false, 'fight', []]);
      if (later) press(playback);
      await vi.advanceTimersByTimeAsync(1);
      expect(told).toEqual(attack);
    }
  });

  it('throws them once where fate is asked about them, and what lies there is told with its sums', async () => {
    const fight = fightView('lost');
    for (const later of [false, true]) {
      const { playback, told } = playing([rolled as ViewEvent], { fight });
      await vi.advanceTimersByTimeAsync(MINUTE);
      press(playback);
      await vi.advanceTimersByTimeAsync(QUICK);
      press(playback);
      await vi.advanceTimersByTimeAsync(400 - QUICK);
      expect([playback.attack, told]).toEqual([fight, []]);
      if (later) {
        press(playback);
        await vi.advanceTimersByTimeAsync(0);
        expect(playback.times).toBe(AT_ONCE);
      } else await vi.advanceTimersByTimeAsync(tumble + word);
      expect(told).toEqual([rolled]);
    }
  });

  it('skips nothing of what comes behind a card, and no dice that follow an answer', async () => {
    const { playback, told } = playing([drawn, said, { t: 'said', hero: 'h0', msg: { id: 'said.timeUp' } }]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    press(playback);
    await vi.advanceTimersByTimeAsync(QUICK);
    press(playback);
    await vi.advanceTimersByTimeAsync(QUICK);
    expect([playback.running, told]).toEqual([true, [drawn, said]]);
    const roll = playing([{ t: 'rolled', hero: 'h0', for: 'move', dice: [3] }]);
    await vi.advanceTimersByTimeAsync(QUICK);
    press(roll.playback);
    await vi.advanceTimersByTimeAsync(QUICK);
    expect([roll.playback.running, roll.told]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(400);
    press(roll.playback);
    await vi.advanceTimersByTimeAsync(0);
    expect(roll.told).toHaveLength(1);
  });
});

describe('a key that skips', () => {
  const walked: ViewEvent = { t: 'moved', hero: 'h0', path: ['a', 'b', 'c', 'd', 'e'], how: 'walk' };
  const after = async (ms: number, events: readonly ViewEvent[], more: Partial<House> = {}) => {
    const { playback, told } = playing(events, more);
    await vi.advanceTimersByTimeAsync(ms);
    press(playback);
    await vi.advanceTimersByTimeAsync(MINUTE);
    return { playback, told };
  };

  it('leads no further than to one’s own card, which waits for the next one', async () => {
    const { playback, told } = await after(500, [walked, said, drawn, said]);
    expect([playback.scene?.t, told]).toEqual(['card', [walked, said, drawn]]);
    press(playback);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([playback.running, told]).toEqual([false, [walked, said, drawn, said]]);
  });

  it('nor past one’s own fight before its dice are thrown', async () => {
    const { playback, told } = await after(500, [walked, said, ...attack]);
    expect([playback.poised, told]).toEqual([true, [walked, said]]);
  });

  it('skips what others draw, and all where the way to one’s next turn is asked for', async () => {
    const theirs = await after(500, [walked, said, drawn, said], { myTurn: () => false });
    expect(theirs.told).toEqual([walked, said, drawn, said]);
    const { playback, told } = playing([walked, said, drawn, said]);
    await vi.advanceTimersByTimeAsync(500);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.running, told]).toEqual([false, [walked, said, drawn, said]]);
  });
});

describe('a fight that stands', () => {
  it('has its sums from the start where its dice were not shown: no text runs ahead of them', async () => {
    const { playback } = playing([rolled as ViewEvent], { fight: fightView('lost'), staged: true });
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    playback.stand(fightView('lost'));
    expect(playback.times).toBe(AT_ONCE);
    const opened = new Playback();
    opened.stand(fightView('lost'));
    expect(opened.times).toBe(AT_ONCE);
  });
});
