// Dragons of the Cadorus deck.
import { enemy } from '../../../rules/dsl';

export const copperWyvern = enemy('dragon/cadorus/copper_wyvern', {
  origin: 'ours',
  subtype: 'dragon',
  craft: 5,
  copies: 2,
});
export const bronzeDragon = enemy('dragon/cadorus/bronze_dragon', { origin: 'ours', subtype: 'dragon', strength: 8 });
