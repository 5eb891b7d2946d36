// An Enemy that must be taken as a trophy.
import { each, enemy, heal, v } from '../../rules/dsl';

/** Its Craft is our guess. */
export const essenceEater = enemy('probe/adventure/essence_eater', {
  subtype: 'demon',
  craft: 7,
  origin: 'ours',
  mustBeTrophy: true,
  killed: [each({ heroes: { who: 'others' } }, 'who', heal('full', v('who')))],
});
