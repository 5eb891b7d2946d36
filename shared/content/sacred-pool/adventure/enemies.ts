import { after, can, cannot, discard, enemy, gainCard, is, may, reacts, roll, toad, v } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Alignment, SpaceFilter } from '../../../rules/vocab/select';
import { rollsTwo } from '../../common/abilities';
import { foughtHere, goneForStrength } from '../../common/enemies';
import { STABLES } from '../../common/stables';

const known = { origin: 'known' } as const;
/** Its rule is known, its value is not. */
const ours = { origin: 'ours' } as const;
const id = (name: string): string => `sacred-pool/adventure/${name}`;

const hers: SpaceFilter = { is: { spaceOfCard: 'this' } };
/** Whoever of these comes to its space goes no further, and meets what is there. */
const sentinel = (name: string, stops: readonly Alignment[]): EnemyDef =>
  enemy(id(name), {
    ...ours,
    subtype: 'monster',
    strength: 7,
    encounter: 1,
    keywords: ['cannotBeEvaded'],
    abilities: [
      {
        id: 'stops',
        static: [
          cannot('passSpace', { space: hers, reach: { alignment: stops } }),
          cannot('meetCharacters', { when: { at: hers }, reach: { alignment: stops } }),
        ],
      },
    ],
  });
export const ivorySentinel = sentinel('ivory_sentinel', ['evil', 'neutral']);
export const ebonySentinel = sentinel('ebony_sentinel', ['good', 'neutral']);
export const greySentinel = sentinel('grey_sentinel', ['good', 'evil']);

/** In place of the trophy an animal of the Stables, if there is one. */
const tamed = (animal: string) =>
  may('takeAnimal', [discard(), gainCard(animal, STABLES)], {
    if: { canBuy: [{ named: animal, price: 0 }], from: STABLES },
  });
export const firemane = enemy(id('firemane'), {
  ...ours,
  subtype: 'animal',
  strength: 4,
  killed: [tamed('riding_horse')],
});
export const felSteed = enemy(id('fel_steed'), {
  ...ours,
  subtype: 'spirit',
  craft: 4,
  killed: [tamed('warhorse')],
});

/** It knows its own: they may always pass it by, and the others never. */
const sides = (friend: Alignment, foe: Alignment) => ({
  id: 'knows_its_own',
  static: [
    can('evade', { card: { self: true }, reach: { alignment: friend }, when: foughtHere }),
    cannot('evade', { card: { self: true }, reach: { alignment: foe }, when: foughtHere }),
  ],
});
export const infernalLegion = enemy(id('infernal_legion'), {
  ...ours,
  subtype: 'monster',
  strength: 7,
  abilities: [sides('evil', 'good')],
});
export const heavenlyHost = enemy(id('heavenly_host'), {
  ...ours,
  subtype: 'spirit',
  craft: 7,
  abilities: [sides('good', 'evil')],
});

export const pitFiend = enemy(id('pit_fiend'), { ...known, subtype: 'monster', strength: 4 });

export const vindicator = enemy(id('vindicator'), {
  ...known,
  subtype: 'monster',
  strength: 3,
  noTrophy: true,
  abilities: [
    goneForStrength,
    {
      id: 'judges',
      static: [
        { power: 'strength', of: { self: true }, set: 6, reach: { alignment: 'neutral' } },
        { power: 'strength', of: { self: true }, set: 9, reach: { alignment: 'evil' } },
      ],
    },
  ],
});

/** A die below its own value makes it angry: it adds another. */
const wrathborn = (name: string, power: 'strength' | 'craft', n: number): EnemyDef =>
  enemy(id(`wrathborn_${name}`), {
    ...ours,
    subtype: power === 'strength' ? 'monster' : 'cultist',
    [power]: n,
    abilities: [
      reacts(
        'wrath',
        after('rolled', 'anyone', [roll('more', { for: 'creature' }), { op: 'adjustRoll', by: v('more') }], {
          event: { for: 'creature', attack: true },
          when: { all: [foughtHere, is({ eventAmount: true }, '<', { power, on: 'this' })] },
          forced: true,
        }),
      ),
    ],
  });
export const wrathborns: readonly EnemyDef[] = [
  wrathborn('warrior', 'strength', 4),
  wrathborn('knight', 'strength', 6),
  wrathborn('acolyte', 'craft', 4),
  wrathborn('witch', 'craft', 5),
];

const fateless = {
  id: 'hopeless',
  static: [cannot('payFate', { reach: 'everyone', when: { fight: { foeCards: { self: true } } } })],
} as const;
export const wretched = enemy(id('wretched'), { ...ours, subtype: 'monster', strength: 3, abilities: [fateless] });
export const shadowsoul = enemy(id('shadowsoul'), { ...ours, subtype: 'spirit', craft: 3, abilities: [fateless] });

export const darkFey = enemy(id('dark_fey'), {
  ...ours,
  subtype: 'spirit',
  craft: 4,
  abilities: [
    rollsTwo('glamour'),
    reacts(
      'enchants',
      after('rolled', 'anyone', toad(3, 'eventHero'), {
        event: { for: 'creature', doubles: true },
        when: foughtHere,
        forced: true,
      }),
    ),
  ],
});

/** He has no move in his next turn, and meets the same space again. */
export const swampSiren = enemy(id('swamp_siren'), {
  ...ours,
  subtype: 'spirit',
  craft: 4,
  abilities: [
    reacts(
      'song',
      after(
        'beaten',
        'anyone',
        {
          op: 'grant',
          ability: reacts('spellbound', after('turnBegan', 'mine', { op: 'stay' }, { forced: true })),
          until: 'nextMove',
          who: 'eventHero',
        },
        { when: foughtHere, forced: true },
      ),
    ),
  ],
});
