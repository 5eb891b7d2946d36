// Dragons of the Grilipus deck, who all fight by Craft.
import {
  after,
  before,
  capped,
  cannot,
  choose,
  each,
  gainSpell,
  grant,
  is,
  killFollower,
  lose,
  may,
  modify,
  plus,
  reacts,
  roll,
  v,
  when,
} from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Amount, Cond, Selector } from '../../../rules/vocab/select';
import { beats, foughtHere, sparesLives } from '../../common/enemies';
import { hasRoom } from '../../common/abilities';
import { followers, spells } from '../alike/cards';
import { beforeDice, breathes, cultistsOf, dragonsOf, hoards, kept, lames, standsUp, young } from '../alike/dragons';
import { putsToSleep } from '../sleep';

const dragon = dragonsOf('grilipus');
const cultist = cultistsOf('grilipus', 'craft');

export const plain: readonly EnemyDef[] = [
  dragon('amethyst_dragon', { craft: 8 }),
  dragon('zombie_dragon', { craft: 6 }),
];
export const cultists: readonly EnemyDef[] = [
  cultist('shaman', 4, 3),
  cultist('druid', 3, 4),
  cultist('druidess', 2, 6),
];

export const plagueDragon = dragon(
  'plague_dragon',
  { craft: 7 },
  { abilities: [breathes('strength', lose('strength'))] },
);
export const vapourDragon = dragon('vapour_dragon', { craft: 7 }, { abilities: [lames] });
export const swampDragon = dragon(
  'swamp_dragon',
  { craft: 7 },
  { abilities: [breathes('strength', modify([capped('movement', 1), cannot('rollForMovement')], 'nextMove'))] },
);
export const spectralDragon = dragon(
  'spectral_dragon',
  { craft: 7 },
  { abilities: [breathes('strength', { op: 'discardSpells', n: 'all' })] },
);
export const shadowDragon = dragon(
  'shadow_dragon',
  { craft: 8 },
  { abilities: [breathes('strength', { op: 'score', side: 'mine', add: { minus: [0, v('die')] } })] },
);
/** Its poison makes the defeat that may follow a worse one. */
export const venomousDragon = dragon(
  'venomous_dragon',
  { craft: 8 },
  {
    abilities: [
      breathes(
        'strength',
        grant(
          reacts(
            'poisoned',
            before(
              'lose',
              'mine',
              { op: 'replaceAmount', by: 2 },
              {
                event: { what: 'life', cause: ['battle', 'psychic'] },
                forced: true,
              },
            ),
          ),
          'fight',
        ),
      ),
    ],
  },
);

export const arborealDragon = dragon(
  'arboreal_dragon',
  { craft: 6 },
  { killed: [may('gainSpell', gainSpell('limit'), { if: hasRoom })] },
);
const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
export const carrionDrake = dragon(
  'carrion_drake',
  { craft: 5 },
  { abilities: [sparesLives(), beats('feeds', each(trophies, 'one', { op: 'put', card: v('one'), to: 'discard' }))] },
);

const stolen: Amount = { tokens: 'life', on: 'this' };
const living: Cond = is(stolen, '>=', 1);
/** Lives that it has taken keep it from being killed, one by one. */
export const dracolich = dragon(
  'dracolich',
  { craft: 7 },
  {
    abilities: [
      beats('takes_a_life', { op: 'tokens', on: 'this', kind: 'life', n: 1 }),
      standsUp(
        'rises',
        [
          { op: 'tokens', on: 'this', kind: 'life', n: -1 },
          { op: 'settle', outcome: 'standOff' },
        ],
        living,
      ),
    ],
  },
);
export const emeraldDragon = dragon('emerald_dragon', { craft: 8 }, { keywords: ['cannotBeEvaded'] });
const room: Amount = {
  least: [{ count: kept }, { minus: [{ stat: 'spellLimit' }, { count: { cards: spells } }] }],
};
export const greenDragon = dragon(
  'green_dragon',
  { craft: 9 },
  { copies: 2, ...hoards(spells, { all: true, most: room, gets: { op: 'put', card: v('found'), to: 'hand' } }) },
);

/** Two dice before the fight, of which he has the lower. */
export const mistDragon = dragon(
  'mist_dragon',
  { craft: 6 },
  {
    abilities: [
      beforeDice('mist', [
        roll('first'),
        roll('second'),
        { op: 'attackWith', side: 'mine', shows: { least: [v('first'), v('second')] } },
        { op: 'attackWith', side: 'theirs', shows: { most: [v('first'), v('second')] } },
      ]),
    ],
  },
);

/** Whoever has made his die worse with fate dies. */
export const netherDrake = dragon(
  'nether_drake',
  { craft: 6 },
  {
    abilities: [
      reacts(
        'mocks_fate',
        after(
          'rolled',
          'anyone',
          { op: 'kill', who: 'me' },
          { event: { for: 'attack', sinceFate: '<' }, when: foughtHere, forced: true },
        ),
      ),
    ],
  },
);

export const slumberingDragon = dragon('slumbering_dragon', { craft: 9 }, { drawn: [putsToSleep('this')] });

export const vampiricDragon = dragon(
  'vampiric_dragon',
  { craft: 8 },
  {
    abilities: [
      beats('drains', [
        choose({ cards: followers }, 'victim', { random: true }),
        when({ known: 'victim' }, killFollower(v('victim')), lose('life')),
      ]),
    ],
  },
);
export const woodlandDrake = dragon(
  'woodland_drake',
  { craft: 4 },
  {
    abilities: [
      {
        id: 'in_the_woods',
        static: [plus('foeRoll', 3, { when: { all: [foughtHere, { at: { named: 'woods' } }] }, reach: 'everyone' })],
      },
    ],
  },
);
export const wyrmling = dragon('wyrmling', { craft: 3 }, young);
