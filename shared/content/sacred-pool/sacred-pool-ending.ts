// The ending that is won by Quest Rewards: everybody keeps count of those that he has used up.
import { choose, ending, is, v } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { tally, wins } from '../common/endings';
import { REWARDS } from './rewards/deck';

const TALLIES = 'sacred-pool/deck/tally';

/** Used Quest Rewards stay with their owner face down, which is as if they were counted; they are inherited. */
export const spentRewards = tally({
  id: 'sacred-pool/tally/spent_rewards',
  deck: TALLIES,
  kind: 'reward',
  from: REWARDS,
});

/** That four used ones are its goal is known, the rest is ours. */
export const sacredPool: EndingDef = ending('sacred-pool/ending/sacred_pool', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'collection',
  when: { questRewards: true },
  begins: [{ op: 'deal', from: TALLIES, to: 'held' }],
  visit: [
    choose({ cards: { named: 'spent_rewards', zone: 'held', heldBy: 'me' } }, 'tally'),
    wins(is({ tokens: 'reward', on: v('tally') }, '>=', 4), []),
  ],
});
