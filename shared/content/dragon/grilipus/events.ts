// Events of the Grilipus deck.
import { discard, each, event, grant, not, reacts, after, v, when } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { SpaceFilter } from '../../../rules/vocab/select';
import { deadlyRivals as rivals, dragonSleep as sleep, known, raid } from '../alike/cards';
import { isKing, KINGS_DECK, TOKENS } from '../lords';

export const deadlyRivals = rivals('dragon/grilipus/deadly_rivals_grilipus');
export const dragonSleep = sleep('dragon/grilipus/dragon_sleep_grilipus');
export const templeRaid = raid('dragon/grilipus/temple_raid', 'base/space/temple');

const cardsOnScales = (spaces: SpaceFilter): Effect =>
  each({ spaces: { ...spaces, holds: { from: TOKENS, keyword: 'scale' } } }, 'space', [
    { op: 'deal', from: KINGS_DECK, to: { at: v('space') }, as: 'card' },
    when({ card: v('card'), fits: { kind: 'event' } }, discard(v('card'))),
  ]);
/** Where Grilipus is king, all over the board. */
export const dragonDecree = event('dragon/grilipus/dragon_decree', {
  ...known,
  met: [when(isKing('grilipus'), cardsOnScales({}), cardsOnScales({ region: 'mine' }))],
});

/** One token more at each turn's start for two rounds, the present one included. */
export const dragonFury = event('dragon/grilipus/dragon_fury', {
  ...known,
  met: [
    when(
      not({ lasting: true }),
      grant(
        reacts(
          'fury',
          after(
            'turnBegan',
            'anyone',
            { op: 'deal', from: TOKENS, to: 'table', who: 'eventHero' },
            {
              when: not({ eventIs: { on: 'turnBegan', missed: true } }),
              forced: true,
              inOrder: true,
            },
          ),
        ),
        { rounds: 2 },
      ),
    ),
  ],
});
