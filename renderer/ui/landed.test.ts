// Dice that fly are waited for as long as pictures are drawn, and in a window that nobody sees not for ever.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diceLanded } from './landed';

/** An animation of a die that lands when it is told to. */
function thrownDie() {
  const landed = Promise.withResolvers<unknown>();
  vi.stubGlobal('KeyframeEffect', Object);
  const effect = { target: { matches: (selector: string) => selector === '[data-rolling]' } };
  vi.stubGlobal('document', { getAnimations: () => [{ effect, finished: landed.promise }] });
  return landed;
}

/** Whether they are waited for still. */
function watched(): () => Promise<boolean> {
  const seen = { waits: true };
  void diceLanded().then(() => {
    seen.waits = false;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return seen.waits;
  };
}

describe('dice that were thrown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are waited for until they lie, however slowly a busy computer draws them', async () => {
    const die = thrownDie();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 900));
    const waits = watched();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waits()).toBe(true);
    die.resolve(undefined);
    expect(await waits()).toBe(false);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('are not waited for in a window that nobody sees', async () => {
    thrownDie();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const waits = watched();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waits()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waits()).toBe(false);
  });

  it('that do not fly hold nothing up', async () => {
    vi.stubGlobal('document', { getAnimations: () => [] });
    expect(await watched()()).toBe(false);
  });
});
