import { after, cannot, character, gainSpell, may, not, reacts } from '../../../rules/dsl';
import { destroysSpirits } from '../../common/abilities';

export const priest = character('base/character/priest', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 5,
  alignment: 'good',
  start: 'base/space/chapel',
  spells: 1,
  origin: 'known',
  abilities: [
    reacts('pray_plus_1', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: 'pray' } })),
    destroysSpirits([may('gainSpell', gainSpell())]),
    { id: 'no_weapon', static: [cannot('useWeapon', { when: not({ fight: { kind: 'psychic' } }) })] },
  ],
});
