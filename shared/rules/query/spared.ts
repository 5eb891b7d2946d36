// Whom a card spares: what it does passes him over, now and as long as it lasts.
import type { CardId } from '../../kernel/ids';
import type { EventFrame, State } from '../state/state';
import type { EventKind } from '../vocab/words';

/** Whether what a card does passes a character over. */
export const isSpared = (s: State, card: CardId | undefined, who: string): boolean =>
  card !== undefined && (s.cards[card]?.spares?.some((hero) => hero === who) ?? false);

/** What a card may do to a character: what it spares him. */
const doneToHim: ReadonlySet<EventKind> = new Set([
  'gain',
  'lose',
  'heal',
  'replenish',
  'alignment',
  'toad',
  'missTurn',
  'moved',
  'spellGained',
  'taken',
  'left',
  'statusGained',
]);
export const passesOver = (s: State, { card, event }: EventFrame): boolean =>
  isSpared(s, card, event.hero) && doneToHim.has(event.kind);
