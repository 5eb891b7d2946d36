// R4 BATTLES BETWEEN TWO CHARACTERS 5. Claim Reward.
import type { HeroId } from '../../kernel/ids';
import { chapter, run } from '../charts/chart';
import type { Chapter } from '../vocab/chapters';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly reward: Chapter<{ readonly $winner: HeroId; readonly $loser: HeroId }>;
  }
}

export const rewardChart = chapter('reward', {}).chart({
  id: 'reward',
  initial: 'claim',
  states: {
    // A life, one gold or an Object, as the winner chooses
    claim: { entry: run('reward/claim'), on: { next: 'take' } },
    take: { entry: run('reward/take'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
