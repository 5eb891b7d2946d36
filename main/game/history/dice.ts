// An audit of all dice of a game: how often each face fell.
import type { GameEvent } from '../../../shared/rules/state/state';

const FACES = 6;

/** Counts of 1 to 6. Of dice that are rolled again only the new one counts. */
export const facesOf = (events: Iterable<GameEvent>): readonly number[] => {
  const counts = Array.from({ length: FACES }, () => 0);
  for (const event of events) {
    if (event.t !== 'rolled') continue;
    const fallen = event.again === undefined ? event.dice : event.dice.slice(event.again, event.again + 1);
    for (const face of fallen) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
};
