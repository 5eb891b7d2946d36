import { can, character } from '../../../rules/dsl';
import { keepsASpell, replacesDrawn } from '../../common/abilities';

export const prophetess = character('base/character/prophetess', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 2,
  alignment: 'good',
  start: 'base/space/chapel',
  spells: 1,
  origin: 'known',
  abilities: [keepsASpell, replacesDrawn, { id: 'see_spells', static: [can('seeSpells')] }],
});
