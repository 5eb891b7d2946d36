// What speaks of a death.
import { before, choose, discard, magicObject, reacts, v } from '../../rules/dsl';
import type { CardFilter } from '../../rules/vocab/select';

const his: CardFilter = { kind: 'follower', zone: 'held', heldBy: 'me' };

/** A last deed of two parts, the first of which is an event by itself. */
export const lastWill = magicObject('probe/curio/last_will', {
  origin: 'ours',
  abilities: [
    reacts(
      'settles',
      before(
        'heroKilled',
        'mine',
        [choose({ cards: his }, 'freed'), discard(v('freed')), { op: 'layGold', n: 2, at: 'here', stock: true }],
        { forced: true },
      ),
    ),
  ],
});
