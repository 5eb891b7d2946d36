import { always, character, inBattle, plus } from '../../../rules/dsl';

export const warrior = character('base/character/warrior', {
  strength: 4,
  craft: 2,
  life: 5,
  fate: 1,
  alignment: 'neutral',
  start: 'base/space/tavern',
  origin: 'known',
  abilities: [
    { ...always(plus('attackDice', 1, { when: inBattle })), id: 'two_dice' },
    { ...always(plus('weaponLimit', 1)), id: 'two_weapons' },
  ],
});
