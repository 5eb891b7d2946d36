// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'highland/highland/mountain_dragon',
    'highland/highland/cloud_dragon',
    'highland/highland/lightning_elemental',
  ),
  ...cannotBurn('event', 'highland/highland/volcanic_eruption'),
];
