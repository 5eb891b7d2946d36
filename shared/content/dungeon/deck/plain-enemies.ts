// Enemies of the Dungeon that only fight. Values that no source gives are ours and marked so (docs/adr/0026).
import { plainEnemies } from '../../common/enemies';

const { fights, thinks } = plainEnemies('dungeon/dungeon', 'ours');

export const plain = [
  fights('bronze_dragon', 'dragon', 8),
  fights('cave_goblin', 'monster', 2, { copies: 3 }),
  fights('colossal_ogre', 'monster', 7),
  fights('gargoyle', 'monster', 4),
  fights('giant_rat', 'animal', 1, { copies: 3 }),
  fights('giant_worm', 'animal', 3, { copies: 2 }),
  fights('gnoll', 'monster', 3, { copies: 3 }),
  fights('goblin_marauders', 'monster', 5, { copies: 3 }),
  fights('grinder', 'construct', 6, { copies: 2 }),
  fights('hobgoblin', 'monster', 3, { origin: 'known' }),
  fights('kobold_brute', 'monster', 3, { copies: 2 }),
  fights('umbra_spider', 'animal', 4, { copies: 2 }),
  thinks('black_elf', 'cultist', 4, { copies: 2 }),
  thinks('dark_acolyte', 'cultist', 3, { copies: 2 }),
  thinks('death_knight', 'spirit', 6, { copies: 2 }),
  thinks('lesser_demon', 'spirit', 6),
  thinks('night_mare', 'spirit', 5, { copies: 2 }),
  thinks('phantom_hound', 'spirit', 3, { copies: 2 }),
  thinks('servant_of_darkness', 'cultist', 5, { copies: 2 }),
  thinks('shadow', 'spirit', 2, { origin: 'known' }),
  thinks('shadow_stalker', 'spirit', 4, { copies: 2 }),
];
