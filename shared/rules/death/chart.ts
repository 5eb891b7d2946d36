// R4 LOSING ALL LIVES; the killer's pick (R4 ENCOUNTERING ANOTHER CHARACTER); out of the game after the Crown was
// reached.
import type { HeroId } from '../../kernel/ids';
import type { Chapter } from '../vocab/chapters';
import { chapter, run } from '../charts/chart';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /** `$by`: who has killed him. */
    readonly death: Chapter<{ readonly $by?: HeroId } | undefined>;
  }
}

export const deathChart = chapter('death', guards).chart({
  id: 'death',
  initial: 'fall',
  states: {
    fall: {
      entry: run('death/fall'),
      on: { next: [{ guard: 'killedByCharacter', target: 'spoils' }, { target: 'leave' }] },
    },
    spoils: { entry: run('death/spoils'), on: { next: 'leave' } },
    leave: { entry: run('death/leave'), on: { next: 'player' } },
    player: { entry: run('death/player'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
