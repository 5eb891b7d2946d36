import { after, character, is, lose, preventOne, reacts, replenish, stat } from '../../../rules/dsl';
import { destroysSpirits } from '../../common/abilities';

const paid = { ...lose('fate'), cost: true } as const;

export const cleric = character('sacred-pool/character/cleric', {
  strength: 3,
  craft: 4,
  life: 3,
  fate: 3,
  alignment: 'good',
  start: 'base/space/chapel',
  origin: 'known',
  abilities: [
    reacts(
      'before_prayer',
      after('rolling', 'mine', replenish(1), { event: { for: 'pray' }, when: is({ missing: 'fate' }, '>=', 1) }),
    ),
    destroysSpirits([replenish(1)]),
    reacts(
      'ward',
      {
        stage: 'would',
        on: 'lose',
        whose: 'mine',
        event: { what: 'life' },
        when: is(stat('fate'), '>=', 1),
        once: 'turn',
        group: 'ward',
        do: [paid, preventOne],
      },
      {
        stage: 'would',
        on: 'left',
        whose: 'mine',
        event: { killed: true, card: { kind: 'follower' } },
        when: is(stat('fate'), '>=', 1),
        once: 'turn',
        group: 'ward',
        do: [paid, { op: 'prevent' }],
      },
    ),
  ],
});
