// Followers that must be taken and cannot be ditched (D Followers That You Must Take).
import { after, cannot, capped, discard, each, follower, reacts, v } from '../../../../rules/dsl';

/** Somebody who joins unasked. */
const burden = {
  origin: 'known',
  encounter: 1,
  mustTake: true,
  keywords: ['cannotDitch', 'creature', 'unfriendly'],
} as const;

export const cursedByAHag = follower('base/adventure/cursed_by_a_hag', {
  ...burden,
  taken: [
    each(
      { cards: { kind: 'follower', zone: 'held', heldBy: 'me', not: { named: 'cursed_by_a_hag' } } },
      'gone',
      discard(v('gone')),
    ),
  ],
  abilities: [{ id: 'alone', static: [cannot('gainFollower')] }],
});
export const poltergeist = follower('base/adventure/poltergeist', {
  ...burden,
  abilities: [
    { id: 'slow', static: [capped('movement', 1), cannot('rollForMovement')] },
    reacts('left_behind', after('crossedRiver', 'mine', discard(), { forced: true })),
  ],
});
