// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn('magicObject', 'woodland/woodland/verdant_talisman'),
  ...cannotBurn('enemy', 'woodland/woodland/woodland_drake', 'woodland/woodland/wyrd_dragon'),
];
