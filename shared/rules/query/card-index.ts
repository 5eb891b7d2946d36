// Every card that has left its deck, and where it lies. Kept, and led on by what was changed since (state/stamp.ts):
// the only way to enumerate cards, since a game lays out hundreds and every condition asks for a few of them.
import { nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import { changedBetween, reads, stampOf } from '../state/stamp';
import type { Card, State } from '../state/state';
import { Kept, type Follower } from './kept';

export type Zone = Card['zone'];

/** Lists are in the order in which the cards left their decks, and are never written: one that changes is made anew. */
export type CardIndex = {
  readonly all: readonly CardId[];
  readonly byZone: ReadonlyMap<Zone, readonly CardId[]>;
  readonly byHero: ReadonlyMap<HeroId, readonly CardId[]>;
  readonly bySpace: ReadonlyMap<DefId, readonly CardId[]>;
  /** By the last part of its definition's id, which cards of one title share. */
  readonly byName: ReadonlyMap<string, readonly CardId[]>;
  readonly byHome: ReadonlyMap<string, readonly CardId[]>;
  /** By the kinds of tokens that lie on them. */
  readonly byTokens: ReadonlyMap<string, readonly CardId[]>;
};

type Place = {
  readonly zone: Zone;
  readonly hero: HeroId | undefined;
  readonly space: DefId | undefined;
  readonly def: DefId;
  readonly home: string;
  readonly tokens: Card['tokens'];
};
type Lists<K> = Map<K, readonly CardId[]>;

const isSame = (a: Place, b: Place): boolean =>
  a.zone === b.zone &&
  a.hero === b.hero &&
  a.space === b.space &&
  a.def === b.def &&
  a.home === b.home &&
  a.tokens === b.tokens;

const numberOf = (id: CardId): number => Number(id.slice(1));

/** The list with one card more, in its place; a copy and one look for each halving, since lists grow long. */
function withCard(list: readonly CardId[], id: CardId): readonly CardId[] {
  const n = numberOf(id);
  let [low, high] = [0, list.length];
  while (low < high) {
    // Nearly always it is the card that has just left its deck.
    const middle = high === list.length ? high - 1 : (low + high) >> 1;
    if (numberOf(list[middle] ?? 'c0') > n) high = middle;
    else low = middle + 1;
  }
  return low === list.length ? [...list, id] : list.toSpliced(low, 0, id);
}

function without(list: readonly CardId[], id: CardId): readonly CardId[] {
  const at = list.indexOf(id);
  return at < 0 ? list : list.toSpliced(at, 1);
}

function move<K>(lists: Lists<K>, id: CardId, from: K | undefined, to: K | undefined): void {
  if (from === to) return;
  if (from !== undefined) {
    const left = without(lists.get(from) ?? [], id);
    if (left.length === 0) lists.delete(from);
    else lists.set(from, left);
  }
  if (to !== undefined) lists.set(to, withCard(lists.get(to) ?? [], id));
}

/** An index that can be led from one state to another. */
class Followed implements CardIndex, Follower<Followed> {
  all: readonly CardId[] = [];
  readonly byZone: Lists<Zone> = new Map();
  readonly byHero: Lists<HeroId> = new Map();
  readonly bySpace: Lists<DefId> = new Map();
  readonly byName: Lists<string> = new Map();
  readonly byHome: Lists<string> = new Map();
  readonly byTokens: Lists<string> = new Map();
  readonly #places = new Map<CardId, Place>();
  /** The version of the cards that it holds for. */
  #for = 0;
  #listed: readonly Card[] | undefined;

  static of(s: State): Followed {
    const index = new Followed();
    for (const card of Object.values(s.cards)) index.put(card.id, card);
    index.#for = stampOf(s.cards);
    return index;
  }

  follow(s: State, longest: number): boolean {
    const version = stampOf(s.cards);
    const changed = changedBetween(this.#for, version, longest);
    if (changed === undefined) return false;
    for (const id of changed as readonly CardId[]) this.put(id, s.cards[id]);
    this.#for = version;
    this.#listed = undefined;
    return true;
  }

  copy(): Followed {
    const copy = new Followed();
    copy.all = this.all;
    for (const lists of ['byZone', 'byHero', 'bySpace', 'byName', 'byHome', 'byTokens'] as const)
      for (const [key, list] of this[lists]) (copy[lists] as Lists<string>).set(key, list);
    for (const [id, place] of this.#places) copy.#places.set(id, place);
    copy.#for = this.#for;
    return copy;
  }

  /** The cards themselves; they are kept until the next change, since a card is copied before it is written. */
  listed(s: State): readonly Card[] {
    return (this.#listed ??= this.all.flatMap((id) => s.cards[id] ?? []));
  }

  /** Brings one card to where it lies now, or takes it away where it has left play. */
  put(id: CardId, card: Card | undefined): void {
    const was = this.#places.get(id);
    const now: Place | undefined =
      card === undefined
        ? undefined
        : {
            zone: card.zone,
            hero: card.hero,
            space: card.space,
            def: card.def,
            home: card.home,
            tokens: card.tokens,
          };
    if (was === undefined && now === undefined) return;
    if (was !== undefined && now !== undefined && isSame(was, now)) return;
    if (was === undefined) this.all = withCard(this.all, id);
    else if (now === undefined) this.all = without(this.all, id);
    if (was?.tokens !== now?.tokens) this.#bear(id, was?.tokens, now?.tokens);
    move(this.byZone, id, was?.zone, now?.zone);
    move(this.byHero, id, was?.hero, now?.hero);
    move(this.bySpace, id, was?.space, now?.space);
    move(this.byHome, id, was?.home, now?.home);
    if (was?.def !== now?.def) move(this.byName, id, was && nameOf(was.def), now && nameOf(now.def));
    if (now === undefined) this.#places.delete(id);
    else this.#places.set(id, now);
  }

  #bear(id: CardId, was: Card['tokens'] = {}, now: Card['tokens'] = {}): void {
    for (const kind of new Set([...Object.keys(was), ...Object.keys(now)]))
      move(this.byTokens, id, (was[kind] ?? 0) > 0 ? kind : undefined, (now[kind] ?? 0) > 0 ? kind : undefined);
  }
}

/** The index of a state, made from nothing: what a kept one must equal. */
export const cardIndexAfresh = (s: State): CardIndex => Followed.of(s);

const kept = new Kept(reads('cards'), (s) => Followed.of(s));

/** Where every card of a state lies. */
export const cardIndex = (s: State): CardIndex => kept.at(s);
/** A state that is come back to, such as that from which a look-ahead goes out. */
export const holdCards = (s: State): void => kept.hold(s);

/** The cards themselves, in the order in which they left their decks. */
export const allCards = (s: State): readonly Card[] => kept.at(s).listed(s);

const none: readonly CardId[] = [];
export const cardsInZone = (s: State, zone: Zone): readonly CardId[] => cardIndex(s).byZone.get(zone) ?? none;
/** Everything that is on a space, whatever it does there. */
export const cardsAt = (s: State, space: DefId): readonly CardId[] => cardIndex(s).bySpace.get(space) ?? none;
