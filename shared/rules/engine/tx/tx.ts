import type { CardId, DeckId, DefId, HeroId, ModId, SeatId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import { shuffled } from '../../../kernel/rng';
import type { Place } from '../../../contract/event';
import type { ActiveMod, Card, Deck, Until } from '../../state/draft';
import type { Ability } from '../../vocab/ability';
import { touch } from '../../state/stamp';
import { TxHeroes } from './heroes';

export type Spot =
  | { to: 'held' | 'hand' | 'trophy'; hero: HeroId; lent?: boolean }
  | { to: 'space'; space: DefId; ditched?: boolean }
  | { to: 'discard' }
  | { to: 'out' };

/** Decks of which every card is as good as its copy and which are open to all: they have no order to hide. */
const stockDecks = new Set<DeckId>(['purchase', 'talisman', 'quest']);
export const isStock = (deck: DeckId): boolean => stockDecks.has(deck);

/** The whole write side: cards and what lasts, on top of characters and flow. */
export class Tx extends TxHeroes {
  protected cardOf(id: CardId): Card {
    must(this.d.cards[id], `card ${id}`);
    const cards = this.own(this.d, 'cards');
    touch(cards);
    return this.own(cards, id);
  }

  private deckOf(deck: DeckId): Deck {
    must(this.d.decks[deck], `deck ${deck}`);
    return this.own(this.own(this.d, 'decks'), deck);
  }

  /**
   * Takes the top card of a deck and gives it an instance. An empty deck is made of its shuffled discards.
   * @returns the card, or `undefined` when deck and discards are empty
   */
  draw(deck: DeckId, spot: Spot, source: DefId): CardId | undefined {
    const own = this.deckOf(deck);
    if (own.draw.length === 0) this.reshuffle(deck);
    const def = own.draw.at(-1);
    if (def === undefined) return undefined;
    own.draw = own.draw.slice(0, -1);
    this.reveal();
    const id = this.instance(def, deck, spot, source);
    if (spot.to === 'space') this.cardOf(id).drawn = this.d.turn.n;
    return id;
  }

  /** Takes a named card out of a stock such as the Purchase or Talisman deck. */
  takeFromDeck(deck: DeckId, def: DefId, spot: Spot, source: DefId): CardId {
    const own = this.deckOf(deck);
    const i = own.draw.lastIndexOf(def);
    if (i < 0) throw new Error(`no ${def} in ${deck}`);
    own.draw = own.draw.filter((_, at) => at !== i);
    return this.instance(def, deck, spot, source);
  }

  private reshuffle(deck: DeckId): void {
    const own = this.deckOf(deck);
    if (own.discard.length === 0) return;
    const rng = this.own(this.d, 'rng');
    const [order, next] = shuffled(rng.shuffle, own.discard);
    rng.shuffle = next;
    own.draw = order;
    own.discard = [];
    this.log({ t: 'shuffled', deck });
  }

  private instance(def: DefId, home: DeckId, spot: Spot, source: DefId): CardId {
    const id = this.nextId('card', 'c');
    this.own(this.d, 'cards')[id] = this.made<Card>({ id, def, home, zone: 'aside' });
    this.arrive(id, { in: 'deck', deck: home }, spot, source);
    return id;
  }

  /** Moves a card that is in play; the only way a card changes its place. */
  moveCard(id: CardId, spot: Spot, source: DefId): void {
    const from = this.leave(id);
    this.arrive(id, from, spot, source);
  }

  private leave(id: CardId): Place {
    const card = this.cardOf(id);
    const hero = card.hero === undefined ? undefined : this.heroOf(card.hero);
    delete card.lent;
    delete card.hero;
    if (card.zone === 'laid' && card.space !== undefined) {
      const ground = this.own(this.own(this.d, 'board'), card.space);
      ground.cards = ground.cards.filter((c) => c !== id);
      const space = card.space;
      delete card.space;
      return { in: 'space', space };
    }
    delete card.space;
    if (!hero) return { in: 'out' };
    const list = card.zone === 'held' ? 'held' : card.zone === 'hand' ? 'hand' : 'trophies';
    hero[list] = hero[list].filter((c) => c !== id);
    return { in: list === 'trophies' ? 'trophy' : list, hero: hero.id };
  }

  private arrive(id: CardId, from: Place, spot: Spot, source: DefId): void {
    const card = this.cardOf(id);
    switch (spot.to) {
      case 'held':
      case 'hand':
      case 'trophy': {
        const hero = this.heroOf(spot.hero);
        const list = spot.to === 'trophy' ? 'trophies' : spot.to;
        hero[list] = [...hero[list], id];
        card.zone = spot.to;
        card.hero = spot.hero;
        if (spot.lent) card.lent = true;
        delete card.ditched;
        const hidden = spot.to === 'hand';
        this.log({ t: 'card', source, card: id, def: card.def, from, to: { in: spot.to, hero: spot.hero }, hero: spot.hero }, hidden ? [hero.seat] : undefined);
        return;
      }
      case 'space': {
        const board = this.own(this.d, 'board');
        board[spot.space] ??= this.made({ cards: [], gold: 0 });
        const ground = this.own(board, spot.space);
        ground.cards = [...ground.cards, id];
        card.zone = 'laid';
        card.space = spot.space;
        if (spot.ditched) card.ditched = this.d.turn.n;
        this.log({ t: 'card', source, card: id, def: card.def, from, to: { in: 'space', space: spot.space } });
        return;
      }
      case 'discard':
      case 'out': {
        const { def, home } = card;
        const cards = this.own(this.d, 'cards');
        touch(cards);
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an instance ends when its card leaves play
        delete cards[id];
        this.dropModsOf(id);
        if (spot.to === 'out') {
          const left = this.deckOf(home);
          left.out = [...(left.out ?? []), def];
          this.log({ t: 'card', source, card: id, def, from, to: { in: 'out' } });
          return;
        }
        const deck = this.deckOf(home);
        // Purchase, Talisman and quest cards are available again at once (R4 TALISMAN AND PURCHASE CARDS).
        const stock = isStock(home);
        if (stock) deck.draw = [...deck.draw, def];
        else deck.discard = [...deck.discard, def];
        this.log({ t: 'card', source, card: id, def, from, to: stock ? { in: 'deck', deck: home } : { in: 'discard', deck: home } });
      }
    }
  }

  layGold(source: DefId, space: DefId, by: number): void {
    if (by === 0) return;
    const board = this.own(this.d, 'board');
    board[space] ??= this.made({ cards: [], gold: 0 });
    this.own(board, space).gold += by;
    this.log({ t: 'layGold', source, space, by });
  }

  setTokens(source: DefId, id: CardId, kind: string, n: number): void {
    const card = this.cardOf(id);
    card.tokens = this.made({ ...card.tokens, [kind]: n });
    this.log({ t: 'tokens', source, card: id, kind, now: n });
  }

  markEvaded(id: CardId): void {
    const turn = this.turnOf();
    turn.evaded = [...turn.evaded, id];
  }

  markMet(id: CardId): void {
    const turn = this.turnOf();
    turn.met = [...turn.met, id];
  }

  forgetMet(): void {
    this.turnOf().met = [];
  }

  looked(hero: HeroId, at: DeckId | HeroId, cards: readonly DefId[], seat: SeatId, source: DefId): void {
    this.reveal();
    this.log({ t: 'looked', source, hero, at, cards }, [seat]);
  }

  addMod(source: DefId, hero: HeroId, ability: Ability, until: Until, card?: CardId): ModId {
    const id = this.nextId('mod', 'm');
    const mod: ActiveMod = { id, source, hero, ability, until };
    if (card !== undefined) mod.card = card;
    this.d.mods = this.made([...this.d.mods, mod]);
    this.log({ t: 'lasting', source, hero, on: true });
    return id;
  }

  /** Ends every lasting effect that `over` says is over. Nothing is undone: values are read anew. */
  endMods(over: (mod: ActiveMod) => boolean): void {
    const ended = this.d.mods.filter(over);
    if (ended.length === 0) return;
    this.d.mods = this.made(this.d.mods.filter((mod) => !ended.includes(mod)));
    for (const mod of ended) this.log({ t: 'lasting', source: mod.source, hero: mod.hero, on: false });
  }

  private dropModsOf(card: CardId): void {
    this.endMods((mod) => mod.card === card && mod.until.t === 'game');
  }
}
