// What a die shows that fate rolled again; how many Magic Objects one may have.
import { after, capped, follower, mayDo, plus, reacts, replenish, toad } from '../../rules/dsl';
import { uncounted } from './12-omens';

/** Neither is in a deck of the trial set. */
export const witchCat = follower('probe/harbinger/witch_cat', {
  copies: 0,
  origin: 'known',
  keywords: ['cursed'],
  abilities: [
    mayDo('purrs', ['turnStart'], replenish(1), { once: 'turn' }),
    reacts('hexes', after('rolled', 'mine', toad(), { event: { fateShows: [1] }, forced: true })),
  ],
});

export const fleetingMagic = uncounted('fleeting_magic', [
  {
    id: 'fleeting',
    static: [plus('spellLimit', -1, { reach: 'everyone' }), capped('magicObjectLimit', 1, { reach: 'everyone' })],
  },
]);
