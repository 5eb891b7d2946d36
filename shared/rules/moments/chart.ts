// A point between two steps, at which everyone may do what he may (D Timing).
import { chapter, run } from '../charts/chart';
import type { AtMoment } from '../engine/given';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly moment: Chapter<{ readonly $at: AtMoment }>;
  }
}

export const momentChart = chapter('moment', guards).chart({
  id: 'moment',
  initial: 'ask',
  states: {
    // From the active seat clockwise, until all have passed.
    ask: { entry: run('moment/ask'), on: { next: [{ guard: 'asked', target: 'act' }, { target: 'done' }] } },
    act: { entry: run('moment/act'), on: { next: 'ask' } },
    done: { type: 'final' },
  },
});
