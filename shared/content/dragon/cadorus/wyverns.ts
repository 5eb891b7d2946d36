// Dragons of the Cadorus deck.
import { enemy } from '../../../rules/dsl';

export const copperWyvern = enemy('dragon/cadorus/copper_wyvern', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 5,
  copies: 2,
});
