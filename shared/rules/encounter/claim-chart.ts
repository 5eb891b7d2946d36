// 2 12:1, O Claiming Face Up Cards: what lies on a space and is no part of the encounter.
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /** `$close`: at the end of the turn. */
    readonly claim: Chapter<{ readonly $close?: true; readonly $meet?: string } | undefined>;
  }
}

export const claimChart = chapter('encounter', guards).chart({
  id: 'claim',
  initial: 'offer',
  states: {
    // One thing at a time, as often as he likes: what he takes may change what he can take next.
    offer: { entry: run('encounter/loose'), on: { next: [{ guard: 'claimed', target: 'take' }, { target: 'done' }] } },
    take: { entry: run('encounter/claimed'), on: { next: 'offer' } },
    done: { type: 'final' },
  },
});
