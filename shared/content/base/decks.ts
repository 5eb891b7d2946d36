// How the base game's decks are used; the Adventure and Spell decks are drawn from and made anew of their discards.
import type { DeckDef } from '../../rules/vocab/definition';

const stock = (name: string): DeckDef => ({ id: `base/deck/${name}`, kind: 'deck', use: 'stock', origin: 'known' });

/** R4 TALISMAN AND PURCHASE CARDS: open to all and available again at once. */
export const stocks: readonly DeckDef[] = ['purchase', 'talisman', 'quest'].map(stock);
