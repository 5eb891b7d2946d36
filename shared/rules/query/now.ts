// What a card is now: what is printed on it, or what it counts as (counted.ts).
import type { DeckId, HeroId } from '../../kernel/ids';
import type { Card } from '../state/state';
import type { Def } from '../vocab/definition';
import { defOf } from './catalogue';
import type { World } from './env';

/** Who asks, where somebody does: a card may count as something to one character only. */
export type Asking = World & { readonly me?: HeroId };

/** What is gone from the game, or is nobody's card, is what is printed on it. */
const mayCount = (w: Asking, id: Card['id'] | undefined): id is Card['id'] =>
  w.cat.recounts && id !== undefined && w.s.cards[id] !== undefined && w.cat.readers.recounts(w);

/** The definition of a card as it counts now; that of who is in play is always its own. */
export const defNow = (w: Asking, card: Pick<Card, 'def'> & Partial<Card>): Def =>
  mayCount(w, card.id) ? w.cat.readers.countedAs(w, card.id).def : defOf(w.cat, card.def);

/** The deck that it belongs to. */
export const homeNow = (w: Asking, card: Card): DeckId =>
  mayCount(w, card.id) ? (w.cat.readers.countedAs(w, card.id).home ?? card.home) : card.home;

/** Whether it counts as another kind of card, and does nothing of what is printed on it. */
export const isTextless = (w: Asking, card: Card): boolean =>
  mayCount(w, card.id) && w.cat.readers.countedAs(w, card.id).def.kind !== defOf(w.cat, card.def).kind;
