// What a die shows that fate rolled again; how many Magic Objects one may have.
import { after, capped, follower, mayDo, plus, reacts, replenish, toad } from '../../rules/dsl';
import type { WorldDef } from '../../rules/vocab/definition';

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

export const fleetingMagic: WorldDef = {
  id: 'probe/omen/fleeting_magic',
  kind: 'world',
  deck: 'omen',
  copies: 0,
  origin: 'known',
  sides: {
    standing: [
      {
        id: 'fleeting',
        static: [plus('spellLimit', -1, { reach: 'everyone' }), capped('magicObjectLimit', 1, { reach: 'everyone' })],
      },
    ],
    spent: [],
  },
};
