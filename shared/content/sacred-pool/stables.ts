// Its cards of the Stables.
import { follower } from '../../rules/dsl';
import type { FollowerDef } from '../../rules/vocab/definition';
import type { Ability } from '../../rules/vocab/ability';
import { charges, drawsACart, gallops, STABLES } from '../common/stables';
import { muleAbilities } from '../common/wares';

const animal = (name: string, abilities: readonly Ability[]): FollowerDef => ({
  ...follower(`sacred-pool/stables/${name}`, { origin: 'known', copies: 3, abilities }),
  deck: STABLES,
});
export const stables: readonly FollowerDef[] = [
  animal('riding_horse', [gallops]),
  animal('mule', muleAbilities),
  animal('horse_and_cart', [drawsACart]),
  animal('warhorse', charges),
];
