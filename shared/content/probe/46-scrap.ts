// How many cards are left in a discard pile.
import { discard, is, may, pay, stat, stranger, when } from '../../rules/dsl';
import type { Amount } from '../../rules/vocab/select';

const scrap: Amount = { left: 'material', discards: 'only' };

export const scrapSalvager = stranger('probe/adventure/scrap_salvager', {
  origin: 'known',
  stays: 'always',
  met: [
    may('pay', [pay(1), { op: 'search', deck: 'material', discards: 'only', to: 'held', rest: 'stays' }], {
      if: { all: [is(stat('gold'), '>=', 1), is(scrap, '>=', 1)] },
    }),
    when(is(scrap, '<=', 0), discard()),
  ],
});
