// What is in play, indexed by what it listens to and what it changes. Kept for each catalogue, and led on by what was
// changed since (state/stamp.ts): what has just come into play is added, what has gone is taken away (design, "Speed").
import { nameOf, type CardId, type HeroId } from '../../kernel/ids';
import { changedBetween, stampOf } from '../state/stamp';
import type { Card, State } from '../state/state';
import type { Ability, Action, DeckMod, Meeting, Permission, PowerMod, StatMod, Trigger } from '../vocab/ability';
import type { StatKey } from '../vocab/select';
import type { EventKind, Moment, Verb } from '../vocab/words';
import { allCards } from './card-index';
import { abilitiesOf, type Catalogue } from './catalogue';
import type { Source } from './source';
import { whence } from './whence';

export type { Source };
export type Entry<T> = { readonly source: Source; readonly it: T };
type Lists<K, T> = ReadonlyMap<K, readonly Entry<T>[]>;

/**
 * Entries are in the order of their sources: characters, cards as they left their decks, spaces and rules, what lasts.
 */
export type InPlay = {
  readonly stats: Lists<StatKey, StatMod>;
  readonly permissions: Lists<Verb, Permission>;
  readonly powers: readonly Entry<PowerMod>[];
  readonly decks: readonly Entry<DeckMod>[];
  /** By what they listen to, and by that and the stage. */
  readonly triggers: Lists<EventKind, Trigger>;
  readonly staged: Lists<`${EventKind}/${Trigger['stage']}`, Trigger>;
  readonly actions: Lists<Moment, Action>;
  readonly meetings: readonly Entry<Meeting>[];
};

/** What one source puts into the index: its place in the order, and its abilities as they speak now. */
type Voice = { readonly abilities: readonly Ability[]; readonly at: Omit<Source, 'ability'>; readonly order: number };
/** Where in the order each kind of source begins. */
const FIRST = { card: 1e3, standing: 1e9, mod: 2e9 } as const;
const numberOf = (id: string): number => Number(id.slice(1));

type Placed<T> = Entry<T> & { readonly order: number };
/** Lists are never written while somebody may be reading them: one that changes is made anew. */
class Table<K extends string, T> extends Map<K, readonly Placed<T>[]> {
  add(key: K, entry: Placed<T>): void {
    const list = this.get(key) ?? [];
    let at = list.length;
    while (at > 0 && (list[at - 1]?.order ?? 0) > entry.order) at--;
    this.set(key, at === list.length ? [...list, entry] : [...list.slice(0, at), entry, ...list.slice(at)]);
  }

  drop(key: K, order: number): void {
    const list = this.get(key);
    if (list === undefined) return;
    const left = list.filter((entry) => entry.order !== order);
    if (left.length === 0) this.delete(key);
    else this.set(key, left);
  }
}

const same = (a: Voice | undefined, b: Voice | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.abilities.length === b.abilities.length &&
    a.abilities.every((ability, i) => ability === b.abilities[i]) &&
    a.at.def === b.at.def &&
    a.at.from === b.at.from &&
    a.at.holder === b.at.holder &&
    a.at.space === b.at.space);

/** An index that can be led from one state to another of the same catalogue. */
class Followed implements InPlay {
  readonly stats = new Table<StatKey, StatMod>();
  readonly permissions = new Table<Verb, Permission>();
  readonly triggers = new Table<EventKind, Trigger>();
  readonly staged = new Table<`${EventKind}/${Trigger['stage']}`, Trigger>();
  readonly actions = new Table<Moment, Action>();
  readonly #others = new Table<'powers', PowerMod>();
  readonly #decks = new Table<'decks', DeckMod>();
  readonly #meetings = new Table<'meetings', Meeting>();
  readonly #voices = new Map<string, Voice>();

