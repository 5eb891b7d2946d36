import { after, character, pick, plus, reacts } from '../../../rules/dsl';
import type { Amount } from '../../../rules/vocab/select';

const far: Amount = { printed: 'strength', on: 'eventCard' };

export const dervish = character('firelands/character/dervish', {
  strength: 3,
  craft: 2,
  life: 4,
  fate: 4,
  alignment: 'good',
  start: 'base/space/oasis',
  objects: [
    { named: 'sword', from: 'purchase' },
    { named: 'water_bottle', from: 'purchase' },
  ],
  origin: 'known',
  abilities: [
    { id: 'free_weapon', static: [plus('objectLimit', 1, { when: { has: { class: 'weapon' } } })] },
    { id: 'two_weapons', static: [plus('weaponLimit', 1)] },
    reacts(
      'whirls',
      after(
        'killed',
        'mine',
        pick({
          clockwise: { op: 'moveTo', to: { steps: far, way: 'cw' }, how: 'move' },
          counterclockwise: { op: 'moveTo', to: { steps: far, way: 'ccw' }, how: 'move' },
        }),
        {
          event: { fight: 'battle', card: { kind: 'enemy' } },
          when: { card: 'eventCard', fits: { zone: 'trophy', heldBy: 'me' } },
        },
      ),
    ),
  ],
});
