// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'city/city/clockwork_dragon',
    'city/city/fire_elemental',
    'city/city/water_elemental',
    'city/city/earth_elemental',
    'city/city/air_elemental',
  ),
  ...cannotBurn('magicObject', 'city/potion/phoenix_potion'),
];
