import type { StatKey } from '../rules/vocab/select';

/** What a number is when nothing changes it: dice and limits that the rules set. */
export const usual: { readonly [K in StatKey]?: number } = {
  minesDice: 3,
  portalDice: 2,
  attackDice: 1,
  moveDice: 1,
  fateDice: 1,
  weaponLimit: 1,
  armourLimit: 1,
};
