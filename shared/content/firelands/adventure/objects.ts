// Objects of The Firelands.
import {
  after,
  anyMoment,
  cannot,
  discard,
  gain,
  is,
  mayDo,
  modify,
  never,
  object,
  plus,
  reacts,
  weapon,
} from '../../../rules/dsl';
import type { Cond } from '../../../rules/vocab/select';
import { placeTerrain } from '../../common/terrain';
import { douse, onFire } from '../fire';
import { boughtFrom, foundAt, goesTo, inHand } from './left-behind';

const known = { origin: 'known' } as const;
const hot = { ...known, keywords: ['fireproof'] } as const;
const id = (name: string) => `firelands/adventure/${name}`;
const burnsHere: Cond = { at: onFire };

export const dousingRod = object(id('dousing_rod'), {
  ...hot,
  abilities: [
    mayDo('douse', anyMoment, [douse('here'), goesTo('base/space/village')], {
      when: { all: [inHand, burnsHere] },
    }),
    boughtFrom('mystic', 'base/space/village'),
  ],
});

/** Against the tokens alone. */
export const ifritCloak = object(id('ifrit_cloak'), {
  ...hot,
  abilities: [
    reacts(
      'ward',
      never('lose', 'mine', { event: { what: 'life' }, when: { source: { named: ['fireland_tokens'] } } }),
    ),
    reacts(
      'torn_off',
      after('beaten', 'mine', discard(), { when: { fight: { foeCards: { keyword: 'ifrit' } } }, forced: true }),
    ),
  ],
});

export const ifritGold = object(id('ifrit_gold'), {
  ...hot,
  copies: 2,
  taken: [discard(), gain('gold', 3)],
});

/** A 6 adds 2 more. */
export const scimitar = object(id('scimitar'), {
  ...known,
  copies: 2,
  ...weapon(1, [
    { id: 'keen', static: [plus('strength', 2, { only: 'weapon', when: is({ attackDie: 'mine' }, '=', 6) })] },
  ]),
});

export const seedsOfParadise = object(id('seeds_of_paradise'), {
  ...known,
  abilities: [
    mayDo('sow', ['afterMove'], [placeTerrain('woods'), goesTo('base/space/forest')], { when: inHand }),
    foundAt('base/space/forest'),
  ],
});

export const simurghFeather = object(id('simurgh_feather'), {
  ...hot,
  abilities: [{ id: 'shields', static: [cannot('burnCards')] }],
});

export const taweezAmulet = object(id('taweez_amulet'), {
  ...known,
  abilities: [
    { id: 'wards', static: [cannot('beAttackedBy', { card: { subtype: 'elemental' } })] },
    mayDo('douse', anyMoment, [discard(), douse('here')], { when: burnsHere }),
  ],
});

export const winterOil = object(id('winter_oil'), {
  ...hot,
  abilities: [
    mayDo(
      'anoint',
      anyMoment,
      [modify([cannot('burnCards', { card: { object: true, heldBy: 'me' } })], 'turn'), goesTo('base/space/city')],
      { turn: 'any', when: inHand },
    ),
    boughtFrom('alchemist', 'base/space/city'),
  ],
});
