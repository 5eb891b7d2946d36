// Enemies of the Highland that only fight.
import { plainEnemies } from '../../common/enemies';

const { fights, thinks } = plainEnemies('highland/highland', 'known');

export const plain = [
  fights('cloud_dragon', 'dragon', 8),
  fights('crag_crawler', 'animal', 5),
  fights('crag_growler', 'animal', 2),
  fights('eyrie_outrider', 'monster', 3, { copies: 2 }),
  fights('frost_drake', 'dragon', 7),
  fights('frost_giant', 'monster', 6),
  fights('hatchling', 'animal', 1),
  fights('hippogriff', 'monster', 2),
  fights('kobold', 'monster', 1, { copies: 2 }),
  fights('manticore', 'monster', 4),
  fights('mountain_goat', 'animal', 2, { copies: 2 }),
  fights('mountain_lion', 'animal', 3),
  fights('rock_mauler', 'monster', 6),
  fights('snow_goblin', 'monster', 1),
  fights('thundercrest', 'animal', 4),
  fights('wind_rider', 'monster', 2, { copies: 2 }),
  fights('wyvern', 'dragon', 5),
  thinks('ice_elemental', 'elemental', 7),
  thinks('lightning_elemental', 'elemental', 8),
  thinks('night_gaunt', 'spirit', 6),
  thinks('phantasm', 'spirit', 1),
  thinks('revenant', 'spirit', 1),
  thinks('sky_seeker', 'spirit', 2, { copies: 2 }),
  thinks('stormcrow', 'elemental', 3),
  thinks('stormwing', 'spirit', 4),
  thinks('talon_mage', 'spirit', 3, { copies: 2 }),
  thinks('winged_stalker', 'spirit', 5),
];
