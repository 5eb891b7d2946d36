// Enemies of The Blood Moon that only fight. Their values are ours.
import { plainEnemies } from '../../common/enemies';

const { fights, thinks } = plainEnemies('blood-moon/adventure', 'ours');
export const plain = [
  fights('swamp_creature', 'monster', 4),
  thinks('harvest_horror', 'spirit', 2, { copies: 3 }),
  thinks('zombie_dragon', 'dragon', 6),
];
