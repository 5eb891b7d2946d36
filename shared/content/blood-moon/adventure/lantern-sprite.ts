// The Lantern Sprite, and the card that it has shown to one and given to another: it is kept face down until his turn.
import { after, choose, reacts, stranger, v } from '../../../rules/dsl';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Selector } from '../../../rules/vocab/select';

const kept: Selector = { cards: { on: 'this', faceDown: true } };
export const sight: StateDef = {
  id: 'blood-moon/sight/sight',
  kind: 'state',
  deck: 'blood-moon/deck/sight',
  copies: 12,
  origin: 'ours',
  carries: {},
  abilities: [
    reacts(
      'comes_to_pass',
      after(
        'turnBegan',
        'mine',
        [
          choose(kept, 'foreseen'),
          { op: 'put', card: v('foreseen'), to: { deck: { homeOf: v('foreseen') }, where: 'top' } },
          { op: 'put', card: 'this', to: 'discard' },
        ],
        { forced: true },
      ),
    ),
  ],
};

export const lanternSprite = stranger('blood-moon/adventure/lantern_sprite', {
  origin: 'known',
  stays: 'always',
  met: [
    { op: 'look', deck: 'adventure', n: 1 },
    choose({ heroes: {} }, 'chosen', { ask: 'target' }),
    { op: 'deal', from: 'blood-moon/deck/sight', to: 'held', who: v('chosen'), as: 'mark' },
    { op: 'deal', from: 'adventure', to: { on: v('mark') }, faceDown: true },
  ],
});