  get powers(): readonly Entry<PowerMod>[] {
    return this.#others.get('powers') ?? [];
  }
  get decks(): readonly Entry<DeckMod>[] {
    return this.#decks.get('decks') ?? [];
  }
  get meetings(): readonly Entry<Meeting>[] {
    return this.#meetings.get('meetings') ?? [];
  }

  /** What a source says from now on; nothing when it is silent. */
  hear(id: string, now: Voice | undefined): void {
    const was = this.#voices.get(id);
    if (same(was, now)) return;
    if (was !== undefined) for (const ability of was.abilities) this.#drop(ability, was.order);
    if (now === undefined) this.#voices.delete(id);
    else {
      this.#voices.set(id, now);
      for (const ability of now.abilities) this.#add(ability, { ...now.at, ability: ability.id }, now.order);
    }
  }

  #add(ability: Ability, source: Source, order: number): void {
    for (const it of ability.static ?? []) {
      if ('stat' in it) this.stats.add(it.stat, { source, it, order });
      else if ('power' in it) this.#others.add('powers', { source, it, order });
      else if ('drawFrom' in it) this.#decks.add('decks', { source, it, order });
      else {
        const verb = it.cannot ?? it.can;
        if (verb) this.permissions.add(verb, { source, it, order });
      }
    }
    for (const it of ability.triggers ?? []) {
      const entry = { source, it, order };
      this.triggers.add(it.on, entry);
      this.staged.add(`${it.on}/${it.stage}`, entry);
    }
    for (const it of ability.actions ?? []) for (const moment of it.at) this.actions.add(moment, { source, it, order });
    for (const it of ability.meetings ?? []) this.#meetings.add('meetings', { source, it, order });
  }

  #drop(ability: Ability, order: number): void {
    for (const it of ability.static ?? []) {
      if ('stat' in it) this.stats.drop(it.stat, order);
      else if ('power' in it) this.#others.drop('powers', order);
      else if ('drawFrom' in it) this.#decks.drop('decks', order);
      else {
        const verb = it.cannot ?? it.can;
        if (verb) this.permissions.drop(verb, order);
      }
    }
    for (const it of ability.triggers ?? []) {
      this.triggers.drop(it.on, order);
      this.staged.drop(`${it.on}/${it.stage}`, order);
    }
    for (const it of ability.actions ?? []) for (const moment of it.at) this.actions.drop(moment, order);
    if ((ability.meetings ?? []).length > 0) this.#meetings.drop('meetings', order);
  }
}

type Kept = {
  readonly index: Followed;
  heroes: number;
  cards: number;
  mods: State['mods'];
  readonly options: State['options'];
  /** Whether something lies over a space and speaks in its place: then a card that moves may silence a space. */
  readonly covered: boolean;
};
const kept = new WeakMap<Catalogue, Kept>();

const voiceOfHero = (cat: Catalogue, s: State, id: HeroId): Voice | undefined => {
  const hero = s.heroes[id];
  const body = hero?.form ?? hero?.def ?? '';
  const abilities = cat.abilities.get(body);
  if (hero === undefined || hero.dead || hero.toad || abilities === undefined) return undefined;
  return { abilities, at: { def: body, holder: id, from: 'character' }, order: numberOf(id) };
};

const voiceOfCard = (cat: Catalogue, s: State, card: Card | undefined): Voice | undefined => {
  const abilities = card && abilitiesOf(cat, card);
  const at = abilities && whence(cat, s, card);
  return at && { abilities, at: { def: card.def, card: card.id, ...at }, order: FIRST.card + numberOf(card.id) };
};

type Mod = State['mods'][number];
const cardOfMod = (s: State, mod: Mod): Card | undefined =>
  mod.until.t === 'card' && mod.card !== undefined ? s.cards[mod.card] : undefined;

