// The cards of a position: taken out of the box, laid down, stacked and discarded, so that none is lost.
import { deckNamed, deckOf, nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import type { Rulebook } from '../engine/rulebook';
import type { DraftState } from '../state/draft';
import type { Def } from '../vocab/definition';
import { GivenError, type Given, type Path } from './given';
import { cardKinds, defNamed, defsNamed } from './given-names';

/**
 * Where the last copy of a card is in its deck; below 0 when none is left. A position may name a card that this edition
 * leaves out of the deck: it takes the place of one of which there are most, so that the box stays whole.
 */
function copyIn(deck: DraftState['decks'][string], def: Def): number {
  const at = deck.draw.lastIndexOf(def.id);
  if (at >= 0 || def.copies !== 0) return at;
  const left = (id: DefId): number => deck.draw.filter((one) => one === id).length;
  const [most] = [...new Set(deck.draw)].sort((a, b) => left(b) - left(a));
  const there = most === undefined ? -1 : deck.draw.lastIndexOf(most);
  if (there >= 0) deck.draw[there] = def.id;
  return there;
}

/** Takes one copy of a card out of its deck and makes an instance of it. */
export function takeOut(
  book: Rulebook,
  state: DraftState,
  name: string,
  path: Path,
  kinds: readonly Def['kind'][] = cardKinds,
): CardId {
  const first = defNamed(book, name, path, kinds);
  // Another deck has a card of that name too, and more of them.
  const others = defsNamed(book, name, kinds).filter((d) => (state.decks[d.deck ?? '']?.draw ?? []).includes(d.id));
  const def =
    (state.decks[first.deck ?? '']?.draw ?? []).includes(first.id) || first.copies === 0 ? first : (others[0] ?? first);
  const deck = def.deck === undefined ? undefined : state.decks[def.deck];
  const at = deck === undefined ? -1 : copyIn(deck, def);
  // One that is on the table from the beginning is taken from there.
  const out = Object.values(state.cards).find((c) => c.def === def.id && (c.zone === 'table' || c.zone === 'stands'));
  if (at < 0 && out) {
    delete out.space;
    out.zone = 'aside';
    return out.id;
  }
  if (!deck || def.deck === undefined || at < 0) throw new GivenError(`no copy of "${name}" is left in its deck`, path);
  deck.draw.splice(at, 1);
  const id: CardId = `c${++state.ids.card}`;
  state.cards[id] = { id, def: def.id, home: def.deck, zone: 'aside' };
  return id;
}

/** A Spell that lies on a space has just been cast there: what it does holds from now on. */
export function layLasting(book: Rulebook, state: DraftState, id: CardId, hero: HeroId): void {
  const def = book.defs.get(state.cards[id]?.def ?? '');
  if (def?.kind !== 'spell') return;
  for (const e of def.effect) {
    if (e.op !== 'grant' || typeof e.until !== 'object' || !('rounds' in e.until)) continue;
    state.mods.push({
      id: `m${++state.ids.mod}`,
      source: def.id,
      card: id,
      hero,
      ability: e.ability,
      until: { t: 'round', round: state.round + e.until.rounds, seat: state.active },
    });
  }
}

/** Open cards beside a deck are those that the position names, when it names one of that deck. */
export function openCards(book: Rulebook, state: DraftState, given: Given): void {
  const named = (given.table ?? []).map((name, i) => defNamed(book, name, ['table', i], cardKinds).deck);
  for (const deck of book.decks
    .filter((d) => (d.show ?? 0) > 0)
    .map((d) => deckOf(state.decks, d.id))
    .filter((d) => named.includes(d))) {
    for (const card of Object.values(state.cards).filter((c) => c.home === deck && c.zone === 'table')) {
      state.decks[deck]?.draw.unshift(card.def);
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- back in its deck
      delete state.cards[card.id];
    }
  }
}

/** Tokens, sides and what lies on cards that are in play. */
export function describeCards(book: Rulebook, state: DraftState, given: Given): void {
  for (const [name, g] of Object.entries(given.cards ?? {})) {
    const def = defNamed(book, name, ['cards', name], cardKinds).id;
    const card = Object.values(state.cards).find((c) => c.def === def);
    if (!card) throw new GivenError(`"${name}" is not in play`, ['cards', name]);
    if (g.tokens) card.tokens = { ...g.tokens };
    if (g.side !== undefined) card.side = g.side;
    if (g.faceDown) card.faceDown = true;
    const on = (g.on ?? []).map((one, i) => takeOut(book, state, one, ['cards', name, 'on', i]));
    for (const id of on) Object.assign(state.cards[id] ?? {}, { zone: 'attached', on: card.id });
    if (on.length > 0) card.carries = on;
  }
}

/** A character's own deck: `tunnel@warrior` is the one of the Warrior's seat. */
function ownDeck(book: Rulebook, state: DraftState, name: string): string {
  const [home = '', who] = name.split('@');
  if (who === undefined) return deckNamed(state.decks, name);
  const def = defNamed(book, who, ['decks', name], ['character']).id;
  const hero = Object.values(state.heroes).find((h) => h.def === def);
  if (!hero) throw new GivenError(`${who} is not among the characters`, ['decks', name]);
  state.decks[`${home}@${hero.id}`] ??= { draw: [], discard: [] };
  return `${home}@${hero.id}`;
}

export function stackDecks(book: Rulebook, state: DraftState, given: Given): void {
  for (const [deckName, names] of Object.entries(given.decks ?? {})) {
    const deck = state.decks[ownDeck(book, state, deckName)];
    const home = state.decks[deckNamed(state.decks, deckName.split('@')[0] ?? deckName)];
    if (!deck || !home) throw new GivenError(`there is no deck "${deckName}"`, ['decks', deckName]);
    const top = names.map((name, i) => {
      const last = name.split('/').at(-1) ?? name;
      // What lies in the deck is meant, of whatever kind it is.
      const def =
        defsNamed(book, last, undefined).find((one) => copyIn(home, one) >= 0) ??
        defNamed(book, `${nameOf(deckName.split('@')[0] ?? deckName)}/${last}`, ['decks', deckName, i], cardKinds);
      const at = copyIn(home, def);
      if (at < 0) throw new GivenError(`no copy of "${name}" is left in the ${deckName} deck`, ['decks', deckName, i]);
      home.draw.splice(at, 1);
      return def.id;
    });
    deck.draw.push(...top.reverse());
  }
  discardCards(book, state, given);
  for (const [name, n] of Object.entries(given.stock ?? {})) {
    const deck = name === 'talisman' ? 'talisman' : 'purchase';
    const def = defNamed(book, `${deck}/${name}`, ['stock', name], cardKinds);
    const own = state.decks[deck];
    if (!own) continue;
    const others = own.draw.filter((d) => d !== def.id);
    const copies = own.draw.length - others.length;
    if (n > copies) throw new GivenError(`only ${copies} of "${name}" are in the box`, ['stock', name]);
    // What is not in stock lies aside, so that no card is lost.
    own.draw = [...others, ...Array.from({ length: n }, () => def.id)];
    for (let i = n; i < copies; i++) {
      const id: CardId = `c${++state.ids.card}`;
      state.cards[id] = { id, def: def.id, home: deck, zone: 'aside' };
    }
  }
}

/**
 * Puts cards of a deck on its discard pile; of a deck of which so many are left the others lie aside, so that no card
 * is lost.
 */
function discardCards(book: Rulebook, state: DraftState, given: Given): void {
  for (const [deckName, names] of Object.entries(given.discard ?? {})) {
    const deck = state.decks[deckNamed(state.decks, deckName)];
    if (!deck) throw new GivenError(`there is no deck "${deckName}"`, ['discard', deckName]);
    names.forEach((name, i) => {
      const def = defNamed(
        book,
        `${nameOf(deckName)}/${name.split('/').at(-1) ?? name}`,
        ['discard', deckName, i],
        cardKinds,
      );
      const at = copyIn(deck, def);
      if (at < 0)
        throw new GivenError(`no copy of "${name}" is left in the ${deckName} deck`, ['discard', deckName, i]);
      deck.draw.splice(at, 1);
      deck.discard.push(def.id);
    });
  }
  for (const [deckName, n] of Object.entries(given.left ?? {})) {
    const home = deckNamed(state.decks, deckName);
    const deck = state.decks[home];
    if (!deck) throw new GivenError(`there is no deck "${deckName}"`, ['left', deckName]);
    const gone = deck.draw.splice(0, Math.max(0, deck.draw.length - n));
    for (const def of gone) {
      const id: CardId = `c${++state.ids.card}`;
      state.cards[id] = { id, def, home, zone: 'aside' };
    }
  }
}
