// What a space is called when something is told of it: what Terrain lies over it is its name (D Terrain Cards).
import type { ViewEvent } from '../../../contract/event';
import type { DefId } from '../../../kernel/ids';
import { endingDeck } from '../../query/endings';
import type { State } from '../../state/state';

/** The space that the line of an event names. Who begins is put on his own space, whatever Terrain lies there. */
function spaceOf(event: ViewEvent): DefId | undefined {
  if (event.t === 'moved' || event.t === 'walked') return event.path.at(-1);
  if (event.t === 'layGold' || event.t === 'spaceTokens') return event.space;
  return event.t === 'card' && 'space' in event.to ? event.to.space : undefined;
}

/** The Terrain that all can see over it; what only now comes to lie there covers what was there before. */
export function groundOf(s: State, event: ViewEvent): DefId | undefined {
  const space = spaceOf(event);
  const over = space === undefined ? undefined : s.board[space]?.over;
  if (over === undefined) return undefined;
  const comes = event.t === 'card' && event.to.in === 'over' ? event.card : undefined;
  const top = over.findLast((id) => id !== comes);
  const card = top === undefined ? undefined : s.cards[top];
  // An ending leaves the Crown of Command its name (D The Crown of Command).
  return card === undefined || card.faceDown || card.home === endingDeck ? undefined : card.def;
}
