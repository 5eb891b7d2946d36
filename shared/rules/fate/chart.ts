// D Fate Tokens: whose fate is not sided yet says how much of it is dark.
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly 'fate-sides': Chapter;
  }
}

export const sidesChart = chapter('fate', guards).chart({
  id: 'fate-sides',
  initial: 'sides',
  states: {
    sides: { entry: run('fate/sides'), on: { next: [{ guard: 'saidHowDark', target: 'sided' }, { target: 'done' }] } },
    sided: { entry: run('fate/sided'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
