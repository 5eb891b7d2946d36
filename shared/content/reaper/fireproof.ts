// Cards that cannot be burnt (docs/adr/0034).
import { cannotBurn } from '../common/fireproof';

export const fireproof = [
  ...cannotBurn(
    'enemy',
    'reaper/adventure/miser_dragon',
    'reaper/adventure/lesser_demon',
    'reaper/adventure/lord_of_the_pit',
    'reaper/adventure/succubus',
  ),
  ...cannotBurn('magicObject', 'reaper/adventure/talisman'),
  ...cannotBurn('follower', 'reaper/adventure/genie'),
  ...cannotBurn('spell', 'reaper/spell/fireball', 'reaper/spell/summon_phoenix'),
];
