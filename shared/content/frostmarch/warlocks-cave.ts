// The quest cards of the Warlock, and what may be chosen about them.
import { is, prevent, reacts } from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import { startingQuest, warlocksCave } from '../common/warlock-quests';

export const cave = warlocksCave;
export const questAtTheStart = startingQuest('frostmarch');

/** Of the set that the option asks for (set.ts). */
const TREASURES = { deck: 'treasure', ofSet: 'dungeon' } as const;
/** In the Talisman's place; how it is picked is not known, so it is by lot. */
export const treasureRewards: RuleDef = {
  id: 'frostmarch/rule/treasureRewards',
  kind: 'rule',
  abilities: [
    reacts('treasure', {
      stage: 'would',
      on: 'questDone',
      whose: 'anyone',
      when: is({ left: TREASURES }, '>=', 1),
      do: [prevent, { op: 'shuffle', deck: TREASURES }, { op: 'deal', from: TREASURES, to: 'held', who: 'eventHero' }],
    }),
  ],
};
