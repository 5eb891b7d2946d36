// Cards that are on their way out of somebody's hands.
import type { EventFrame, State } from '../state/state';

/**
 * Whether a card is already on its way out in the same manner, since an answer to its leaving would have it leave: a
 * Banner that falls with his last Follower, where it is that Follower itself.
 */
export function isLeavingAlready({ stack }: State, { event, id }: EventFrame): boolean {
  if (event.kind !== 'left') return false;
  return stack.some(
    (below) =>
      below.t === 'event' &&
      below.id !== id &&
      below.event.kind === 'left' &&
      below.event.card === event.card &&
      below.event.leaving === event.leaving &&
      (below.stage === 'would' || below.stage === 'before') &&
      !below.prevented,
  );
}
