// Dragons of the Varthrax deck, who all fight by Strength.
import {
  cannot,
  count,
  discard,
  each,
  grant,
  is,
  lose,
  plus,
  reacts,
  roll,
  shop,
  stat,
  toad,
  v,
  when,
  after,
} from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import { foughtHere, hurtsArmour, onlyDrivenOff } from '../../common/enemies';
import { followers } from '../alike/cards';
import { beforeDice, breathes, burns, cultistsOf, dragonsOf, hoards, otherDragons, young } from '../alike/dragons';
import { breath, breathOnAll } from '../breath';
import { scalesOn } from '../lords';
import { claimFromEach } from '../scales';

const dragon = dragonsOf('varthrax');
const cultist = cultistsOf('varthrax', 'strength');
const known = { origin: 'known' } as const;

export const plain: readonly EnemyDef[] = [
  dragon('brimstone_wyvern', { strength: 5 }),
  dragon('cloud_dragon', { strength: 8 }, known),
  dragon('wyvern', { strength: 5 }, known),
];
export const cultists: readonly EnemyDef[] = [
  cultist('zealot', 4, 3),
  cultist('warrior', 3, 4),
  cultist('warlord', 2, 6),
];

export const amphiptere = dragon('amphiptere', { strength: 4 }, { ...known, abilities: [breath(hurtsArmour)] });
export const stormDragon = dragon(
  'storm_dragon',
  { strength: 7 },
  {
    abilities: [breath([when({ any: [{ has: { class: 'armour' } }, { has: { class: 'weapon' } }] }, lose('life'))])],
  },
);
export const fireDrake = dragon('fire_drake', { strength: 6 }, { abilities: [burns] });
export const mountainDragon = dragon('mountain_dragon', { strength: 8 }, { ...known, abilities: [burns] });
/** Everybody who stands there rolls for himself. */
export const infernoDragon = dragon(
  'inferno_dragon',
  { strength: 9 },
  {
    abilities: [
      breathOnAll([
        {
          op: 'each',
          of: { heroes: { at: { here: true }, where: { may: 'sufferBreath', who: 'it' } } },
          as: 'who',
          actor: true,
          do: [roll('die'), when(is(v('die'), '>=', stat('craft')), lose('life'))],
        },
      ]),
    ],
  },
);
export const volcanicDragon = dragon(
  'volcanic_dragon',
  { strength: 8 },
  { abilities: [breathes('craft', each({ cards: { at: 'here', not: { self: true } } }, 'card', discard(v('card'))))] },
);

const notMagic = { card: { kind: 'object' }, reach: 'everyone', when: foughtHere } as const;
export const blackDragon = dragon(
  'black_dragon',
  { strength: 8 },
  { abilities: [{ id: 'corrodes', static: [cannot('useArmour', notMagic)] }] },
);
export const ivoryDragon = dragon(
  'ivory_dragon',
  { strength: 8 },
  { abilities: [{ id: 'hard', static: [cannot('useWeapon', notMagic)] }] },
);

export const dragonMatriarch = dragon(
  'dragon_matriarch',
  { strength: 7 },
  {
    abilities: [
      {
        id: 'brood',
        static: [plus('foeRoll', count({ cards: otherDragons }), { when: foughtHere, reach: 'everyone' })],
      },
    ],
  },
);
export const exaltedDragon = dragon(
  'exalted_dragon',
  { strength: 8 },
  {
    abilities: [
      {
        id: 'exalted',
        static: [plus('foeRoll', count({ cards: scalesOn() }), { when: foughtHere, reach: 'everyone' })],
      },
    ],
    killed: claimFromEach,
  },
);

/** Whatever comes of the battle. */
export const dragonToad = dragon(
  'dragon_toad',
  { strength: 5 },
  {
    abilities: [
      beforeDice(
        'croaks',
        grant(
          reacts(
            'croaks',
            after('fought', 'mine', toad(), {
              when: is({ attackRoll: 'mine' }, '<', { attackRoll: 'theirs' }),
              forced: true,
            }),
          ),
          'fight',
        ),
      ),
    ],
  },
);
export const dragonWhelp = dragon('dragon_whelp', { strength: 3 }, young);
export const hydraDragon = dragon('hydra_dragon', { strength: 7 }, { abilities: [onlyDrivenOff('grows_again', 3)] });
export const twoHeadedDragon = dragon(
  'two_headed_dragon',
  { strength: 5 },
  { abilities: [beforeDice('two_heads', { op: 'attackWith', side: 'theirs', dice: 2, keep: 'all' })] },
);

export const redDragon = dragon('red_dragon', { strength: 9 }, { copies: 2, ...hoards(followers) });
export const rubyDragon = dragon('ruby_dragon', { strength: 8 }, { keywords: ['cannotBeEvaded'] });
export const swordscaleDragon = dragon(
  'swordscale_dragon',
  { strength: 6 },
  { killed: [shop({ sword: 0 }, { free: true, most: 1 })] },
);
