// What other spaces read while it lies there. It is in no deck of the trial set.
import type { WorldDef } from '../../rules/vocab/definition';

export const shardsOfTheOldWorld: WorldDef = {
  id: 'probe/omen/shards_of_the_old_world',
  kind: 'world',
  deck: 'omen',
  copies: 0,
  origin: 'known',
  sides: {
    standing: [
      {
        id: 'shattered',
        static: [{ reads: { covered: false, not: { region: 'inner' } }, as: 'probe/terrain/desert' }],
      },
    ],
    spent: [],
  },
};
