// What is lost in another's place, and is not there for a price.
import { always, discard, object, plus, prevent, reacts } from '../../rules/dsl';
import { befalls } from '../common/losses';

export const haversack = object('probe/curio/haversack', {
  origin: 'known',
  copies: 2,
  abilities: [
    always(plus('objectLimit', 1)),
    reacts('lost_for_it', {
      stage: 'would',
      on: 'left',
      whose: 'mine',
      event: { leaving: 'discard', card: { object: true, zone: 'held', heldBy: 'me', not: { self: true } } },
      when: befalls,
      do: [prevent, discard()],
    }),
  ],
});
