import type { CardId, DeckId, DefId, HeroId } from '../../kernel/ids';

/** Where a card is put. */
export type Spot =
  | { readonly to: 'held' | 'hand' | 'trophy'; readonly hero: HeroId; readonly lent?: boolean }
  | { readonly to: 'space'; readonly space: DefId; readonly ditched?: boolean; readonly faceDown?: boolean }
  | { readonly to: 'over'; readonly space: DefId; readonly faceDown?: boolean }
  | { readonly to: 'stands'; readonly space: DefId }
  | { readonly to: 'attached'; readonly on: CardId; readonly faceDown?: boolean }
  | {
      readonly to: 'deck';
      readonly deck: DeckId;
      readonly where: 'top' | 'bottom' | 'shuffled';
      readonly unseen?: boolean;
    }
  | { readonly to: 'discard'; readonly under?: true; readonly killed?: true }
  | { readonly to: 'out'; readonly burnt?: true; readonly killed?: true }
  | { readonly to: 'table' }
  | { readonly to: 'aside'; readonly faceDown?: boolean };

/** Where a card is put that is known only as it comes. */
export type SpotFor = (def: DefId) => Spot;
