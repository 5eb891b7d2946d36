import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../../shared/contract/event';
import { ok } from '../../../shared/kernel/result';
import type { Shell } from '../../app/shell.svelte';
import { midGame } from '../../fixtures/views';
import type { Feed } from '../table/feed.svelte';
import { Watch } from './replay.svelte';

const LAST = 9;

/** A replay whose answers are told by their number. */
const aWatch = (speed = 'normal'): { readonly watch: Watch; readonly seen: string[] } => {
  const seen: string[] = [];
  const view = midGame(4);
  let at = 0;
  const client = {
    replay: () => Promise.resolve(ok({ last: LAST, turns: [], seats: ['p0'], over: true })),
    frame: ({ seq }: { readonly seq: number }) => {
      at = seq;
      return Promise.resolve(ok({ seq, view, events: [{ t: 'turn' }] }));
    },
  };
  const shell = { client, settings: { speed } } as unknown as Shell;
  const feed = {
    id: 'g',
    playback: { skip: () => undefined },
    lay: () => seen.push(`stands ${at}`),
    show: (events: readonly ViewEvent[], _: unknown, how: string) =>
      Promise.resolve(seen.push(`shows ${events.length} of ${at}, ${how}`)),
  } as unknown as Feed;
  return { watch: new Watch(shell, feed), seen };
};

describe('a replay', () => {
  it('begins where nothing was answered', async () => {
    const { watch, seen } = aWatch();
    await watch.open();
    expect(seen).toEqual(['stands 0']);
  });

  it('that is opened at a moment shows how it came to it, and stands there', async () => {
    const { watch, seen } = aWatch();
    await watch.open(7);
    expect(seen).toEqual(['stands 5', 'shows 1 of 6, normal', 'shows 1 of 7, normal']);
    expect([watch.seq, watch.running]).toEqual([7, false]);
  });

  it('shows a moment also to whoever plays without showing anything, and the first answer of all', async () => {
    const { watch, seen } = aWatch('instant');
    await watch.open(1);
    expect(seen).toEqual(['stands 0', 'shows 1 of 1, normal']);
    seen.length = 0;
    await watch.next();
    expect(seen).toEqual(['shows 1 of 2, instant']);
  });
});
