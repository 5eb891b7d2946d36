// The game as far as a seat knows it, to look ahead from.
import type { SeatId } from '../../kernel/ids';
import type { Catalogue } from '../query/catalogue';
import { allCards } from '../query/card-index';
import type { State } from '../state/state';
import { Ahead } from '../engine/tx/ahead';
import { isHiddenFrom } from '../view/hidden';

/**
 * The same game without what this seat cannot see: Spells of others, what they have answered in secret. Decks and dice
 * are left, since looking ahead stops before them. Nothing that is foreseen from it tells more than the view (law 7).
 */
export function knownTo(cat: Catalogue, s: State, seat: SeatId): State {
  const tx = new Ahead(s);
  const hidden = allCards(s).filter((card) => card.zone !== 'over' && isHiddenFrom({ cat, s }, card, seat));
  tx.forget(
    hidden.map(({ id }) => id),
    seat,
  );
  return tx.s;
}