const voiceOfMod = (cat: Catalogue, s: State, mod: Mod): Voice | undefined => {
  const order = FIRST.mod + numberOf(mod.id);
  // What was given to a card works for whoever holds it, and is silent where the card is.
  const card = cardOfMod(s, mod);
  if (card === undefined) {
    const at = { def: mod.source, holder: mod.hero, from: 'mod' as const };
    return { abilities: [mod.ability], at: mod.card === undefined ? at : { ...at, card: mod.card }, order };
  }
  const at = whence(cat, s, card);
  return at && { abilities: [mod.ability], at: { def: mod.source, card: card.id, ...at }, order };
};

const isCover = (card: Card | undefined): boolean => card?.zone === 'over';

function madeFrom(cat: Catalogue, s: State): Kept {
  const index = new Followed();
  for (const id of Object.keys(s.heroes) as HeroId[]) index.hear(id, voiceOfHero(cat, s, id));
  for (const card of allCards(s)) index.hear(card.id, voiceOfCard(cat, s, card));
  for (const [i, def] of cat.standing.entries()) {
    // What lies over a space speaks in its place.
    const works =
      def.kind === 'space'
        ? (s.board[def.id]?.over ?? []).length === 0
        : def.always || s.options[nameOf(def.id)] === (def.when ?? true);
    const abilities = works ? cat.abilities.get(def.id) : undefined;
    const at =
      def.kind === 'space'
        ? { def: def.id, space: def.id, from: 'space' as const }
        : { def: def.id, from: 'rule' as const };
    if (abilities) index.hear(def.id, { abilities, at, order: FIRST.standing + i });
  }
  for (const mod of s.mods) index.hear(mod.id, voiceOfMod(cat, s, mod));
  return {
    index,
    heroes: stampOf(s.heroes),
    cards: stampOf(s.cards),
    mods: s.mods,
    options: s.options,
    covered: allCards(s).some(isCover),
  };
}

/** The index of a state, made from nothing: what a kept one must equal. */
export const inPlayAfresh = (cat: Catalogue, s: State): InPlay => madeFrom(cat, s).index;

/** Leads what is kept on to a state; @returns whether it could be. */
function led(known: Kept, cat: Catalogue, s: State): boolean {
  const [heroes, cards] = [stampOf(s.heroes), stampOf(s.cards)];
  const [ofHeroes, ofCards] = [changedBetween(known.heroes, heroes), changedBetween(known.cards, cards)];
  if (ofHeroes === undefined || ofCards === undefined) return false;
  const changed = ofCards as readonly CardId[];
  if (changed.length > 0 && (known.covered || changed.some((id) => isCover(s.cards[id])))) return false;
  const { index } = known;
  for (const id of ofHeroes as readonly HeroId[]) index.hear(id, voiceOfHero(cat, s, id));
  // What lies on a card that works for its holder changes hands with it.
  for (const id of changed)
    for (const moved of [id, ...(s.cards[id]?.carries ?? [])]) index.hear(moved, voiceOfCard(cat, s, s.cards[moved]));
  if (s.mods !== known.mods) {
    const left = new Set(s.mods.map(({ id }) => id));
    for (const { id } of known.mods) if (!left.has(id)) index.hear(id, undefined);
    for (const mod of s.mods) index.hear(mod.id, voiceOfMod(cat, s, mod));
  } else if (changed.length > 0)
    for (const mod of s.mods) if (cardOfMod(s, mod) !== undefined) index.hear(mod.id, voiceOfMod(cat, s, mod));
  known.heroes = heroes;
  known.cards = cards;
  known.mods = s.mods;
  return true;
}

/** What is in play in a state. */
export function inPlay(cat: Catalogue, s: State): InPlay {
  const known = kept.get(cat);
  if (known !== undefined && known.options === s.options) {
    const still = known.mods === s.mods && known.cards === stampOf(s.cards) && known.heroes === stampOf(s.heroes);
    if (still || led(known, cat, s)) return known.index;
  }
  const made = madeFrom(cat, s);
  kept.set(cat, made);
  return made.index;
}
