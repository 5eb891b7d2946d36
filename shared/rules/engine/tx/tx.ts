import { whole } from '../../../kernel/whole';
import { nameOf, type CardId, type DeckId, type DefId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { Place } from '../../../contract/event';
import type { Card, Ground } from '../../state/draft';
import type { Spot, SpotFor } from '../../state/spot';
import { currentFight } from '../../query/env';
import { fightersOf, isEmptyWithout } from '../../query/joined';
import { takeOut } from './joined';
import { touch } from '../../state/stamp';
import { TxDecks } from './decks';
import { lift } from './lift';

const decksByCard = new Map<DefId, DeckId>();
/** `city/deck/adventure` for `city/adventure/beggar`. */
function deckNamedAs(def: DefId): DeckId {
  let deck = decksByCard.get(def);
  if (deck === undefined) {
    const [set = '', name = ''] = def.split('/');
    decksByCard.set(def, (deck = `${set}/deck/${name}`));
  }
  return deck;
}

/** The whole write side: cards, on top of what lasts, characters and flow. */
export class Tx extends TxDecks {
  /**
   * Takes the top card of a deck and gives it an instance. An empty deck is made of its shuffled discards. Where it
   * goes may hang on what it is.
   * @returns the card, or `undefined` when deck and discards are empty
   */
  draw(deck: DeckId, to: Spot | SpotFor, source: DefId): CardId | undefined {
    const own = this.deckOf(deck);
    if (own.draw.length === 0 && own.use !== 'once') this.reshuffle(deck);
    const def = own.draw.at(-1);
    if (def === undefined) return undefined;
    own.draw = own.draw.slice(0, -1);
    this.reveal();
    const spot = typeof to === 'function' ? to(def) : to;
    const id = this.instance(def, this.homeOf(def, deck), spot, source, deck);
    if (spot.to === 'space') this.cardOf(id).drawn = this.d.turn.n;
    return id;
  }

  /** The deck that a card belongs to: it may lie in another (Eyrie Vanguard), or in a character's own one. */
  private homeOf(def: DefId, deck: DeckId): DeckId {
    // Nearly all come out of their own deck.
    const first = deckNamedAs(def);
    if (this.d.decks[first] !== undefined) return first;
    const [, name = ''] = def.split('/');
    const from = deck.split('@')[0] ?? deck;
    const own = nameOf(from) === name ? from : name;
    return this.d.decks[own] === undefined ? from : own;
  }

  /** Takes a named card out of a deck such as the Purchase or Talisman deck, or out of its discards. */
  takeFromDeck(deck: DeckId, def: DefId, spot: Spot, source: DefId, discarded = false): CardId {
    const own = this.deckOf(deck);
    const pile = discarded ? 'discard' : 'draw';
    const i = own[pile].lastIndexOf(def);
    if (i < 0) throw new Error(`no ${def} in ${deck}`);
    own[pile] = own[pile].filter((_, at) => at !== i);
    return this.instance(def, deck.split('@')[0] ?? deck, spot, source, deck);
  }

  /** Takes the uppermost card of a discard pile that is shuffled for it; once more is not told. */
  drawDiscard(deck: DeckId, spot: Spot, source: DefId, again: boolean): CardId | undefined {
    if (this.deckOf(deck).discard.length > 1) this.reveal();
    this.shuffleDiscards(deck, again);
    const def = this.deckOf(deck).discard.at(-1);
    if (def === undefined) return undefined;
    const id = this.takeFromDeck(deck, def, spot, source, true);
    if (spot.to === 'space') this.cardOf(id).drawn = this.d.turn.n;
    return id;
  }

  private reshuffle(deck: DeckId): void {
    if (this.deckOf(deck).discard.length > 0) this.shuffle(deck, 'discards');
  }

  private instance(def: DefId, home: DeckId, spot: Spot, source: DefId, from = home): CardId {
    this.turned('cards');
    const id = this.nextId('card', 'c');
    const cards = this.own(this.d, 'cards');
    touch(cards, id);
    cards[id] = this.made<Card>({ id, def, home, zone: 'aside' });
    this.arrive(id, { in: 'deck', deck: from }, spot, source);
    return id;
  }

  /** Moves a card that is in play; the only way a card changes its place. */
  moveCard(id: CardId, spot: Spot, source: DefId): void {
    const unseen = spot.to === 'deck' && this.cardOf(id).faceDown === true;
    const from = this.leave(id);
    this.arrive(id, from, unseen ? { ...spot, unseen } : spot, source);
  }

  private leave(id: CardId): Place {
    const card = this.cardOf(id);
    const { space, zone, on } = card;
    const hero = card.hero === undefined ? undefined : this.heroOf(card.hero);
    lift(card);
    if (space !== undefined && (zone === 'laid' || zone === 'over' || zone === 'stands')) {
      if (zone === 'laid') {
        const ground = this.groundOf(space);
        ground.cards = ground.cards.filter((c) => c !== id);
        return { in: 'space', space };
      }
      if (zone === 'over') {
        const ground = this.groundOf(space);
        ground.over = (ground.over ?? []).filter((c) => c !== id);
        if (ground.over.length === 0) delete ground.over;
      }
      return { in: zone, space };
    }
    if (on !== undefined) {
      const host = this.cardOf(on);
      host.carries = (host.carries ?? []).filter((c) => c !== id);
      if (host.carries.length === 0) delete host.carries;
      return { in: 'card', card: on, def: host.def };
    }
    if (zone === 'table') return { in: 'table' };
    if (!hero) return { in: 'out' };
    const list = zone === 'held' ? 'held' : zone === 'hand' ? 'hand' : 'trophies';
    hero[list] = hero[list].filter((c) => c !== id);
    return { in: list === 'trophies' ? 'trophy' : list, hero: hero.id };
  }

  private groundOf(space: DefId): Ground {
    this.turned('board');
    const board = this.own(this.d, 'board');
    board[space] ??= this.made({ cards: [], gold: 0 });
    return this.own(board, space);
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
        if (card.ditched !== undefined) delete card.ditched;
        const hidden = spot.to === 'hand';
        this.log(
          { t: 'card', source, card: id, def: card.def, from, to: { in: spot.to, hero: spot.hero }, hero: spot.hero },
          hidden ? [hero.seat] : undefined,
        );
        return;
      }
      case 'space': {
        const ground = this.groundOf(spot.space);
        ground.cards = [...ground.cards, id];
        card.zone = 'laid';
        card.space = spot.space;
        if (spot.ditched) card.ditched = this.d.turn.n;
        if (spot.faceDown) card.faceDown = true;
        this.log(
          { t: 'card', source, card: id, def: card.def, from, to: { in: 'space', space: spot.space } },
          spot.faceDown ? [] : undefined,
        );
        return;
      }
      case 'over': {
        const ground = this.groundOf(spot.space);
        ground.over = [...(ground.over ?? []), id];
        card.zone = 'over';
        card.space = spot.space;
        if (spot.faceDown) card.faceDown = true;
        this.log(
          { t: 'card', source, card: id, def: card.def, from, to: { in: 'over', space: spot.space } },
          spot.faceDown ? [] : undefined,
        );
        return;
      }
      case 'stands':
        card.zone = 'stands';
        card.space = spot.space;
        this.log({ t: 'card', source, card: id, def: card.def, from, to: { in: 'stands', space: spot.space } });
        return;
      case 'attached': {
        const host = this.cardOf(spot.on);
        host.carries = [...(host.carries ?? []), id];
        card.zone = 'attached';
        card.on = spot.on;
        if (spot.faceDown) card.faceDown = true;
        // Spells under a card are seen by its holder only (D FAQ Genie).
        const holder = host.hero === undefined ? [] : [this.heroOf(host.hero).seat];
        this.log(
          { t: 'card', source, card: id, def: card.def, from, to: { in: 'card', card: spot.on, def: host.def } },
          spot.faceDown ? [] : card.home === 'spell' ? holder : undefined,
        );
        return;
      }
      case 'table':
        card.zone = 'table';
        this.log({ t: 'card', source, card: id, def: card.def, from, to: { in: 'table' } });
        return;
      case 'aside':
        card.zone = 'aside';
        if (spot.faceDown) card.faceDown = true;
        this.log(
          { t: 'card', source, card: id, def: card.def, from, to: { in: 'out', aside: true } },
          spot.faceDown ? [] : undefined,
        );
        return;
      case 'deck':
      case 'discard':
      case 'out':
        this.endInstance(id, from, spot, source);
    }
  }

  /** What is gone before its fight is decided is fought no more; where nothing else is left there was no fight. */
  private notFought(id: CardId): void {
    const now = currentFight(this.d);
    if (now === undefined || now.fight.outcome !== undefined || !fightersOf(now.fight.theirs).includes(id)) return;
    this.setFight(now.scope, (fight) => {
      const isOver = isEmptyWithout(fight.theirs, [id]);
      takeOut(fight.theirs, [id]);
      if (isOver) fight.outcome = 'evaded';
    });
  }

  /** A card leaves play; what lies on it goes with it, each to its own pile. */
  private endInstance(
    id: CardId,
    from: Place,
    spot: Extract<Spot, { to: 'deck' | 'discard' | 'out' | 'table' | 'aside' }>,
    source: DefId,
  ): void {
    for (const carried of this.cardOf(id).carries ?? []) this.moveCard(carried, { to: 'discard' }, source);
    const { def, home } = this.cardOf(id);
    const cards = this.own(this.d, 'cards');
    this.turned('cards');
    touch(cards, id);
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an instance ends when its card leaves play
    delete cards[id];
    this.dropModsOf(id);
    this.notFought(id);
    if (spot.to === 'deck') {
      this.intoDeck(spot.deck, def, spot.where);
      // From deck to deck it was never seen.
      this.log(
        { t: 'card', source, card: id, def, from, to: { in: 'deck', deck: spot.deck } },
        from.in === 'deck' || spot.unseen ? [] : undefined,
      );
      return;
    }
    const killed = (spot.to === 'discard' || spot.to === 'out') && spot.killed ? ({ killed: true } as const) : {};
    const own = this.deckOf(home);
    const deck = own.into === undefined || spot.to === 'out' ? own : this.deckOf(own.into);
    if (spot.to === 'out') {
      const pile = spot.burnt ? 'burnt' : 'out';
      deck[pile] = [...(deck[pile] ?? []), def];
      const to: Place = { in: 'out', ...(spot.burnt ? { burnt: true } : {}) };
      this.log({ t: 'card', source, card: id, def, from, to, ...killed });
      return;
    }
    // Purchase, Talisman and quest cards are available again at once (R4 TALISMAN AND PURCHASE CARDS).
    if (deck.use === 'stock') deck.draw = [...deck.draw, def];
    else if (deck.use === 'bottom') deck.draw = [def, ...deck.draw];
    else if (deck.use === 'shuffled') this.intoDeck(home, def, 'shuffled');
    else deck.discard = spot.to === 'discard' && spot.under ? [def, ...deck.discard] : [...deck.discard, def];
    this.log({
      t: 'card',
      source,
      card: id,
      def,
      from,
      to:
        deck.use === undefined || deck.use === 'once' || deck.use === 'pile'
          ? { in: 'discard', deck: own.into ?? home }
          : { in: 'deck', deck: home },
      ...killed,
    });
  }

  private intoDeck(deck: DeckId, def: DefId, where: 'top' | 'bottom' | 'shuffled'): void {
    const own = this.deckOf(deck);
    const at = where === 'top' ? own.draw.length : where === 'bottom' ? 0 : this.chance(own.draw.length + 1);
    own.draw = [...own.draw.slice(0, at), def, ...own.draw.slice(at)];
  }

  /** So many cards on top of a deck lie there in the opposite order. */
  turnRound(deck: DeckId, n: number): void {
    const own = this.deckOf(deck);
    const rest = own.draw.length - n;
    own.draw = [...own.draw.slice(0, rest), ...own.draw.slice(rest).reverse()];
  }

  /** All that is left of a deck goes into another one, which is shuffled. */
  merge(from: DeckId, into: DeckId): void {
    const cards = this.deckOf(from).draw;
    if (cards.length === 0) return;
    this.deckOf(from).draw = [];
    for (const def of cards) this.intoDeck(into, def, 'shuffled');
    this.log({ t: 'shuffled', deck: into, of: 'deck' });
  }

  /**
   * Turns up cards on top of a deck: those that cannot burn are shuffled and put back on it (D Burning Cards).
   * @returns the others, which lie aside
   */
  turnUpToBurn(deck: DeckId, n: number, fireproof: (id: CardId) => boolean, source: DefId): CardId[] {
    const seen: CardId[] = [];
    for (let i = 0; i < n; i++) {
      const id = this.draw(deck, { to: 'aside' }, source);
      if (id === undefined) break;
      seen.push(id);
    }
    const kept = seen.filter(fireproof);
    for (const id of kept) this.endInstance(id, { in: 'out' }, { to: 'deck', deck, where: 'top' }, source);
    if (kept.length > 1) this.shuffleTop(deck, kept.length);
    return seen.filter((id) => !kept.includes(id));
  }

  /** What somebody holds goes to his belongings, under what transports them, or is carried again. */
  stow(source: DefId, id: CardId, by: CardId, away: boolean): void {
    const card = this.cardOf(id);
    const hero = must(card.hero, 'a holder');
    if (away) card.belonging = true;
    else delete card.belonging;
    const [carried, stowed] = [
      { in: 'held', hero },
      { in: 'card', card: by, def: this.cardOf(by).def },
    ] as const;
    this.log({
      t: 'card',
      source,
      card: id,
      def: card.def,
      from: away ? carried : stowed,
      to: away ? stowed : carried,
      hero,
    });
  }

  makeMagic(id: CardId): void {
    this.cardOf(id).magic = true;
  }

  /** Turns a face-down card up, or a two-sided card to a side. */
  turnOver(source: DefId, id: CardId, side: string | undefined): void {
    const card = this.cardOf(id);
    if (card.faceDown) {
      delete card.faceDown;
      this.reveal();
    }
    if (side !== undefined) card.side = side;
    this.log({ t: 'turnedOver', source, card: id, def: card.def, ...(side === undefined ? {} : { side }) });
  }

  /** Moves a figure along a way; it stays what it is, with all its tokens. */
  walk(source: DefId, id: CardId, path: readonly DefId[]): void {
    const card = this.cardOf(id);
    card.space = must(path.at(-1), 'a space to go to');
    this.log({ t: 'walked', source, card: id, def: card.def, path: [...path] });
  }

  setSpaceTokens(source: DefId, space: DefId, kind: string, n: number): void {
    const ground = this.groundOf(space);
    const { [kind]: _, ...rest } = ground.tokens ?? {};
    ground.tokens = this.made(n > 0 ? { ...rest, [kind]: whole(n) } : rest);
    if (Object.keys(ground.tokens).length === 0) delete ground.tokens;
    this.log({ t: 'spaceTokens', source, space, kind, now: n });
  }

  layGold(source: DefId, space: DefId, by: number, ditched = false): void {
    if (by === 0) return;
    const ground = this.groundOf(space);
    ground.gold = whole(ground.gold + by);
    if (ditched)
      ground.ditched = this.made({
        turn: this.d.turn.n,
        n: by + (ground.ditched?.turn === this.d.turn.n ? ground.ditched.n : 0),
      });
    this.log({ t: 'layGold', source, space, by });
  }

  setTokens(source: DefId, id: CardId, kind: string, n: number): void {
    const card = this.cardOf(id);
    card.tokens = this.made({ ...card.tokens, [kind]: whole(n) });
    const open = !card.faceDown && card.zone !== 'hand' && card.zone !== 'aside';
    this.log({ t: 'tokens', source, card: id, ...(open ? { def: card.def } : {}), kind, now: n });
  }

  private dropModsOf(card: CardId): void {
    this.endMods((mod) => mod.card === card && (mod.until.t === 'game' || mod.until.t === 'card'));
  }
}
