import { after, character, never, reacts } from '../../../rules/dsl';
import { evadesIn, knowsTunnels, optionalRoll } from '../../common/abilities';

export const dwarf = character('base/character/dwarf', {
  strength: 3,
  craft: 3,
  life: 5,
  fate: 5,
  alignment: 'neutral',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    optionalRoll('crags', 'chasm'),
    evadesIn('hills'),
    knowsTunnels,
    reacts(
      'cave_plus_1',
      after(
        'rolled',
        'mine',
        { op: 'adjustRoll', by: 1 },
        { event: { for: 'card' }, when: { source: { named: ['cave'] } } },
      ),
    ),
    reacts('maze_immune', never('missTurn', 'mine', { when: { source: { named: ['maze'] } } })),
  ],
});
