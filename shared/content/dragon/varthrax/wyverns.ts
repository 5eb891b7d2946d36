// Dragons of the Varthrax deck: plain ones, and those that breathe fire on who is not clever enough.
import { enemy, is, lose, roll, stat, v, when } from '../../../rules/dsl';
import { breath } from '../breath';

export const wyvern = enemy('dragon/varthrax/wyvern', { origin: 'known', subtype: 'dragon', strength: 5 });
export const cloudDragon = enemy('dragon/varthrax/cloud_dragon', { origin: 'known', subtype: 'dragon', strength: 8 });
export const fireDrake = enemy('dragon/varthrax/fire_drake', {
  origin: 'ours',
  subtype: 'dragon',
  strength: 6,
  abilities: [breath([roll('die'), when(is(v('die'), '>=', stat('craft')), lose('life'))])],
});
