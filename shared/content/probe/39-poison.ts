// What is added to a fight when it is won and over.
import { after, discard, is, lose, reacts, stat } from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';

/** A life more after the reward, whatever that was; or a life of a Beast more, as long as it is not its last. */
export const deadlyPoison: StateDef = {
  id: 'probe/reward/deadly_poison',
  kind: 'state',
  deck: 'reward',
  copies: 4,
  origin: 'known',
  abilities: [
    reacts(
      'poisons',
      after('defeated', 'mine', [discard(), lose('life', 1, 'eventBy')], {
        event: { foe: 'character' },
        when: is(stat('life', 'eventBy'), '>=', 1),
      }),
      after('defeated', 'mine', [discard(), { op: 'tokens', on: 'eventCard', kind: 'life', n: -1 }], {
        event: { card: { kind: 'figure' } },
        when: is({ tokens: 'life', on: 'eventCard' }, '>=', 2),
      }),
    ),
  ],
};
