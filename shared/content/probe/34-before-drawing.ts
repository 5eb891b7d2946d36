// What is done before somebody draws, whatever has him draw.
import { castWhen, spell } from '../../rules/dsl';

/** A card of the discard pile is the first that he draws. */
export const reclamation = spell('probe/spell/reclamation', {
  origin: 'known',
  timing: [
    castWhen('before', 'drawing', { event: { deck: 'adventure' }, when: { may: 'beTargeted', who: 'eventHero' } }),
  ],
  effect: [
    {
      op: 'search',
      deck: 'adventure',
      itself: true,
      discards: 'only',
      to: { deck: 'adventure', where: 'top' },
      rest: 'stays',
    },
  ],
});
