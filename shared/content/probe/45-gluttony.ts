// An Enemy that must be taken as a trophy, whatever else somebody could make of it.
import { count, each, enemy, gain, killFollower, v } from '../../rules/dsl';
import type { Selector } from '../../rules/vocab/select';

const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };

/** Its Craft is our guess. A Follower that is saved is no life. */
export const demonOfGluttony = enemy('probe/harbinger/demon_of_gluttony', {
  subtype: 'demon',
  craft: 6,
  origin: 'ours',
  mustBeTrophy: true,
  killed: [
    { op: 'set', as: 'had', to: count(followers) },
    each(followers, 'eaten', killFollower(v('eaten'))),
    gain('life', { minus: [v('had'), count(followers)] }),
  ],
});
