// How long one waits for one's next question while three computers play, and what is seen meanwhile: by the clock of
// the story alone. What thinking and drawing take comes on top of it, which `npm run waiting` measures.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { played, waits, type Waited } from '../fixtures/waits';

const median = (all: readonly number[]): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
/** In milliseconds: with room for slow machines, which have four seconds and one and a half. */
const GOALS = { normal: 3500, fast: 1350 } as const;
/** What the clock of the story may be off by. */
const FRAME = 20;

beforeAll(() => {
  vi.useFakeTimers();
  // Nothing is drawn, so nothing flies.
  vi.stubGlobal('document', { getAnimations: () => [] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const all = async (speed: 'normal' | 'fast'): Promise<readonly Waited[]> => {
  const told: Waited[] = [];
  for (const wait of waits) told.push(await played(wait, speed));
  return told;
};

describe('my last answer to my next question', () => {
  it('takes no longer than it may, in the middle of recorded turns', async () => {
    for (const speed of ['normal', 'fast'] as const)
      expect(median((await all(speed)).map(({ ms }) => ms)), speed).toBeLessThanOrEqual(GOALS[speed]);
  });

  it('shows each card of others for a second, and both sides of their fights before the dice', async () => {
    const told = await all('normal');
    const cards = told.flatMap((one) => one.cards);
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.filter(({ ms }) => ms < 1000 - FRAME)).toEqual([]);
    const looks = told.flatMap((one) => one.looks);
    expect(looks.length).toBeGreaterThan(5);
    expect(looks.filter((ms) => ms < 500 - FRAME)).toEqual([]);
  });
});
