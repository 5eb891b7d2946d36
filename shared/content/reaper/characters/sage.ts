import { after, can, character, count, gainSpell, is, reacts } from '../../../rules/dsl';
import { hasRoom } from '../../common/abilities';

export const sage = character('reaper/character/sage', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/village',
  spells: 1,
  origin: 'known',
  abilities: [
    reacts(
      'recalls',
      after('turnBegan', 'mine', gainSpell(), {
        when: { all: [is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '=', 0), hasRoom] },
      }),
    ),
    { id: 'foresight', static: [can('seeTop')] },
    reacts('second_try', after('rolled', 'mine', { op: 'rollAgain' }, { event: { for: 'move' }, once: 'turn' })),
  ],
});
