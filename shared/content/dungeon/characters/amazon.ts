import { after, can, character, reacts } from '../../../rules/dsl';

/** What was used in the fight still holds when it is fought again, and then it stands. */
export const amazon = character('dungeon/character/amazon', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/village',
  origin: 'known',
  abilities: [
    { id: 'two_dice_move', static: [can('chooseMoveDie')] },
    reacts(
      'refight',
      after(
        'compared',
        'mine',
        { op: 'fightAgain' },
        { event: { fight: 'battle', outcome: ['lost', 'standOff'] }, once: 'fight' },
      ),
    ),
  ],
});
