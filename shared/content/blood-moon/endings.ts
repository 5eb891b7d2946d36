// The ending of The Blood Moon that needs none of its cards. Lightbearers needs the Time Card, and of the Blood Moon
// Werewolf too little is known.
import { after, each, ending, lose, reacts, v } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';

export const horribleBlackVoid: EndingDef = ending('blood-moon/ending/horrible_black_void', {
  origin: 'known',
  reveal: 'hidden',
  goal: 'lastAlive',
  anywhere: true,
  // Before he has reached the Crown: his player may begin anew, and from then on what is printed there holds.
  abilities: [
    reacts(
      'void',
      after(
        'turnedOver',
        'anyone',
        [
          each({ cards: { heldBy: 'me' } }, 'his', { op: 'remove', card: v('his') }),
          lose('gold', 'all'),
          { op: 'remove', card: 'this' },
          { op: 'kill', who: 'me' },
        ],
        { event: { card: { self: true } }, forced: true },
      ),
    ),
  ],
});
