// An Enemy that must be taken as a trophy: whoever kills one always does, so its text has no word for it.
import { each, enemy, heal, v } from '../../rules/dsl';

/** Its Craft is our guess. */
export const essenceEater = enemy('probe/adventure/essence_eater', {
  subtype: 'demon',
  craft: 7,
  origin: 'ours',
  killed: [each({ heroes: { who: 'others' } }, 'who', heal('full', v('who')))],
});
