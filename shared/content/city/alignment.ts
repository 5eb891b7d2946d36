// Neutral Alignment cards: they show that somebody is neutral who is not so by his own card.
import { after, each, reacts, v, when } from '../../rules/dsl';
import type { RuleDef, StateDef } from '../../rules/vocab/definition';
import type { Cond, Selector } from '../../rules/vocab/select';

/** Of a fight: who was beaten is not of the winner's alignment, as both are now. */
export const ofAnotherAlignment: Cond = { not: { alike: ['eventBy', 'me'] } };

const ALIGNMENTS = 'city/deck/alignment';

export const neutralAlignment: StateDef = {
  id: 'city/alignment/neutral_alignment',
  kind: 'state',
  deck: ALIGNMENTS,
  copies: 4,
  origin: 'known',
};

const mine: Selector = { cards: { named: 'neutral_alignment', zone: 'held', heldBy: 'eventHero' } };
const changed: Cond = {
  all: [
    { alignment: 'neutral', of: 'eventHero' },
    { not: { alignment: 'neutral', of: 'eventHero', printed: true } },
    { not: { exists: mine } },
  ],
};
/** R4 CHANGING ALIGNMENT: the card is taken where he becomes neutral, and goes back when he is so no more. */
export const alignmentCards: RuleDef = {
  id: 'city/rule/alignment_cards',
  kind: 'rule',
  always: true,
  origin: 'known',
  abilities: [
    reacts(
      'shown',
      after(
        'alignment',
        'anyone',
        [
          when(changed, { op: 'deal', from: ALIGNMENTS, to: 'held', who: 'eventHero' }),
          when(
            { not: { alignment: 'neutral', of: 'eventHero' } },
            each(mine, 'card', { op: 'put', card: v('card'), to: 'discard' }),
          ),
        ],
        { forced: true },
      ),
    ),
  ],
};
