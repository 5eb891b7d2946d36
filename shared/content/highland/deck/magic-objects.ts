// Magic Objects of the Highland.
import {
  after,
  always,
  discard,
  gainSpell,
  inBattle,
  is,
  magicObject,
  mayDo,
  plus,
  preventOne,
  reacts,
  roll,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { ObjectDef } from '../../../rules/vocab/definition';

import * as potions from '../../common/potions';
import { dealsSpells, diesForHim, freezes, holds, holdsAnEnemy } from '../../common/wares';
import { hasRoom } from '../../common/abilities';

const known = { origin: 'known' } as const;
const trinket = { ...known, keywords: ['trinket'] } as const;

/** A life of its own for one of his. */
export const dawnstone = magicObject('highland/highland/dawnstone', {
  ...trinket,
  ...holds('life', 2),
  abilities: [
    reacts('spends_life', {
      stage: 'would',
      on: 'lose',
      whose: 'mine',
      event: { what: 'life' },
      when: is({ tokens: 'life', on: 'this' }, '>=', 1),
      do: [
        preventOne,
        { op: 'tokens', on: 'this', kind: 'life', n: -1 },
        when(is({ tokens: 'life', on: 'this' }, '<=', 0), discard()),
      ],
    }),
  ],
});

export const dragonsBlood = magicObject('highland/highland/dragons_blood', {
  ...trinket,
  abilities: potions.dragonsBlood,
});

export const dragonsEye = magicObject('highland/highland/dragons_eye', {
  ...trinket,
  ...holdsAnEnemy({ subtype: 'dragon' }, 'next'),
});

export const dragonsTeeth = magicObject('highland/highland/dragons_teeth', {
  ...trinket,
  abilities: [
    mayDo('sown', ['beforeRolls'], [roll('die'), { op: 'score', side: 'mine', add: v('die') }, discard()], {
      turn: 'any',
      when: inBattle,
    }),
  ],
});

export const flightPotion = magicObject('highland/highland/flight_potion', {
  ...trinket,
  abilities: potions.flightPotion,
});

export const healingPotion = magicObject('highland/highland/healing_potion', {
  ...trinket,
  copies: 2,
  abilities: potions.healingPotion,
});

export const iceSceptre = magicObject('highland/highland/ice_sceptre', { ...trinket, abilities: [freezes()] });

export const invisibilityPotion = magicObject('highland/highland/invisibility_potion', {
  ...trinket,
  abilities: potions.invisibilityPotion,
});

export const luckstone = magicObject('highland/highland/luckstone', {
  ...known,
  keywords: ['trinket', 'paysFate'],
  ...holds('fate', 2),
});

export const renewalPotion = magicObject('highland/highland/renewal_potion', {
  ...trinket,
  abilities: potions.renewalPotion,
});

export const ringOfProtection = magicObject('highland/highland/ring_of_protection', {
  ...trinket,
  abilities: [diesForHim('protects')],
});

export const spellboundPotion = magicObject('highland/highland/spellbound_potion', {
  ...trinket,
  abilities: potions.spellboundPotion,
});

export const spellstone = magicObject('highland/highland/spellstone', { ...trinket, ...dealsSpells(2) });

export const unstablePotion = magicObject('highland/highland/unstable_potion', {
  ...trinket,
  abilities: potions.unstablePotion,
});

const adds = (name: string, points: { readonly strength?: number; readonly craft?: number }, small = true): ObjectDef =>
  magicObject(`highland/highland/${name}`, {
    ...(small ? trinket : known),
    abilities: [
      always(
        ...(['strength', 'craft'] as const).flatMap((what) => {
          const n = points[what];
          return n === undefined ? [] : [plus(what, n)];
        }),
      ),
    ],
  });
export const charms = [
  adds('crystal_shard', { craft: 1 }),
  adds('eagle_talon', { strength: 1 }),
  adds('horns_of_power', { strength: 1, craft: 1 }, false),
];

export const lightningHammer = magicObject('highland/highland/lightning_hammer', {
  ...known,
  ...weapon(1, [
    { id: 'thunder', static: [plus('strength', 2, { only: 'weapon', when: { fight: { foes: 'several' } } })] },
  ]),
});

export const magicHelmet = magicObject('highland/highland/magic_helmet', { ...known, armour: [5, 6] });
export const magicMace = magicObject('highland/highland/magic_mace', { ...known, ...weapon(2) });
export const magicShield = magicObject('highland/highland/magic_shield', { ...known, armour: [4, 5, 6] });

export const spellsword = magicObject('highland/highland/spellsword', {
  ...known,
  weapon: true,
  against: 'psychic',
  abilities: [
    { id: 'psychic', static: [plus('craft', 1, { only: 'weapon' })] },
    reacts(
      'drinks_magic',
      after('killed', 'mine', gainSpell(), {
        event: { fight: 'psychic', card: { kind: 'enemy' } },
        when: { all: [{ inUse: 'this' }, hasRoom] },
        once: 'fight',
      }),
      after('lose', 'others', gainSpell(), {
        event: { what: 'life', reward: true, cause: 'psychic' },
        when: { all: [{ same: ['eventBy', 'me'] }, { inUse: 'this' }, hasRoom] },
        once: 'fight',
      }),
    ),
  ],
});
