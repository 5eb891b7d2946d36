// Every card that has left its deck, as a list: kept until one comes, goes or is written, since a record whose keys come
// and go is slow to list, and views, conditions and the index each ask for all of it.
import { stampOf } from '../state/stamp';
import type { Card, State } from '../state/state';

let keptFor = 0;
let kept: readonly Card[] = [];

/** In the order in which they left their decks; the last list is kept, since most questions are about one state. */
export function allCards(s: State): readonly Card[] {
  const stamp = stampOf(s.cards);
  if (stamp === keptFor) return kept;
  kept = Object.values(s.cards);
  keptFor = stamp;
  return kept;
}
