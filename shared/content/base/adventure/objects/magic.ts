import {
  after,
  always,
  anyMoment,
  cannot,
  discard,
  gain,
  magicObject,
  mayDo,
  modify,
  never,
  plus,
  reacts,
  weapon,
} from '../../../../rules/dsl';
import { destroysSpirits, keepsASpell, replacesDrawn, safeAt } from '../../../common/abilities';

const found = { origin: 'known' } as const;
const bySpell = { when: { source: { kind: 'spell' } } } as const;

export const amulet = magicObject('base/adventure/amulet', {
  ...found,
  abilities: [
    { id: 'no_spells', static: [cannot('castSpell'), cannot('castCommand'), cannot('beTargeted')] },
    reacts(
      'unaffected',
      never('lose', 'mine', bySpell),
      never('gain', 'mine', bySpell),
      never('heal', 'mine', bySpell),
      never('toad', 'mine', bySpell),
    ),
  ],
});
export const cross = magicObject('base/adventure/cross', {
  ...found,
  abilities: [safeAt('chapel', 'graveyard'), destroysSpirits()],
});
export const holyGrail = magicObject('base/adventure/holy_grail', {
  ...found,
  forbidden: 'evil',
  abilities: [always(plus('craft', 1)), safeAt('desert_se', 'desert_sw')],
});
export const holyLance = magicObject('base/adventure/holy_lance', {
  ...found,
  forbidden: 'evil',
  ...weapon(1, [
    { id: 'dragons', static: [plus('strength', 2, { only: 'weapon', when: { fight: { subtype: 'dragon' } } })] },
  ]),
});
export const magicBelt = magicObject('base/adventure/magic_belt', {
  ...found,
  abilities: [always(plus('strength', 1))],
});
export const orbOfKnowledge = magicObject('base/adventure/orb_of_knowledge', { ...found, abilities: [replacesDrawn] });
export const potionOfStrength = magicObject('base/adventure/potion_of_strength', {
  ...found,
  abilities: [mayDo('drink', anyMoment, [modify([plus('strength', 2)], 'turn'), discard()], { turn: 'any' })],
});
export const ring = magicObject('base/adventure/ring', {
  ...found,
  abilities: [always(plus('strength', 1), plus('craft', 1))],
});
export const runesword = magicObject('base/adventure/runesword', {
  ...found,
  forbidden: 'good',
  ...weapon(1, [
    reacts(
      'drinks_life',
      after('killed', 'mine', gain('life'), {
        event: { fight: 'battle' },
        when: { inUse: 'this' },
        once: 'fight',
        forced: true,
      }),
      after('lose', 'others', gain('life'), {
        event: { what: 'life', reward: true, cause: 'battle' },
        when: { all: [{ same: ['eventBy', 'me'] }, { inUse: 'this' }] },
        once: 'fight',
        forced: true,
      }),
    ),
  ]),
});
export const solomonsCrown = magicObject('base/adventure/solomons_crown', {
  ...found,
  abilities: [always(plus('craft', 2))],
});
export const talisman = magicObject('base/adventure/talisman', { ...found, copies: 2, keywords: ['talisman'] });
export const wand = magicObject('base/adventure/wand', { ...found, abilities: [keepsASpell] });
