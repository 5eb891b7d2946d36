// What was used in a fight is gone when the fight is over.
import { after, discard, each, enemy, reacts, v } from '../../rules/dsl';
import type { Effect } from '../../rules/vocab/effect';
import type { CardFilter } from '../../rules/vocab/select';

const used: CardFilter = { object: true, zone: 'held', heldBy: 'me', where: { inUse: 'it' } };
const rusts: Effect = each({ cards: used }, 'one', discard(v('one')));

/** It lies there no more when it is killed, so that is told apart. */
export const rustAutomaton = enemy('probe/adventure/rust_automaton', {
  origin: 'known',
  subtype: 'construct',
  craft: 5,
  killed: [rusts],
  abilities: [
    reacts('rusts', after('fought', 'anyone', rusts, { when: { fight: { foeCards: { self: true } } }, forced: true })),
  ],
});
