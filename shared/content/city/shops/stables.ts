// Its cards of the Stables, two of each; Followers, as everywhere.
import { follower } from '../../../rules/dsl';
import type { FollowerDef } from '../../../rules/vocab/definition';
import type { Ability } from '../../../rules/vocab/ability';
import { charges, drawsACart, gallops, STABLES } from '../../common/stables';
import { muleAbilities } from '../../common/wares';

const animal = (name: string, abilities: readonly Ability[]): FollowerDef => ({
  ...follower(`city/stables/${name}`, { origin: 'known', copies: 2, abilities }),
  deck: STABLES,
});
export const stablesCards: readonly FollowerDef[] = [
  animal('mule', muleAbilities),
  animal('riding_horse', [gallops]),
  animal('warhorse', charges),
  animal('horse_and_cart', [drawsACart]),
];
