// Day or night at the whole table, where a card beside the board says so by the side that is up.
import type { CardView, PlayerView } from '../../../shared/contract/view';
import type { Overlay } from '../../timeline/overlay';

export type TimeOfDay = 'day' | 'night';
const isTime = (side: string | undefined): side is TimeOfDay => side === 'day' || side === 'night';

/** The card that says it. */
export const timeCard = (cards: readonly CardView[]): CardView | undefined => cards.find(({ side }) => isTime(side));

/** With what has been turned since the view that is shown; nothing where no such card is played with. */
export const timeOf = (view: Pick<PlayerView, 'table'>, over: Pick<Overlay, 'sides'>): TimeOfDay | undefined => {
  const card = timeCard(view.table);
  const side = card === undefined ? undefined : (over.sides?.[card.id] ?? card.side);
  return isTime(side) ? side : undefined;
};
