// Who leaves a side of a fight that goes on.
import type { CardId } from '../../../kernel/ids';
import type { FightSide } from '../../state/draft';

/** These fight there no more. */
export function takeOut(side: FightSide, gone: readonly CardId[]): void {
  side.cards = side.cards.filter((id) => !gone.includes(id));
  if (side.joined !== undefined) side.joined = side.joined.filter((id) => !gone.includes(id));
}
