import { character } from '../../../rules/dsl';
import { takes } from './tokens';

/** His Totem Spirits lie on a card of their own. */
export const totemWarrior = character('woodland/character/totem_warrior', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/forest',
  origin: 'known',
  objects: [{ named: 'axe', from: 'purchase' }],
  abilities: [takes('totem')],
});
