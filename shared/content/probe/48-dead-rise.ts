// A card out of the discards, by lot, beside whatever is drawn.
import { after, plus, reacts } from '../../rules/dsl';
import type { Effect } from '../../rules/vocab/effect';
import { uncounted } from './12-omens';

const rises: Effect = { op: 'deal', from: 'adventure', discarded: 'random', to: { at: 'here' } };
export const theDeadRise = uncounted('the_dead_rise', [
  {
    id: 'undead',
    static: [plus('foeRoll', 1, { reach: 'everyone', when: { fight: { subtype: ['spirit', 'undead'] } } })],
  },
  reacts('rises', after('drawn', 'anyone', rises, { event: { card: { from: 'adventure' } }, forced: true })),
]);
