// What whoever beats its holder takes as his reward, and nothing else.
import { after, object, reacts } from '../../rules/dsl';
import type { ObjectDef } from '../../rules/vocab/definition';

/** As a part it has the winner take the Invention. It is in no deck of the trial set. */
export const gold: ObjectDef = object('probe/material/gold', {
  copies: 0,
  keywords: ['trinket'],
  origin: 'known',
  part: {
    abilities: [
      reacts(
        'bait',
        after('beaten', 'mine', { op: 'reward', card: 'this' }, { event: { foe: 'character' }, forced: true }),
      ),
    ],
  },
});
