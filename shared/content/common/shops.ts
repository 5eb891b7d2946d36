// What several places sell, and the Thief's share.
import { shop, when } from '../../rules/dsl';
import type { Effect } from '../../rules/vocab/effect';

export const market = { sword: 1, helmet: 1, water_bottle: 1, shield: 2, mule: 2, raft: 3 } as const;
/** One card of the Purchase deck for nothing. */
export const anyWare: Effect = shop(
  { sword: 0, helmet: 0, water_bottle: 0, shield: 0, mule: 0, raft: 0, axe: 0, armour: 0 },
  { free: true, most: 1 },
);
/** For who may take it (Thief). */
export const takesFree: Effect = when({ may: 'takeFree' }, anyWare);
