import { can, character } from '../../../rules/dsl';

export const catBurglar = character('city/character/cat_burglar', {
  strength: 2,
  craft: 5,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    { id: 'any_order', static: [can('anyOrder')] },
    { id: 'burgle', static: [can('burgle')] },
  ],
});
