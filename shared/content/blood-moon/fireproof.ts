// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'blood-moon/adventure/balefire_dragon',
    'blood-moon/adventure/umbral_drake',
    'blood-moon/adventure/zombie_dragon',
    'blood-moon/adventure/crypt_wyvern',
    'blood-moon/adventure/pit_fiend_shirker',
    'blood-moon/adventure/fire_salamander',
    'blood-moon/adventure/fire_giant',
  ),
  ...cannotBurn('stranger', 'blood-moon/adventure/mischievous_devil'),
  ...cannotBurn('magicObject', 'blood-moon/adventure/holy_water'),
  ...cannotBurn('place', 'blood-moon/adventure/raging_volcano', 'blood-moon/adventure/wall_of_fire'),
];
