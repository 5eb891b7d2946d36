// A game that looks the same to a seat and might be the real one: everything hidden from it is dealt anew.
import type { CardId, DefId, SeatId } from '../../kernel/ids';
import { seedRng, shuffled, type Rng } from '../../kernel/rng';
import type { Catalogue } from '../query/catalogue';
import { allCards } from '../query/card-index';
import { changed, heroChanged, inherit, inheritTable, touch } from '../state/stamp';
import type { Card, Deck, State } from '../state/state';
import { isHiddenFrom, seesTop } from './hidden';

/**
 * The deck that a deck's cards belong to: a character's own one (`tunnel@h1`) holds cards of the one it is named after.
 */
const homeOf = (deck: string): string => deck.split('@')[0] ?? deck;

/**
 * Deals the cards that the seat cannot see, the decks' order and the dice anew, from `rng`, and takes away what others
 * have answered. Trusted: it reads the whole state, so it is run where the state is, and only what it returns goes to a
 * computer player.
 */
export function sample(cat: Catalogue, s: State, seat: SeatId, rng: Rng): State {
  const hidden = allCards(s).filter((card) => isHiddenFrom({ cat, s }, card, seat));
  const decks: Record<string, Deck> = {};
  const cards: Record<CardId, Card> = { ...s.cards };
  // What is kept of this table is led on to that one: few cards differ.
  inherit(s.cards, cards);
  let now = rng;
  const byHome: Record<string, string[]> = {};
  for (const id of Object.keys(s.decks).sort()) (byHome[homeOf(id)] ??= []).push(id);
  for (const [home, ids] of Object.entries(byHome).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const unseen = hidden.filter((card) => card.home === home);
    // What the seat sees on top of a deck stays there.
    const seen = (id: string): readonly DefId[] =>
      seesTop({ cat, s }, id, seat) ? (s.decks[id]?.draw.slice(-1) ?? []) : [];
    const under = (id: string): readonly DefId[] => {
      const draw = s.decks[id]?.draw ?? [];
      return draw.slice(0, draw.length - seen(id).length);
    };
    const [order, next] = shuffled(now, [...ids.flatMap(under), ...unseen.map((card) => card.def)].sort());
    now = next;
    let left: readonly DefId[] = order;
    for (const id of ids) {
      const deck = s.decks[id];
      if (!deck) continue;
      const n = under(id).length;
      decks[id] = { ...deck, draw: [...left.slice(0, n), ...seen(id)] };
      left = left.slice(n);
    }
    unseen.forEach((card, i) => {
      touch(cards, card.id);
      cards[card.id] = { ...card, def: left[i] ?? card.def };
    });
  }
  // What others have answered in secret is open again.
  const own = s.answered[seat];
  const answered = own === undefined ? {} : { [seat]: own };
  const dealt: State = {
    ...s,
    decks,
    cards,
    answered,
    rng: { dice: seedRng(`${now.join()}/dice`), shuffle: seedRng(`${now.join()}/shuffle`), forced: [] },
  };
  const changes = inheritTable(s, dealt);
  changed(changes, 'decks');
  changed(changes, 'cards');
  for (const { hero, on } of hidden) {
    const holder = hero ?? (on === undefined ? undefined : s.cards[on]?.hero);
    if (holder !== undefined) heroChanged(changes, holder, 'cards');
  }
  return dealt;
}
