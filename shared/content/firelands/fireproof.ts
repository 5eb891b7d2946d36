// Cards of other sets that cannot be burnt (docs/adr/0034): what lives in fire, what stone, water and spirits are made
// of, and the Talismans. Of a set that comes later its own folder says so.
import { elsewhere } from '../../rules/dsl';
import type { Def } from '../../rules/vocab/definition';
import type { Overlay } from '../../rules/vocab/overlay';

const adds = { keywords: ['fireproof'] } as const;
const cannotBurn = (kind: Def['kind'], ...ids: readonly string[]): readonly Overlay[] =>
  ids.map((id) => {
    const [set = ''] = id.split('/');
    return elsewhere(kind, id, { adds, ...(set === 'base' ? {} : { sets: [set] }) });
  });

export const talismans = cannotBurn(
  'magicObject',
  'base/adventure/talisman',
  'base/talisman/talisman',
  'reaper/adventure/talisman',
  'dungeon/treasure/talisman',
  'dungeon/dungeon/talisman',
);

export const dragons = cannotBurn(
  'enemy',
  'base/adventure/dragon',
  'frostmarch/adventure/eastern_dragon',
  'dungeon/dungeon/bronze_dragon',
  'highland/highland/mountain_dragon',
  'highland/highland/cloud_dragon',
  'blood-moon/adventure/balefire_dragon',
  'blood-moon/adventure/umbral_drake',
  'blood-moon/adventure/zombie_dragon',
  'city/city/clockwork_dragon',
);

export const elementals = cannotBurn(
  'enemy',
  'city/city/fire_elemental',
  'city/city/water_elemental',
  'city/city/earth_elemental',
  'city/city/air_elemental',
  'highland/highland/lightning_elemental',
  'blood-moon/adventure/fire_salamander',
  'blood-moon/adventure/fire_giant',
);

export const demons = cannotBurn('enemy', 'base/adventure/demon');
export const genies = cannotBurn('follower', 'reaper/adventure/genie');
export const bottles = cannotBurn('object', 'base/purchase/water_bottle', 'base/adventure/water_bottle');
export const fires = [
  ...cannotBurn('event', 'dungeon/dungeon/fire', 'highland/highland/volcanic_eruption'),
  ...cannotBurn('place', 'blood-moon/adventure/raging_volcano', 'blood-moon/adventure/wall_of_fire'),
  ...cannotBurn('spell', 'reaper/spell/fireball'),
];
