// A card out of the discards, by lot, beside whatever is drawn.
import { after, plus, reacts } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';

const rises: Effect = { op: 'deal', from: 'adventure', discarded: 'random', to: { at: 'here' } };
/** Not in the deck of the trial set, whose Omens are counted. */
export const theDeadRise: WorldDef = {
  id: 'probe/omen/the_dead_rise',
  kind: 'world',
  deck: 'omen',
  copies: 0,
  origin: 'known',
  sides: {
    standing: [
      {
        id: 'undead',
        static: [plus('foeRoll', 1, { reach: 'everyone', when: { fight: { subtype: ['spirit', 'undead'] } } })],
      },
      reacts('rises', after('drawn', 'anyone', rises, { event: { card: { from: 'adventure' } }, forced: true })),
    ],
    spent: [],
  },
};
