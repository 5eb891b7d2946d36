// D Gaining Rewards: whoever has fulfilled a quest may have a Quest Reward in the Talisman's place.
import { is, prevent, reacts } from '../../../rules/dsl';
import type { RuleDef } from '../../../rules/vocab/definition';
import { REWARDS } from './deck';

export const questRewards: RuleDef = {
  id: 'sacred-pool/rule/questRewards',
  kind: 'rule',
  abilities: [
    reacts('reward', {
      stage: 'would',
      on: 'questDone',
      whose: 'anyone',
      when: is({ left: REWARDS }, '>=', 1),
      do: [prevent, { op: 'deal', from: REWARDS, to: 'held', who: 'eventHero' }],
    }),
  ],
};
