// What is in play, indexed by what it listens to and what it changes. Kept for each catalogue, and led on by what was
// changed since (state/stamp.ts): what has just come into play is added, what has gone is taken away (design, "Speed").
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import { changedBetween, reads, stampOf, type Reads } from '../state/stamp';
import type { Card, State } from '../state/state';
import type {
  Ability,
  Action,
  CountsMod,
  DeckMod,
  Meeting,
  Permission,
  PowerMod,
  ReadsMod,
  StatMod,
  Trigger,
} from '../vocab/ability';
import type { StatKey } from '../vocab/select';
import type { EventKind, Moment, Verb } from '../vocab/words';
import { allCards } from './card-index';
import { abilitiesOf, bodyIdOf, type Catalogue } from './catalogue';
import { permissionHangsOn, statHangsOn } from './hanging';
import { Kept, type Follower } from './kept';
import { Reckoned } from './reckoned';
import { heardAt } from './placed';
import { ruleHolds } from './rules';
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
  readonly counts: readonly Entry<CountsMod>[];
  readonly reads: readonly Entry<ReadsMod>[];
  /** By what they listen to, and by that and the stage. */
  readonly triggers: Lists<EventKind, Trigger>;
  readonly staged: Lists<`${EventKind}/${Trigger['stage']}`, Trigger>;
  readonly actions: Lists<Moment, Action>;
  readonly meetings: readonly Entry<Meeting>[];
  /** On what totals and permissions hang, and those that were reckoned. */
  readonly reckoned: Reckoned;
};

/** What one source puts into the index: its place in the order, and its abilities as they speak now. */
type Voice = { readonly abilities: readonly Ability[]; readonly at: Omit<Source, 'ability'>; readonly order: number };
/** Where in the order each kind of source begins. */
const FIRST = { card: 1e3, standing: 1e9, mod: 2e9 } as const;
const numberOf = (id: string): number => Number(id.slice(1));

/** `hangsOn`: what it says hangs on these areas, where that is asked of it. */
type Placed<T> = Entry<T> & { readonly order: number; readonly hangsOn: Reads };
/** Lists are never written while somebody may be reading them: one that changes is made anew. */
class Table<K extends string, T> extends Map<K, readonly Placed<T>[]> {
  add(key: K, source: Source, it: T, order: number, hangsOn: Reads = 0): void {
    const entry = { source, it, order, hangsOn };
    const list = this.get(key) ?? [];
    let at = list.length;
    while (at > 0 && (list[at - 1]?.order ?? 0) > order) at--;
    this.#put(key, at === list.length ? [...list, entry] : list.toSpliced(at, 0, entry));
  }

