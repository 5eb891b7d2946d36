import { cannot, character, inBattle, not, plus, reacts, after, valueOf } from '../../../rules/dsl';

/** In battle; what helps in psychic combat may help him there. */
const unlessPsychic = { when: not({ fight: { kind: 'psychic' } }) };

export const monk = character('base/character/monk', {
  strength: 2,
  craft: 3,
  life: 4,
  fate: 5,
  alignment: 'good',
  start: 'base/space/village',
  origin: 'known',
  abilities: [
    { id: 'inner_belief', static: [plus('strength', valueOf('craft'), { when: inBattle })] },
    reacts('pray_plus_1', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: 'pray' } })),
    { id: 'no_weapon_armour', static: [cannot('useWeapon', unlessPsychic), cannot('useArmour', unlessPsychic)] },
  ],
});
