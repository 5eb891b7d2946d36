import { always, can, character } from '../../../rules/dsl';
import { keepsASpell } from '../../common/abilities';

export const wizard = character('base/character/wizard', {
  strength: 2,
  craft: 5,
  life: 4,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/graveyard',
  spells: 2,
  origin: 'known',
  abilities: [keepsASpell, { ...always(can('psychicAttack')), id: 'psychic_attack' }],
});
