// A Follower with Spells of its own, which keep lying with it when it is left behind.
import { after, count, discard, follower, is, reacts, when } from '../../rules/dsl';
import type { Amount } from '../../rules/vocab/select';

const spellsOnIt: Amount = count({ cards: { on: 'this' } });
const opened: Amount = { tokens: 'opened', on: 'this' };

export const genie = follower('probe/adventure/genie', {
  origin: 'known',
  carries: { works: true },
  // Three Spells when he is first taken; whoever takes him later finds what is left.
  taken: [
    when(is(opened, '=', 0), [
      { op: 'tokens', on: 'this', kind: 'opened', n: 1 },
      { op: 'deal', from: 'spell', to: { on: 'this' }, n: 3 },
    ]),
  ],
  abilities: [
    reacts(
      'leaves',
      after('spellSpent', 'mine', discard(), {
        event: { spell: 'lent', card: { self: true } },
        when: is(spellsOnIt, '=', 0),
        forced: true,
      }),
    ),
  ],
});
