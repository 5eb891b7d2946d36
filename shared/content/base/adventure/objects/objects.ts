import { object, weapon } from '../../../../rules/dsl';
import { safeAt } from '../../../common/abilities';
import { buildsRafts, raftAbilities } from '../../../common/wares';

const found = { origin: 'known' } as const;
export const armour = object('base/adventure/armour', { ...found, armour: [4, 5, 6] });
export const shield = object('base/adventure/shield', { ...found, armour: [5, 6] });
export const helmet = object('base/adventure/helmet', { ...found, armour: [6] });
export const axe = object('base/adventure/axe', { ...found, ...weapon(1, [buildsRafts]) });
export const sword = object('base/adventure/sword', { ...found, copies: 2, ...weapon(1) });
export const raft = object('base/adventure/raft', { ...found, keywords: ['raft'], abilities: raftAbilities });
export const waterBottle = object('base/adventure/water_bottle', {
  ...found,
  abilities: [safeAt('desert_se', 'desert_sw')],
});
