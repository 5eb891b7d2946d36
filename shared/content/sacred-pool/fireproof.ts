// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'sacred-pool/adventure/firemane',
    'sacred-pool/adventure/infernal_legion',
    'sacred-pool/adventure/pit_fiend',
  ),
];
