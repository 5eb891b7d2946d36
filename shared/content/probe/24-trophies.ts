// Enemies that are a burden to whoever has killed them.
import { always, cannot, enemy, plus } from '../../rules/dsl';

/** It drives away whoever would join him; those who follow him already stay. */
export const putridZombie = enemy('probe/harbinger/putrid_zombie', {
  subtype: 'undead',
  strength: 3,
  origin: 'known',
  mustBeTrophy: true,
  trophy: [always(cannot('gainFollower'))],
});

/** They take the worth of all that he has beaten, their own too. */
export const vengefulGhosts = enemy('probe/harbinger/vengeful_ghosts', {
  subtype: 'spirit',
  craft: 3,
  copies: 2,
  origin: 'known',
  mustBeTrophy: true,
  trophy: [always(plus('trophyWorth', -1))],
});
