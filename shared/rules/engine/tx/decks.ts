// Decks that are shuffled or put in order: no card leaves them.
import type { DeckId, DefId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import { shuffled } from '../../../kernel/rng';
import type { Deck } from '../../state/draft';
import { TxLasting } from './lasting';

export class TxDecks extends TxLasting {
  protected deckOf(deck: DeckId): Deck {
    this.turned('decks');
    // A character's own deck (`realm@h1`) is there as soon as a card is put into it.
    const decks = this.own(this.d, 'decks');
    if (deck.includes('@') && decks[deck] === undefined) {
      decks[deck] = this.made({ draw: [], discard: [] });
      this.reshaped(decks);
    }
    must(decks[deck], `deck ${deck}`);
    return this.own(decks, deck);
  }

  /** Shuffles what is left of a deck, with its discard pile where that is meant, or with what of it was burnt. */
  shuffle(deck: DeckId, together: 'deck' | 'discards' | 'burnt'): void {
    const own = this.deckOf(deck);
    const rng = this.own(this.d, 'rng');
    const more = together === 'discards' ? own.discard : together === 'burnt' ? (own.burnt ?? []) : [];
    const [order, next] = shuffled(rng.shuffle, [...own.draw, ...more]);
    rng.shuffle = next;
    own.draw = order;
    if (together === 'discards') own.discard = [];
    if (together === 'burnt') delete own.burnt;
    this.log({ t: 'shuffled', deck, ...(together === 'discards' ? {} : { of: together }) });
  }

  /** Puts cards of a deck on top of it, the first one uppermost; what is not in it stays away. */
  arrange(deck: DeckId, order: readonly DefId[]): void {
    const own = this.deckOf(deck);
    const under = [...own.draw];
    const top: DefId[] = [];
    for (const def of order) {
      const i = under.lastIndexOf(def);
      if (i >= 0) top.unshift(...under.splice(i, 1));
    }
    own.draw = [...under, ...top];
  }

  /** Such cards of the discard pile are shuffled, and put on top of the deck. */
  restore(deck: DeckId, fits: (def: DefId) => boolean): void {
    const own = this.deckOf(deck);
    const rng = this.own(this.d, 'rng');
    const [order, next] = shuffled(rng.shuffle, own.discard.filter(fits));
    rng.shuffle = next;
    own.draw = [...own.draw, ...order];
    own.discard = own.discard.filter((def) => !fits(def));
    this.log({ t: 'shuffled', deck, of: 'onTop' });
  }

  /** The discard pile stays one, in another order. */
  protected shuffleDiscards(deck: DeckId, silently: boolean): void {
    const own = this.deckOf(deck);
    const rng = this.own(this.d, 'rng');
    const [order, next] = shuffled(rng.shuffle, own.discard);
    rng.shuffle = next;
    own.discard = order;
    if (!silently && order.length > 0) this.log({ t: 'shuffled', deck, of: 'discards' });
  }

  protected shuffleTop(deck: DeckId, n: number): void {
    const own = this.deckOf(deck);
    const rng = this.own(this.d, 'rng');
    const [order, next] = shuffled(rng.shuffle, own.draw.slice(-n));
    rng.shuffle = next;
    own.draw = [...own.draw.slice(0, -n), ...order];
  }

  /** All that was burnt is back in its deck. */
  unburn(): void {
    for (const id of Object.keys(this.d.decks)) if (this.deckOf(id).burnt !== undefined) this.shuffle(id, 'burnt');
  }
}
