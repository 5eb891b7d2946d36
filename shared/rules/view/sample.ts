// A game that looks the same to a seat and might be the real one: everything hidden from it is dealt anew.
import type { CardId, SeatId } from '../../kernel/ids';
import { seedRng, shuffled, type Rng } from '../../kernel/rng';
import type { Catalogue } from '../query/catalogue';
import type { Card, Deck, State } from '../state/state';
import { seesHand } from './view-for';

/**
 * Deals the Spells in other hands, the decks' order and the dice anew, from `rng`. Trusted: it reads the whole
 * state, so it is run where the state is, and only what it returns goes to a computer player.
 */
export function sample(cat: Catalogue, s: State, seat: SeatId, rng: Rng): State {
  const hidden = Object.values(s.heroes).filter((h) => !h.dead && !seesHand({ cat, s }, h, seat)).flatMap((h) => h.hand);
  const decks: Record<string, Deck> = {};
  const cards: Record<CardId, Card> = { ...s.cards };
  let now = rng;
  for (const [id, deck] of Object.entries(s.decks).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const inHands = hidden.flatMap((card) => {
      const at = s.cards[card];
      return at?.home === id ? [at] : [];
    });
    const [order, next] = shuffled(now, [...deck.draw, ...inHands.map((card) => card.def)].sort());
    now = next;
    decks[id] = { ...deck, draw: order.slice(0, deck.draw.length) };
    inHands.forEach((card, i) => { cards[card.id] = { ...card, def: order[deck.draw.length + i] ?? card.def }; });
  }
  return { ...s, decks, cards, rng: { dice: seedRng(`${now.join()}/dice`), shuffle: seedRng(`${now.join()}/shuffle`), forced: [] } };
}
