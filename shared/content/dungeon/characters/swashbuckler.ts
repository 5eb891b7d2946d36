import { after, character, modify, plus, reacts } from '../../../rules/dsl';

/** 000 FAQ Swashbuckler: once in a round, and not where the foe came to life again. */
export const swashbuckler = character('dungeon/character/swashbuckler', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'good',
  start: 'base/space/tavern',
  origin: 'known',
  abilities: [
    reacts(
      'extra_turn',
      after(
        'defeated',
        'mine',
        { op: 'extraTurns', n: 1 },
        {
          event: { fight: 'battle' },
          when: { turnOf: 'me' },
          once: 'round',
        },
      ),
    ),
    reacts(
      'fields',
      after('landed', 'mine', modify([plus('drawMore', 1)], 'encounter'), {
        event: { to: { named: 'fields' } },
      }),
    ),
    reacts(
      'tavern',
      after(
        'rolled',
        'mine',
        { op: 'adjustRoll', by: 1 },
        {
          event: { for: 'space' },
          when: { source: { named: ['tavern'] } },
        },
      ),
    ),
  ],
});
