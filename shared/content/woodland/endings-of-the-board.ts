// Endings of The Woodland that need its board. Of Wanderlust the name alone is known: the rest is ours.
import { at, count, each, ending, endTurn, gain, is, v, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { wins } from '../common/endings';
import { gainDestiny } from './fate';
import { givesAll, noFateYet, ownFate } from './seasons';

/** Whoever comes back to the Crown once the war has begun is taken to where it is fought. */
export const warOfSeasons: EndingDef = ending('woodland/ending/war_of_seasons', {
  origin: 'known',
  reveal: 'both',
  goal: 'foe',
  visit: [
    when(
      noFateYet,
      [
        ownFate,
        each({ heroes: {} }, 'one', [
          ...givesAll('one'),
          { op: 'moveTo', to: at('base/space/forest'), who: v('one'), meets: false },
          gain('fate', 1, v('one')),
        ]),
        { op: 'extraTurns', n: 1 },
        endTurn,
      ],
      { op: 'moveTo', to: at('woodland/space/meeting_with_destiny') },
    ),
  ],
});

const enough = is(count({ cards: { from: 'woodland/deck/destiny', zone: 'held', heldBy: 'me' } }), '>=', 3);
export const wanderlust: EndingDef = ending('woodland/ending/wanderlust', {
  origin: 'ours',
  reveal: 'revealed',
  goal: 'collection',
  visit: [
    // With none left nobody could gain another.
    wins({ any: [enough, is({ left: 'woodland/deck/destiny' }, '<=', 0)] }, [
      gainDestiny,
      { op: 'moveTo', to: at('woodland/space/woodland_entrance'), meets: false },
      endTurn,
    ]),
  ],
});
