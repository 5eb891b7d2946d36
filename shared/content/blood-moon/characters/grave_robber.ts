import { after, can, character, reacts } from '../../../rules/dsl';

/** What he digs up is the first card of the draw. */
export const graveRobber = character('blood-moon/character/grave_robber', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'evil',
  start: 'base/space/graveyard',
  origin: 'known',
  abilities: [
    reacts(
      'exhumes',
      after(
        'encounterBegan',
        'mine',
        { op: 'deal', from: 'adventure', discarded: true, to: { deck: 'adventure', where: 'top' } },
        {
          event: { to: { draws: 'more' } },
          when: { meeting: 'space' },
          once: 'turn',
        },
      ),
    ),
    { id: 'buries', static: [can('bury', { card: { from: 'adventure' } })] },
    reacts(
      'digs',
      after(
        'visited',
        'mine',
        { op: 'search', deck: 'adventure', top: 8, find: { object: true }, to: 'held', rest: 'discard' },
        { event: { to: { named: 'graveyard' } } },
      ),
    ),
  ],
});
