// All of them offer gold at the same time, each as much as he likes.
import { discard, each, is, lose, status, stat, v, when } from '../../rules/dsl';
import type { FigureDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';

declare module '../../rules/vocab/status' {
  interface Statuses {
    /** He has spent so much gold at an auction. */
    readonly bidder: true;
  }
}

const ware = (who: HeroRef): Effect => ({ op: 'search', deck: 'purchase', to: 'held', rest: 'stays', who });

export const auctioneer: FigureDef = {
  id: 'probe/denizen/auctioneer',
  kind: 'figure',
  deck: 'denizen',
  origin: 'known',
  keywords: ['city'],
  met: [
    {
      op: 'together',
      ask: 'giveGold',
      number: { as: 'gold', from: 0, to: stat('gold') },
      do: [lose('gold', v('gold')), when(is(v('gold'), '>=', 1), status('bidder', v('gold')))],
    },
    when(
      { exists: { heroes: { where: { status: 'bidder', who: 'it' } } } },
      { op: 'each', of: { heroes: {}, most: { statusOf: 'bidder' } }, as: 'buyer', do: [ware(v('buyer'))] },
      [ware('me'), discard()],
    ),
    each({ heroes: { where: { status: 'bidder', who: 'it' } } }, 'one', {
      op: 'status',
      status: 'bidder',
      on: false,
      who: v('one'),
    }),
  ],
};
