import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Banners } from './banners.svelte';
import { bannerTime } from './pace';
import type { Moment } from './scenes';

const middle: Moment = { what: 'middle', hero: 'h1' };
const talisman: Moment = { what: 'talisman', hero: 'h2' };
const lead: Moment = { what: 'lead', hero: 'h1' };
const king = (name: string): Moment => ({ what: 'king', hero: 'h0', def: `x/lord/${name}` });
const TIME = bannerTime('normal');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a banner', () => {
  it('has its time before the next one comes, with what is heard of it', () => {
    const banners = new Banners();
    const heard: string[] = [];
    for (const moment of [middle, talisman]) banners.proclaim(moment, 'normal', ({ what }) => heard.push(what));
    expect([banners.now?.what, heard]).toEqual(['middle', ['middle']]);
    vi.advanceTimersByTime(TIME - 1);
    expect(banners.now?.what).toBe('middle');
    vi.advanceTimersByTime(1);
    expect([banners.now?.what, heard]).toEqual(['talisman', ['middle', 'talisman']]);
    vi.advanceTimersByTime(TIME);
    banners.proclaim(middle, 'normal');
    expect(banners.now?.what).toBe('middle');
  });

  it('that waits does not come where nobody wants to see more', () => {
    const banners = new Banners();
    banners.proclaim(middle, 'normal');
    banners.proclaim(talisman, 'normal');
    banners.hush();
    vi.advanceTimersByTime(2 * TIME);
    expect(banners.now?.what).toBe('middle');
  });
});

describe('a moment', () => {
  it('of who is ahead is nothing beside a greater one', () => {
    const banners = new Banners();
    banners.proclaim(middle, 'normal');
    expect(banners.isWorth(lead, 3)).toBe(false);
    vi.advanceTimersByTime(TIME);
    expect(banners.isWorth(lead, 3)).toBe(true);
  });

  it('that comes again and again is shouted once in a few rounds, of each', () => {
    const banners = new Banners();
    for (const [moment, apart] of [
      [lead, 5],
      [middle, 5],
      [king('a'), 10],
      [king('b'), 10],
    ] as const)
      expect([1, 1, apart, apart + 1].map((round) => banners.isWorth(moment, round))).toEqual([
        true,
        false,
        false,
        true,
      ]);
    expect(banners.isWorth({ ...lead, hero: 'h2' }, 6)).toBe(true);
    expect([7, 7].map((round) => banners.isWorth(talisman, round))).toEqual([true, true]);
  });
});
