// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'highland/highland/mountain_dragon',
    'highland/highland/cloud_dragon',
    'highland/highland/amphiptere',
    'highland/highland/wyvern',
    'highland/highland/lightning_elemental',
    'highland/highland/stormcrow',
    'highland/highland/earth_elemental',
    'highland/adventure/earth_elemental',
  ),
];
