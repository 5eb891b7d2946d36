// What is done by a card that only one of them has seen.
import { discard, stranger, when } from '../../rules/dsl';

/** Alone whoever visits it sees the card: an Object may be taken, of an Event the others learn because it goes. */
export const clockworkCanary = stranger('probe/adventure/clockwork_canary', {
  origin: 'known',
  stays: 'always',
  met: [
    when({ onTop: 'adventure', fits: { kind: 'event' } }, [{ op: 'look', deck: 'adventure', n: 1 }, discard()], {
      op: 'search',
      deck: 'adventure',
      top: 1,
      find: { object: true },
      to: 'held',
      rest: 'stays',
    }),
  ],
});
