// R4 MOVEMENT IN THE INNER REGION, TURNING BACK: one space towards the Crown of Command, or all the way back.
import { chapter, run } from '../charts/chart';
import type { Route } from '../query/routes';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /** `$way`: the one that was chosen, by its key; the answer is where it leads. */
    readonly 'inner-region': Chapter<{ readonly $way: string }, Route>;
  }
}

export const innerRegionChart = chapter('inner-region', guards).chart({
  id: 'inner-region',
  initial: 'guide',
  states: {
    // 000 FAQ Misdirection: whoever misleads him says whether he goes on, or back one space.
    guide: {
      entry: run('inner-region/guide'),
      on: { next: [{ guard: 'sentBack', target: 'sentBack' }, { target: 'oneSpace' }] },
    },
    // He meets nothing there, and has not turned back.
    sentBack: { entry: run('inner-region/sentBack'), on: { next: 'done' } },
    // No die is rolled.
    oneSpace: {
      entry: run('inner-region/oneSpace'),
      on: { next: [{ guard: 'turnsBack', target: 'turnBack' }, { target: 'done' }] },
    },
    turnBack: { entry: run('inner-region/turnBack'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
