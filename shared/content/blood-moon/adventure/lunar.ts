// What all Lunar Events have in common (D Lunar Events).
import { after, discard, event, reacts } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { EventDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';
import { becomes, turnedTo, type Side } from '../time';

const other = { day: 'night', night: 'day' } as const;
const beside: Effect = { op: 'put', card: 'this', to: 'table' };

/** While the cards are drawn of which it is one it is not there yet. */
export const atWork: Cond = { card: 'this', fits: { zone: 'table' } };

/** It turns the Time Card to its side and lies beside it, not on the space, until that shows the other one. */
export const lunar = (name: string, side: Side, does: Ability): EventDef =>
  event(`blood-moon/adventure/${name}`, {
    origin: 'known',
    keywords: ['lunar'],
    // One that comes to a space in another way is met there, and does the same.
    drawn: [{ op: 'meet', card: 'this' }],
    met: [...becomes(side), beside],
    abilities: [
      does,
      reacts(
        'ends',
        after('turnedOver', 'anyone', discard(), {
          event: turnedTo(other[side]),
          // One that was drawn together with an Event waits for that to have turned the card.
          when: atWork,
          forced: true,
        }),
      ),
    ],
  });
