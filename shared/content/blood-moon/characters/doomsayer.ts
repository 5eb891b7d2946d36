import { after, character, gainSpell, is, modify, plus, reacts, replenish } from '../../../rules/dsl';
import { hasRoom } from '../../common/abilities';

export const doomsayer = character('blood-moon/character/doomsayer', {
  strength: 3,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/city',
  origin: 'known',
  abilities: [
    reacts(
      'told_you_so',
      after('cardDrawn', 'anyone', replenish(1), {
        event: { card: { kind: 'enemy' } },
        when: is({ missing: 'fate' }, '>=', 1),
      }),
      after('cardDrawn', 'anyone', gainSpell(), { event: { card: { kind: 'event' } }, when: hasRoom }),
    ),
    reacts(
      'digs_for_doom',
      after('cardDrawn', 'mine', modify([plus('drawMore', 1)], 'encounter'), {
        event: { card: { not: { kind: ['enemy', 'event'] } } },
        once: 'turn',
      }),
    ),
  ],
});
