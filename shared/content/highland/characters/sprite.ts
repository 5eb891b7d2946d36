import { character } from '../../../rules/dsl';
import { evadesIn, keepsTwoSpells } from '../../common/abilities';

export const sprite = character('highland/character/sprite', {
  strength: 1,
  craft: 5,
  life: 4,
  fate: 1,
  alignment: 'good',
  start: 'base/space/forest',
  spells: 2,
  origin: 'known',
  abilities: [keepsTwoSpells, evadesIn('woods'), evadesIn('forest')],
});
