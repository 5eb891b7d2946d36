// Several cards that go to a pile at once lie there in the order in which they are named: the last one on top.
import { expect, it } from 'vitest';
import { choose, discard, event, v } from '../dsl';
import { nameOf } from '../../kernel/ids';
import type { Effect } from '../vocab/effect';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const three = ['helmet', 'cross', 'ring'];
function pileAfter(met: readonly Effect[], has: readonly string[] = []): readonly string[] {
  const game = aGame(bookWith(event('base/adventure/trial', { met })), {
    characters: { troll: { at: 'fields_n', fate: 0, has }, elf: { at: 'tavern' } },
    spaces: { fields_n: { cards: ['trial'] } },
    ...(has.length > 0 ? {} : { decks: { adventure: three } }),
    phase: 'encounter',
  });
  if (has.length > 0) game.choose(...three);
  return (game.state.decks['adventure']?.discard ?? []).map((id) => nameOf(id)).filter((name) => name !== 'trial');
}
const dealt: Effect = { op: 'deal', from: 'adventure', n: 3, to: 'aside', as: 'three' };
const chosen: Effect = choose({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'three', { min: 3, max: 3 });

it('dealt to the discards', () => {
  expect(pileAfter([{ op: 'deal', from: 'adventure', n: 3, to: 'discard' }])).toEqual(three);
});
it('dealt aside and put there', () => {
  expect(pileAfter([dealt, { op: 'put', card: v('three'), to: 'discard' }])).toEqual(three);
});
it('dealt aside and discarded', () => {
  expect(pileAfter([dealt, discard(v('three'))])).toEqual(three);
});
it('discarded by whoever has them, in the order in which he has them', () => {
  expect(pileAfter([chosen, discard(v('three'))], three)).toEqual(three);
});
