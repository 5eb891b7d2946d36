import { after, character, endStatus, modify, not, plus, reacts, status } from '../../../rules/dsl';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has had his extra turn in this round. */
    readonly carriedAway: true;
  }
}

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
      after('defeated', 'mine', [status('carriedAway'), { op: 'extraTurns', n: 1 }], {
        event: { fight: 'battle' },
        when: { all: [{ turnOf: 'me' }, not({ status: 'carriedAway' })] },
      }),
    ),
    reacts(
      'calms_down',
      after('roundEnded', 'anyone', endStatus('carriedAway'), { when: { status: 'carriedAway' }, forced: true }),
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