  drop(key: K, order: number): void {
    const list = this.get(key);
    if (list !== undefined)
      this.#put(
        key,
        list.filter((entry) => entry.order !== order),
      );
  }

  #put(key: K, list: readonly Placed<T>[]): void {
    if (list.length === 0) this.delete(key);
    else this.set(key, list);
  }

  /** The lists of another: they are never written, so they can be both's. */
  take(other: Table<K, T>): void {
    for (const [key, list] of other) this.set(key, list);
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
class Followed implements InPlay, Follower<Followed> {
  readonly stats = new Table<StatKey, StatMod>();
  readonly permissions = new Table<Verb, Permission>();
  readonly triggers = new Table<EventKind, Trigger>();
  readonly staged = new Table<`${EventKind}/${Trigger['stage']}`, Trigger>();
  readonly actions = new Table<Moment, Action>();
  readonly #others = new Table<'powers', PowerMod>();
  readonly #decks = new Table<'decks', DeckMod>();
  readonly #counts = new Table<'counts', CountsMod>();
  readonly #reads = new Table<'reads', ReadsMod>();
  readonly #meetings = new Table<'meetings', Meeting>();
  readonly #voices = new Map<string, Voice>();
  /** What lies over a space, and over which. */
  readonly #covers = new Map<CardId, DefId>();
  readonly reckoned = new Reckoned(this.stats, this.permissions, () => this.counts.length > 0 || this.reads.length > 0);
  readonly #cat: Catalogue;
  readonly #options: State['options'];
  /** The versions that it holds for. */
  #heroes = 0;
  #cards = 0;
  #mods: State['mods'] = [];

  private constructor(cat: Catalogue, options: State['options']) {
    this.#cat = cat;
    this.#options = options;
  }

  static of(cat: Catalogue, s: State): Followed {
    const index = new Followed(cat, s.options);
    for (const id of Object.keys(s.heroes) as HeroId[]) index.#hear(id, voiceOfHero(cat, s, id));
    for (const card of allCards(s)) {
      index.#hear(card.id, voiceOfCard(cat, s, card));
      if (card.zone === 'over' && card.space !== undefined) index.#covers.set(card.id, card.space);
    }
    for (const i of cat.standing.keys()) index.#hearStanding(s, i);
    for (const mod of s.mods) index.#hear(mod.id, voiceOfMod(cat, s, mod));
    index.#holdsFor(s);
    return index;
  }

  follow(s: State, longest: number): boolean {
    if (s.options !== this.#options) return false;
    const ofHeroes = changedBetween(this.#heroes, stampOf(s.heroes), longest);
    const ofCards = ofHeroes && changedBetween(this.#cards, stampOf(s.cards), longest);
    if (ofHeroes === undefined || ofCards === undefined) return false;
    for (const id of ofHeroes as readonly HeroId[]) this.#hear(id, voiceOfHero(this.#cat, s, id));
    for (const id of ofCards as readonly CardId[]) this.#followCard(s, id);
    if (s.mods !== this.#mods || ofCards.length > 0) this.#followMods(s, ofCards.length > 0);
    this.#holdsFor(s);
    return true;
  }

  #holdsFor(s: Pick<State, 'heroes' | 'cards' | 'mods'>): void {
    this.#heroes = stampOf(s.heroes);
    this.#cards = stampOf(s.cards);
    this.#mods = s.mods;
  }

  /** What lies on a card that works for its holder changes hands with it, and what lies over a space silences it. */
  #followCard(s: State, id: CardId): void {
    const card = s.cards[id];
    this.#hear(id, voiceOfCard(this.#cat, s, card));
    for (const on of card?.carries ?? []) this.#hear(on, voiceOfCard(this.#cat, s, s.cards[on]));
    const was = this.#covers.get(id);
    const now = card?.zone === 'over' ? card.space : undefined;
    if (now === undefined) this.#covers.delete(id);
    else this.#covers.set(id, now);
    for (const space of [was, now]) {
      const at = space === undefined ? undefined : standingAt(this.#cat).get(space);
      if (at !== undefined) this.#hearStanding(s, at);
    }
  }

  #followMods(s: State, cardsMoved: boolean): void {
    if (s.mods !== this.#mods) {
      const left = new Set(s.mods.map(({ id }) => id));
      for (const { id } of this.#mods) if (!left.has(id)) this.#hear(id, undefined);
      for (const mod of s.mods) this.#hear(mod.id, voiceOfMod(this.#cat, s, mod));
    } else if (cardsMoved)
      for (const mod of s.mods) if (cardOfMod(s, mod)) this.#hear(mod.id, voiceOfMod(this.#cat, s, mod));
  }

  #hearStanding(s: State, at: number): void {
    const def = this.#cat.standing[at];
    if (def !== undefined) this.#hear(def.id, voiceOfStanding(this.#cat, s, def, FIRST.standing + at));
  }

  copy(): Followed {
    const copy = new Followed(this.#cat, this.#options);
    copy.stats.take(this.stats);
    copy.permissions.take(this.permissions);
    copy.triggers.take(this.triggers);
    copy.staged.take(this.staged);
    copy.actions.take(this.actions);
    copy.#others.take(this.#others);
    copy.#decks.take(this.#decks);
    copy.#counts.take(this.#counts);
    copy.#reads.take(this.#reads);
    copy.#meetings.take(this.#meetings);
    for (const [id, voice] of this.#voices) copy.#voices.set(id, voice);
    for (const [id, space] of this.#covers) copy.#covers.set(id, space);
    copy.#heroes = this.#heroes;
    copy.#cards = this.#cards;
    copy.#mods = this.#mods;
    return copy;
  }

  get powers(): readonly Entry<PowerMod>[] {
    return this.#others.get('powers') ?? [];
  }
  get decks(): readonly Entry<DeckMod>[] {
    return this.#decks.get('decks') ?? [];
  }
  get counts(): readonly Entry<CountsMod>[] {
    return this.#counts.get('counts') ?? [];
  }
  get reads(): readonly Entry<ReadsMod>[] {
    return this.#reads.get('reads') ?? [];
  }
  get meetings(): readonly Entry<Meeting>[] {
    return this.#meetings.get('meetings') ?? [];
  }

  /** What a source says from now on; nothing when it is silent. */
  #hear(id: string, now: Voice | undefined): void {
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
      this.reckoned.forget(it);
      if ('stat' in it) this.stats.add(it.stat, source, it, order, statHangsOn(source, it));
      else if ('power' in it) this.#others.add('powers', source, it, order);
      else if ('drawFrom' in it) this.#decks.add('decks', source, it, order);
      else if ('countsAs' in it) this.#counts.add('counts', source, it, order);
      else if ('reads' in it) this.#reads.add('reads', source, it, order);
      else {
        const verb = it.cannot ?? it.can;
        if (verb) this.permissions.add(verb, source, it, order, permissionHangsOn(source, it));
      }
    }
    for (const it of ability.triggers ?? []) {
      this.triggers.add(it.on, source, it, order);
      this.staged.add(`${it.on}/${it.stage}`, source, it, order);
    }
    for (const it of ability.actions ?? []) for (const moment of it.at) this.actions.add(moment, source, it, order);
    for (const it of ability.meetings ?? []) this.#meetings.add('meetings', source, it, order);
  }

  #drop(ability: Ability, order: number): void {
    for (const it of ability.static ?? []) {
      this.reckoned.forget(it);
      if ('stat' in it) this.stats.drop(it.stat, order);
      else if ('power' in it) this.#others.drop('powers', order);
      else if ('drawFrom' in it) this.#decks.drop('decks', order);
      else if ('countsAs' in it) this.#counts.drop('counts', order);
      else if ('reads' in it) this.#reads.drop('reads', order);
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

const voiceOfHero = (cat: Catalogue, s: State, id: HeroId): Voice | undefined => {
  const hero = s.heroes[id];
  if (hero === undefined || hero.dead || hero.toad) return undefined;
  const body = bodyIdOf(hero);
  const abilities = cat.abilities.get(body);
  if (abilities === undefined) return undefined;
  return { abilities, at: { def: body, holder: id, from: 'character' }, order: numberOf(id) };
};

const voiceOfCard = (cat: Catalogue, s: State, card: Card | undefined): Voice | undefined => {
  const all = card && abilitiesOf(cat, card);
  const abilities = all && heardAt(all, card);
  const at = abilities && abilities.length > 0 ? whence(cat, s, card) : undefined;
  return (
    at && abilities && { abilities, at: { def: card.def, card: card.id, ...at }, order: FIRST.card + numberOf(card.id) }
  );
};

type Mod = State['mods'][number];
const cardOfMod = (s: State, mod: Mod): Card | undefined =>
  mod.until.t === 'card' && mod.card !== undefined ? s.cards[mod.card] : undefined;

const keptBy = ({ vars, spares }: Mod): Pick<Source, 'vars' | 'spares'> => ({
  ...(vars === undefined ? {} : { vars }),
  ...(spares === undefined ? {} : { spares }),
});
const voiceOfMod = (cat: Catalogue, s: State, mod: Mod): Voice | undefined => {
  const order = FIRST.mod + numberOf(mod.id);
  // What was given to a card works for whoever holds it, and is silent where the card is.
  const card = cardOfMod(s, mod);
  if (card === undefined) {
    const at = { def: mod.source, holder: mod.hero, from: 'mod' as const, ...keptBy(mod) };
    return { abilities: [mod.ability], at: mod.card === undefined ? at : { ...at, card: mod.card }, order };
  }
  const at = whence(cat, s, card, true);
  return (
    at && {
      abilities: [mod.ability],
      at: { def: mod.source, card: card.id, ...at, part: mod.id, ...keptBy(mod) },
      order,
    }
  );
};

const voiceOfStanding = (
  cat: Catalogue,
  s: State,
  def: Catalogue['standing'][number],
  order: number,
): Voice | undefined => {
  // What lies over a space speaks in its place.
  const works = def.kind === 'space' ? (s.board[def.id]?.over ?? []).length === 0 : ruleHolds(s.options, def);
  const abilities = works ? cat.abilities.get(def.id) : undefined;
  if (abilities === undefined) return undefined;
  const at =
    def.kind === 'space'
      ? { def: def.id, space: def.id, from: 'space' as const }
      : { def: def.id, from: 'rule' as const };
  return { abilities, at, order };
};

const places = new WeakMap<Catalogue, ReadonlyMap<DefId, number>>();
/** Where in their order spaces and rules with abilities stand. */
const standingAt = (cat: Catalogue): ReadonlyMap<DefId, number> => {
  const known = places.get(cat) ?? new Map(cat.standing.map(({ id }, i) => [id, i]));
  places.set(cat, known);
  return known;
};

/** The index of a state, made from nothing: what a kept one must equal. */
export const inPlayAfresh = (cat: Catalogue, s: State): InPlay => Followed.of(cat, s);

/** What decides whose abilities speak. */
const hangsOn = reads('bodies', 'cards', 'board', 'lasting');
const kept = new WeakMap<Catalogue, Kept<Followed>>();
let last: { readonly cat: Catalogue; readonly kept: Kept<Followed> } | undefined;

function keptFor(cat: Catalogue): Kept<Followed> {
  if (last?.cat === cat) return last.kept;
  const found = kept.get(cat) ?? new Kept(hangsOn, (s: State) => Followed.of(cat, s));
  kept.set(cat, found);
  last = { cat, kept: found };
  return found;
}

/** What is in play in a state. */
export const inPlay = (cat: Catalogue, s: State): InPlay => keptFor(cat).at(s);
/** A state that is come back to, such as that from which a look-ahead goes out. */
export const holdInPlay = (cat: Catalogue, s: State): void => keptFor(cat).hold(s);
