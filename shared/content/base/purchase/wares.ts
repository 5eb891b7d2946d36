// What the shops sell; it returns to its deck when it leaves play (R4 TALISMAN AND PURCHASE CARDS).
import { follower, object, weapon } from '../../../rules/dsl';
import { safeAt } from '../../common/abilities';
import { buildsRafts, muleAbilities, raftAbilities } from '../../common/wares';

const ware = { origin: 'known' } as const;
export const sword = object('base/purchase/sword', { ...ware, copies: 3, ...weapon(1) });
export const axe = object('base/purchase/axe', { ...ware, copies: 4, ...weapon(1, [buildsRafts]) });
export const helmet = object('base/purchase/helmet', { ...ware, copies: 4, armour: [6] });
export const shield = object('base/purchase/shield', { ...ware, copies: 4, armour: [5, 6] });
export const armour = object('base/purchase/armour', { ...ware, copies: 4, armour: [4, 5, 6] });
export const waterBottle = object('base/purchase/water_bottle', {
  ...ware,
  copies: 4,
  abilities: [safeAt('desert_se', 'desert_sw')],
});
export const mule = follower('base/purchase/mule', { ...ware, copies: 4, abilities: muleAbilities });
export const raft = object('base/purchase/raft', { ...ware, copies: 1, keywords: ['raft'], abilities: raftAbilities });
