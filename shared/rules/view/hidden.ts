// Which cards a seat may not see the face of (law 7).
import type { DeckId, SeatId } from '../../kernel/ids';
import { defOf } from '../query/catalogue';
import { heroAt, type World } from '../query/env';
import { deckThere, permits } from '../query/stats';
import type { Card, Hero } from '../state/state';

/** Who may look at a character's Spells: himself, and who has an ability for it (Prophetess). */
export function seesHand(w: World, hero: Hero, viewer: SeatId): boolean {
  if (hero.seat === viewer) return true;
  const own = w.s.seats[viewer]?.hero;
  return own !== undefined && permits(w, own, 'seeSpells', { byDefault: false }).ok;
}

/** Who may look at the top card of a deck: who has an ability for it (Sage). */
export function seesTop(w: World, deck: DeckId, viewer: SeatId): boolean {
  const own = w.s.seats[viewer]?.hero;
  if (own === undefined || (deck !== 'spell' && deck !== deckThere(w, own, 'adventure'))) return false;
  return permits(w, own, 'seeTop').ok;
}

/** Face down for a seat: Spells in another's hand or on another's card (Genie), and what lies face down for all. */
export function isHiddenFrom(w: World, card: Card, viewer: SeatId): boolean {
  if (card.faceDown) return true;
  if (card.zone === 'hand')
    return card.hero !== undefined && !heroAt(w.s, card.hero).dead && !seesHand(w, heroAt(w.s, card.hero), viewer);
  if (card.zone !== 'attached' || defOf(w.cat, card.def).kind !== 'spell') return false;
  const holder = card.on === undefined ? undefined : w.s.cards[card.on]?.hero;
  return holder === undefined || heroAt(w.s, holder).seat !== viewer;
}
