import type { Card } from '../../state/draft';

/** Takes from a card all that it has of where it lies. What is not there is not deleted: that costs as much. */
export function lift(card: Card): void {
  if (card.lent) delete card.lent;
  if (card.belonging) delete card.belonging;
  if (card.hero !== undefined) delete card.hero;
  if (card.space !== undefined) delete card.space;
  if (card.on !== undefined) delete card.on;
  if (card.faceDown) delete card.faceDown;
}
