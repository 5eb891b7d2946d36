// The Astrologer, and the card that he has foreseen for somebody: it is kept face down until it comes to pass.
import { choose, mayDo, stranger, v, when } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Selector } from '../../../rules/vocab/select';

const kept: Selector = { cards: { on: 'this', faceDown: true } };
/** Before anybody draws in this turn. */
const comesToPass = (id: string, turn: 'mine' | 'others'): Ability =>
  mayDo(
    id,
    ['turnStart'],
    [
      choose(kept, 'foreseen'),
      { op: 'put', card: v('foreseen'), to: { deck: { homeOf: v('foreseen') }, where: 'top' } },
      { op: 'put', card: 'this', to: 'discard' },
    ],
    { turn, when: { exists: kept } },
  );

export const foresight: StateDef = {
  id: 'highland/foresight/foresight',
  kind: 'state',
  deck: 'highland/deck/foresight',
  copies: 6,
  origin: 'ours',
  carries: {},
  abilities: [comesToPass('own_turn', 'mine'), comesToPass('others_turn', 'others')],
};

export const astrologer = stranger('highland/highland/astrologer', {
  origin: 'known',
  stays: 'always',
  met: [
    { op: 'deal', from: 'highland/deck/foresight', to: 'held', as: 'mark' },
    { op: 'search', deck: 'adventure', top: 3, to: { on: v('mark') }, rest: 'discard', as: 'seen', faceDown: true },
    when({ known: 'seen', equals: 'pass' }, { op: 'put', card: v('mark'), to: 'discard' }),
  ],
});
