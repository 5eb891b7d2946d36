// Dragons of the Cadorus deck: some fight by Strength, some by Craft, and some by what their foe is worse at.
import { choose, gain, is, lose, stat, v } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Selector } from '../../../rules/vocab/select';
import { regenerates } from '../../common/abilities';
import { beats, findsAnObject, miser, sparesLives } from '../../common/enemies';
import { objects } from '../alike/cards';
import { breathes, cultistsOf, dragonsOf, hoards, lames, yields, young } from '../alike/dragons';
import { deckOf, rage } from '../lords';

const dragon = dragonsOf('cadorus');
const cultist = cultistsOf('cadorus', 'strength', 'craft');
/** By whatever he is worse at. */
const choosesWeaker = { encounter: 1, battlesIf: is(stat('strength'), '<', stat('craft')) } as const;

export const plain: readonly EnemyDef[] = [
  dragon('bronze_dragon', { strength: 8 }),
  dragon('copper_wyvern', { craft: 5 }, { copies: 2 }),
];
export const cultists: readonly EnemyDef[] = [
  cultist('acolyte', 4, 3, choosesWeaker),
  cultist('priestess', 3, 4, choosesWeaker),
  cultist('archpriest', 2, 6, choosesWeaker),
];

const magicObjects: Selector = { cards: { kind: 'magicObject', zone: 'held', heldBy: 'me' } };
export const easternDragon = dragon(
  'eastern_dragon',
  { strength: 7, craft: 7 },
  {
    ...choosesWeaker,
    abilities: [
      beats('scatters', [choose(magicObjects, 'dropped', { random: true }), { op: 'ditch', card: v('dropped') }]),
    ],
  },
);

export const amberDragon = dragon('amber_dragon', { strength: 7 }, { abilities: [lames] });
export const frostDrake = dragon('frost_drake', { strength: 7 }, { abilities: [lames] });
export const ancientDragon = dragon('ancient_dragon', { strength: 9 }, { abilities: [beats('enrages', rage())] });
export const desertDrake = dragon(
  'desert_drake',
  { strength: 6 },
  {
    abilities: [
      beats('carries_off', [
        choose({ spaces: { named: 'desert' } }, 'to', { ask: 'teleportTo' }),
        { op: 'moveTo', to: v('to'), how: 'teleport', meets: false },
      ]),
    ],
  },
);
export const dragonsLair = dragon('dragons_lair', { strength: 8 }, { killed: [findsAnObject(deckOf('cadorus'))] });
export const miserDragon = miser('dragon/cadorus/miser_dragon');
export const wyvernFledgling = dragon('wyvern_fledgling', { strength: 3 }, young);

export const covetousDragon = dragon('covetous_dragon', { craft: 9 }, hoards(objects));
const treasure = { tokens: 'gold', on: 'this' } as const;
/** Whoever kills it has all that it has taken. */
export const goldDragon = dragon(
  'gold_dragon',
  { craft: 9 },
  {
    copies: 2,
    abilities: [
      sparesLives(),
      beats('robs', [{ op: 'tokens', on: 'this', kind: 'gold', n: stat('gold') }, lose('gold', 'all')]),
      yields([gain('gold', treasure)]),
    ],
  },
);
export const etherealDrake = dragon('ethereal_drake', { craft: 6 }, { abilities: [regenerates(1, 2)] });
/** 000 Errata: psychic combat, lost without a roll. */
export const gildedDragon = dragon(
  'gilded_dragon',
  { craft: 8 },
  { abilities: [breathes('craft', { op: 'settle', outcome: 'lost' })] },
);
export const radiantDragon = dragon(
  'radiant_dragon',
  { craft: 7 },
  { abilities: [breathes('craft', lose('fate', 'all'))] },
);
export const topazDragon = dragon('topaz_dragon', { craft: 8 }, { keywords: ['cannotBeEvaded'] });
