// Whom a card spares: what it does passes him over, now and as long as it lasts.
import type { CardId, HeroId } from '../../kernel/ids';
import type { EventFrame, State } from '../state/state';
import type { EventKind } from '../vocab/words';
import type { World } from './env';

/** Whether a card was told to pass a character over, until it has done so. */
export const wasSpared = (s: State, card: CardId | undefined, who: string): boolean =>
  card !== undefined && (s.cards[card]?.spares?.some((hero) => hero === who) ?? false);

/**
 * Whether a character gets round what a card beside the board does to him. One that lies on a space he gets round by
 * not meeting it.
 */
export function getsRound(w: World, card: CardId | undefined, who: string): boolean {
  const zone = card === undefined ? undefined : w.s.cards[card]?.zone;
  if (zone !== 'table' && zone !== 'aside') return false;
  const hero = w.s.heroes[who as HeroId]?.id;
  return hero !== undefined && w.cat.readers.permits(w, hero, 'avoid', { card, byDefault: false }).ok;
}

/** Whether what a card does passes a character over. */
export const isSpared = (w: World, card: CardId | undefined, who: string): boolean =>
  wasSpared(w.s, card, who) || getsRound(w, card, who);

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
/** Of that, what nobody would want to get round. */
const boons: ReadonlySet<EventKind> = new Set(['gain', 'heal', 'replenish', 'spellGained', 'taken']);
export const passesOver = (w: World, { card, event }: EventFrame): boolean =>
  doneToHim.has(event.kind) &&
  (wasSpared(w.s, card, event.hero) || (!boons.has(event.kind) && getsRound(w, card, event.hero)));
