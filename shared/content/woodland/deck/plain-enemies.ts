// Enemies of the Woodland that only fight. Their Strength and Craft are ours.
import { plainEnemies } from '../../common/enemies';

const { fights, thinks } = plainEnemies('woodland/woodland', 'ours');

export const animals = [fights('forest_goat', 'animal', 2, { copies: 2 }), fights('lion', 'animal', 3)];
/** D Animals with Craft: guardians of the wood, whom nothing strikes that speaks of an Animal's Strength. */
export const guardians = [thinks('totem_bear', 'animal', 5)];
