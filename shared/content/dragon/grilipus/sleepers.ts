// Dragons of the Grilipus deck.
import { enemy } from '../../../rules/dsl';
import { putsToSleep } from '../sleep';

export const slumberingDragon = enemy('dragon/grilipus/slumbering_dragon', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 9,
  drawn: [putsToSleep('this')],
});
