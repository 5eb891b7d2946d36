// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn('magicObject', 'dungeon/treasure/talisman', 'dungeon/dungeon/talisman'),
  ...cannotBurn(
    'enemy',
    'dungeon/dungeon/bronze_dragon',
    'dungeon/dungeon/miser_dragon',
    'dungeon/dungeon/lesser_demon',
    'dungeon/dungeon/tinker_imp',
  ),
];
