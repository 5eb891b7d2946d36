import { after, cannot, character, reacts, v } from '../../../rules/dsl';

/** 000 FAQ Knight: whoever turns good once he has declared his attack does not escape it. */
export const knight = character('reaper/character/knight', {
  strength: 4,
  craft: 3,
  life: 4,
  fate: 1,
  alignment: 'good',
  start: 'base/space/chapel',
  objects: [
    { named: 'sword', from: 'purchase' },
    { named: 'armour', from: 'purchase' },
  ],
  origin: 'known',
  abilities: [
    reacts(
      'devout',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'more', from: 0, to: 2, ask: 'addHowMuch' },
          { op: 'adjustRoll', by: v('more') },
        ],
        { event: { for: 'pray' }, forced: true },
      ),
    ),
    { id: 'ever_good', static: [cannot('changeAlignment')] },
    {
      id: 'spares_the_good',
      static: [
        cannot('attack', {
          when: { all: [{ alignment: 'good', of: 'it' }, { not: { at: { named: 'crown_of_command' } } }] },
        }),
      ],
    },
  ],
});
