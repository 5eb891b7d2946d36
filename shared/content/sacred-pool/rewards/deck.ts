// What a Quest Reward is: nobody takes it, and used up it is out of the game (D Gaining Rewards).
import type { StateDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';

export const REWARDS = 'sacred-pool/deck/reward';

/** The top card of the deck, for whoever carries it out. */
export const drawsAReward: Effect = { op: 'deal', from: REWARDS, to: 'held' };

export const reward = (
  name: string,
  { keywords = [], ...body }: Pick<StateDef, 'taken' | 'abilities' | 'carries' | 'keywords'>,
): StateDef => ({
  id: `sacred-pool/reward/${name}`,
  kind: 'state',
  deck: REWARDS,
  origin: 'known',
  keywords: ['leavesGame', ...keywords],
  ...body,
});
