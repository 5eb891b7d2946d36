// The one builder behind unit tests, scenario files, the fuzzer and the tutorial: a game in a given position.
import { nameOf, type CardId, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Alignment } from '../vocab/select';
import type { Def } from '../vocab/definition';
import { begin, type Advanced } from '../engine/machine';
import { Tx } from '../engine/tx/tx';
import type { Rulebook } from '../engine/rulebook';
import { isProfile, resolveOptions } from '../options/registry';
import { defOf, isObject } from '../query/catalogue';
import { isCrown } from '../query/endings';
import { carriedAtMost } from '../query/stats';
import { valueAtStart } from '../query/supply';
import type { EndingsMode } from '../../contract/setup';
import { endingProblem, layEnding, wake } from './endings';
import { emptyState } from './new-game';
import type { DraftState, Hero, OptionValue } from '../state/draft';
import type { State } from '../state/state';

export type GivenCharacter = {
  readonly at?: string;
  readonly lives?: number;
  readonly fate?: number;
  readonly gold?: number;
  /** Counters beyond the printed value. */
  readonly strength?: number;
  readonly craft?: number;
  readonly alignment?: Alignment;
  readonly has?: readonly string[];
  /** Of these, what is transported and not carried; what is beyond four when it is left out. */
  readonly belongings?: readonly string[];
  readonly spells?: readonly string[];
  readonly trophies?: readonly string[];
  readonly status?: Readonly<Record<string, number>>;
  readonly toad?: number;
  readonly misses?: number;
  /** How much of his fate shows its dark side, where fate has two; the rest is light. */
  readonly dark?: number;
  /** The body in which he goes on, and the space that is marked as his. */
  readonly form?: string;
  readonly mark?: string;
};
export type GivenSpace = {
  readonly cards?: readonly string[];
  readonly gold?: number;
  /** Cards that lie face down, over the space in its place, figures that stand there, tokens. */
  readonly faceDown?: readonly string[];
  readonly over?: readonly string[];
  readonly figures?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
};
export type Given = {
  readonly profile?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** In the order of play. */
  readonly characters: Readonly<Record<string, GivenCharacter>>;
  /** Cards beside the board. */
  readonly table?: readonly string[];
  /** Of cards in play: tokens on them, the side that is up, what lies on them. */
  readonly cards?: Readonly<Record<string, { readonly tokens?: Readonly<Record<string, number>>; readonly side?: string; readonly faceDown?: boolean; readonly on?: readonly string[] }>>;
  readonly spaces?: Readonly<Record<string, GivenSpace>>;
  /** Cards on top of a deck, the first to be drawn first. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
  /** How many of a Purchase or Talisman card are left. */
  readonly stock?: Readonly<Record<string, number>>;
  /** Cards on the discard piles; how many cards a deck has left. */
  readonly discard?: Readonly<Record<string, readonly string[]>>;
  readonly left?: Readonly<Record<string, number>>;
  readonly dice?: readonly number[];
  /** Whose turn it is; the first character when left out. */
  readonly turn?: string;
  /** `turn`: at its start; `encounter`: he has just landed where he stands. */
  readonly phase?: 'turn' | 'encounter';
  readonly crownReached?: boolean;
  /** Endings of which one is drawn, as at set-up. */
  readonly endings?: readonly string[];
  readonly endingsMode?: EndingsMode;
  /** Characters that players whose own is killed may be dealt. */
  readonly next?: readonly string[];
  readonly round?: number;
  readonly seed?: string;
};

/** Something in a position that cannot be: a name that does not exist, a card that is not in the box. */
export class GivenError extends Error {
  readonly path: readonly (string | number)[];
  constructor(message: string, path: readonly (string | number)[]) {
    super(message);
    this.path = path;
  }
}

const deckOrder = ['adventure', 'purchase', 'talisman', 'spell', 'quest'];

const plainName = (name: string): string => name.trim().toLowerCase().replace(/['’]/g, '').replace(/[\s-]+/g, '_');

/** Names that may have been meant: those that the wrong one is a part of, or the other way round. */
function meant(book: Rulebook, key: string, kinds: readonly Def['kind'][] | undefined): string {
  const names = [...book.defs.values()].filter((d) => !kinds || kinds.includes(d.kind)).map((d) => nameOf(d.id));
  const near = [...new Set(names)].filter((name) => name.includes(key) || key.includes(name)).slice(0, 3);
  return near.length === 0 ? '' : `; is it ${near.join(' or ')}?`;
}

/** The definition that a name means: `sword`, `purchase/sword` or a whole id; the Adventure deck comes first. */
export function defNamed(book: Rulebook, name: string, path: readonly (string | number)[], kinds?: readonly Def['kind'][]): Def {
  const [found] = defsNamed(book, name, kinds);
  if (!found) throw new GivenError(`there is no ${kinds?.join(' or ') ?? 'definition'} called "${name}"${meant(book, plainName(name), kinds)}`, path);
  return found;
}

function defsNamed(book: Rulebook, name: string, kinds: readonly Def['kind'][] | undefined): readonly Def[] {
  const key = plainName(name);
  const fits = [...book.defs.values()].filter((d) => (d.id === key || d.id.endsWith(`/${key}`)) && (!kinds || kinds.includes(d.kind)));
  // Decks that sets add come after those of the base game.
  const rank = (d: Def): number => (d.deck === undefined ? -1 : (deckOrder.indexOf(d.deck) + deckOrder.length + 1) % (deckOrder.length + 1));
  return fits.sort((a, b) => rank(a) - rank(b));
}

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

type Path = readonly (string | number)[];
const cardKinds = ['figure', 'terrain', 'state', 'world', 'ending', 'event', 'enemy', 'stranger', 'place', 'object', 'magicObject', 'follower', 'spell', 'quest'] as const;

/** Takes one copy of a card out of its deck and makes an instance of it. */
function takeOut(book: Rulebook, state: DraftState, name: string, path: Path, kinds: readonly Def['kind'][] = cardKinds): CardId {
  const first = defNamed(book, name, path, kinds);
  // Another deck has a card of that name too, and more of them.
  const others = defsNamed(book, name, kinds).filter((d) => (state.decks[d.deck ?? '']?.draw ?? []).includes(d.id));
  const def = (state.decks[first.deck ?? '']?.draw ?? []).includes(first.id) || first.copies === 0 ? first : (others[0] ?? first);
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

/** Four Objects are carried where that rule is played with; the others are belongings. */
function layBelongings(book: Rulebook, state: DraftState, hero: Hero, g: GivenCharacter, path: Path): void {
  if (state.options['belongings'] !== true) {
    if (g.belongings) throw new GivenError('there are belongings only with the option of that name', [...path, 'belongings']);
    return;
  }
  const objects = hero.held.filter((id) => isObject(defOf(book, state.cards[id]?.def ?? '')));
  const named = (g.belongings ?? []).map((name, i) => {
    const found = objects.find((id) => nameOf(state.cards[id]?.def ?? '') === name && !state.cards[id]?.belonging);
    if (found === undefined) throw new GivenError(`${name} is none of the Objects in "has"`, [...path, 'belongings', i]);
    return found;
  });
  for (const id of g.belongings ? named : objects.slice(carriedAtMost)) Object.assign(state.cards[id] ?? {}, { belonging: true });
}

/** What comes with tokens on it when it is taken has them (O Henchmen: four lives). */
function bringTokens(book: Rulebook, state: DraftState, id: CardId): void {
  const card = state.cards[id];
  const def = book.defs.get(card?.def ?? '');
  if (!card || def?.kind !== 'follower') return;
  for (const e of def.taken ?? []) if (e.op === 'tokens' && e.on === 'this' && typeof e.n === 'number') card.tokens = { ...card.tokens, [e.kind]: e.n };
}

function seatCharacter(book: Rulebook, state: DraftState, name: string, g: GivenCharacter): void {
  const path: Path = ['characters', name];
  const def = defNamed(book, name, path, ['character']);
  if (def.kind !== 'character') return;
  const seat: SeatId = `p${state.order.length + 1}`;
  const id: HeroId = `h${++state.ids.hero}`;
  const space: DefId = g.at === undefined ? def.start : defNamed(book, g.at, [...path, 'at'], ['space']).id;
  const hero: Hero = {
    id, seat, def: def.id, dead: false, space, alignment: g.alignment ?? def.alignment, strength: g.strength ?? 0, craft: g.craft ?? 0,
    life: g.lives ?? valueAtStart(state.options, def, 'life'), fate: g.fate ?? valueAtStart(state.options, def, 'fate'), gold: g.gold ?? 1, held: [], hand: [], trophies: [], missTurns: g.misses ?? 0, status: { ...g.status },
  };
  if (g.dark !== undefined) hero.sides = { light: hero.fate - g.dark, dark: g.dark };
  if (g.form !== undefined) hero.form = defNamed(book, g.form, [...path, 'form'], ['form']).id;
  if (g.mark !== undefined) hero.mark = defNamed(book, g.mark, [...path, 'mark'], ['space']).id;
  if (g.toad !== undefined) hero.toad = { turns: g.toad, since: 0, strength: 0, craft: 0 };
  const put = (names: readonly string[] | undefined, key: string, zone: 'held' | 'hand' | 'trophy', list: CardId[], kinds?: readonly Def['kind'][]): void => {
    names?.forEach((card, i) => {
      const made = takeOut(book, state, card, [...path, key, i], kinds);
      Object.assign(state.cards[made] ?? {}, { zone, hero: id });
      bringTokens(book, state, made);
      list.push(made);
    });
  };
  put(g.has, 'has', 'held', hero.held);
  layBelongings(book, state, hero, g, path);
  put(g.spells, 'spells', 'hand', hero.hand, ['spell']);
  put(g.trophies, 'trophies', 'trophy', hero.trophies, ['enemy']);
  state.heroes[id] = hero;
  state.seats[seat] = { id: seat, name: nameOf(def.id), control: 'person', hero: id, out: false, asked: 0 };
  state.order.push(seat);
  state.unused = state.unused.filter((d) => d !== def.id);
}

/** The state of a position, before anything is played. @throws GivenError with the path of what is wrong */
export function stateOf(book: Rulebook, given: Given): State {
  const profile = given.profile ?? 'digital';
  if (!isProfile(profile)) throw new GivenError(`there is no profile "${profile}"`, ['profile']);
  const { options, problems } = resolveOptions(profile, given.options ?? {});
  const [problem] = problems;
  if (problem) throw new GivenError(`option ${problem.option}: ${problem.problem}`, ['options', problem.option]);
  const state = emptyState(book, options, given.seed ?? 'scenario', [...new Set([...book.defs.values()].filter((d) => d.kind !== 'ending').map(({ id }) => id.slice(0, id.indexOf('/'))))]);
  state.unused = book.characters.map((c) => c.id);
  if (given.next) state.unused = given.next.map((name, i) => defNamed(book, name, ['next', i], ['character']).id);
  state.round = given.round ?? 1;
  state.crownReached = given.crownReached ?? false;
  chooseEnding(book, state, given);
  for (const [name, g] of Object.entries(given.characters)) seatCharacter(book, state, name, g);
  state.active = seatOf(book, state, given.turn) ?? state.order[0] ?? 'p1';
  standOnCrown(state, given);
  for (const [name, ground] of Object.entries(given.spaces ?? {})) {
    const space = defNamed(book, name, ['spaces', name], ['space']).id;
    const cards = (ground.cards ?? []).map((card, i) => takeOut(book, state, card, ['spaces', name, 'cards', i]));
    for (const id of cards) Object.assign(state.cards[id] ?? {}, { zone: 'laid', space });
    const faceDown = (ground.faceDown ?? []).map((card, i) => takeOut(book, state, card, ['spaces', name, 'faceDown', i]));
    const over = (ground.over ?? []).map((card, i) => takeOut(book, state, card, ['spaces', name, 'over', i]));
    for (const id of faceDown) Object.assign(state.cards[id] ?? {}, { zone: 'laid', space, faceDown: true });
    for (const id of over) Object.assign(state.cards[id] ?? {}, { zone: 'over', space });
    if (over.length === 0) over.push(...(state.board[space]?.over ?? []));
    (ground.figures ?? []).forEach((card, i) => { Object.assign(state.cards[takeOut(book, state, card, ['spaces', name, 'figures', i])] ?? {}, { zone: 'stands', space }); });
    state.board[space] = { cards: [...cards, ...faceDown], gold: ground.gold ?? 0, ...(over.length > 0 ? { over } : {}), ...(ground.tokens ? { tokens: { ...ground.tokens } } : {}) };
    for (const id of cards) {
      fillPool(book, state, id);
      layLasting(book, state, id, 'h1');
    }
  }
  openCards(book, state, given);
  (given.table ?? []).forEach((card, i) => { Object.assign(state.cards[takeOut(book, state, card, ['table', i])] ?? {}, { zone: 'table' }); });
  describeCards(book, state, given);
  for (const card of Object.values(state.cards)) if (card.zone === 'over') wake(book, card);
  stackDecks(book, state, given);
  state.rng.forced = [...(given.dice ?? [])];
  return state;
}

/** Who stands on the Crown when a turn begins came there in an earlier one; only who has just landed there has still to reach it. */
function standOnCrown(state: DraftState, given: Given): void {
  const landed = given.phase === 'encounter' ? state.seats[state.active]?.hero : undefined;
  for (const hero of Object.values(state.heroes)) {
    if (!isCrown(hero.space) || hero.id === landed) continue;
    hero.status['onCrown'] ??= 0;
    if (given.crownReached === undefined) state.crownReached = true;
  }
}

/** Without a word about endings they stay in their deck, where a position may take one from. */
function chooseEnding(book: Rulebook, state: DraftState, { endings, endingsMode = 'revealed', seed = 'scenario' }: Given): void {
  if (endings === undefined) return;
  const choice = { endings: endings.map((name, i) => defNamed(book, name, ['endings', i], ['ending']).id), endingsMode };
  const problem = endingProblem(book, choice, state.options);
  if (problem) throw new GivenError(endings.length === 0 ? 'name at least one ending' : problem.msg.id === 'refuse.endings.fate' ? 'these endings need fate, and this game is played without it' : `none of these endings can be played ${endingsMode}`, [problem.field ?? 'endings']);
  layEnding(book, state, choice, seed);
}

/** Open cards beside a deck are those that the position names, when it names one of that deck. */
function openCards(book: Rulebook, state: DraftState, given: Given): void {
  const named = (given.table ?? []).map((name, i) => defNamed(book, name, ['table', i], cardKinds).deck);
  for (const deck of book.decks.filter((d) => (d.show ?? 0) > 0).map((d) => nameOf(d.id)).filter((d) => named.includes(d))) {
    for (const card of Object.values(state.cards).filter((c) => c.home === deck && c.zone === 'table')) {
      state.decks[deck]?.draw.unshift(card.def);
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- back in its deck
      delete state.cards[card.id];
    }
  }
}

/** Tokens, sides and what lies on cards that are in play. */
function describeCards(book: Rulebook, state: DraftState, given: Given): void {
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
  if (who === undefined) return name;
  const def = defNamed(book, who, ['decks', name], ['character']).id;
  const hero = Object.values(state.heroes).find((h) => h.def === def);
  if (!hero) throw new GivenError(`${who} is not among the characters`, ['decks', name]);
  state.decks[`${home}@${hero.id}`] ??= { draw: [], discard: [] };
  return `${home}@${hero.id}`;
}

/** A Spell that lies on a space has just been cast there: what it does holds from now on. */
function layLasting(book: Rulebook, state: DraftState, id: CardId, hero: HeroId): void {
  const def = book.defs.get(state.cards[id]?.def ?? '');
  if (def?.kind !== 'spell') return;
  for (const e of def.effect) {
    if (e.op !== 'grant' || typeof e.until !== 'object' || !('rounds' in e.until)) continue;
    state.mods.push({ id: `m${++state.ids.mod}`, source: def.id, card: id, hero, ability: e.ability, until: { t: 'round', round: state.round + e.until.rounds, seat: state.active } });
  }
}

/** A pool that lies on a space is full. */
function fillPool(book: Rulebook, state: DraftState, id: CardId): void {
  const card = state.cards[id];
  const def = card && book.defs.get(card.def);
  if (card && def && 'pool' in def) card.tokens = { [def.pool.what]: def.pool.n };
}

function stackDecks(book: Rulebook, state: DraftState, given: Given): void {
  for (const [deckName, names] of Object.entries(given.decks ?? {})) {
    const deck = state.decks[ownDeck(book, state, deckName)];
    const home = state.decks[deckName.split('@')[0] ?? deckName];
    if (!deck || !home) throw new GivenError(`there is no deck "${deckName}"`, ['decks', deckName]);
    const top = names.map((name, i) => {
      const def = defNamed(book, `${deckName.split('@')[0] ?? deckName}/${name.split('/').at(-1) ?? name}`, ['decks', deckName, i], cardKinds);
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

/** Puts cards of a deck on its discard pile; of a deck of which so many are left the others lie aside, so that no card is lost. */
function discardCards(book: Rulebook, state: DraftState, given: Given): void {
  for (const [deckName, names] of Object.entries(given.discard ?? {})) {
    const deck = state.decks[deckName];
    if (!deck) throw new GivenError(`there is no deck "${deckName}"`, ['discard', deckName]);
    names.forEach((name, i) => {
      const def = defNamed(book, `${deckName}/${name.split('/').at(-1) ?? name}`, ['discard', deckName, i], cardKinds);
      const at = copyIn(deck, def);
      if (at < 0) throw new GivenError(`no copy of "${name}" is left in the ${deckName} deck`, ['discard', deckName, i]);
      deck.draw.splice(at, 1);
      deck.discard.push(def.id);
    });
  }
  for (const [deckName, n] of Object.entries(given.left ?? {})) {
    const deck = state.decks[deckName];
    if (!deck) throw new GivenError(`there is no deck "${deckName}"`, ['left', deckName]);
    const gone = deck.draw.splice(0, Math.max(0, deck.draw.length - n));
    for (const def of gone) {
      const id: CardId = `c${++state.ids.card}`;
      state.cards[id] = { id, def, home: deckName, zone: 'aside' };
    }
  }
}

export function seatOf(book: Rulebook, state: State, name: string | undefined): SeatId | undefined {
  if (name === undefined) return undefined;
  const def = defNamed(book, name, ['turn'], ['character']).id;
  const seat = state.order.find((id) => state.heroes[state.seats[id]?.hero ?? 'h0']?.def === def);
  if (seat === undefined) throw new GivenError(`${name} is not among the characters`, ['turn']);
  return seat;
}

/** The position, played on to its first decision. */
export function startOf(book: Rulebook, given: Given): Advanced {
  const state = stateOf(book, given);
  if (given.phase !== 'encounter') return begin(book, state);
  const tx = new Tx(state);
  const hero = state.seats[state.active]?.hero;
  if (hero === undefined) throw new GivenError('nobody has this turn', ['turn']);
  tx.beginTurn(state.active, state.heroes[hero]?.hand.length ?? 0, false);
  const scope = tx.openScope();
  tx.pushChart({ me: hero, source: 'rules' }, 'turn', 'encounter', scope);
  tx.pushChart({ me: hero, source: 'rules' }, 'encounter', '', scope);
  return begin(book, tx.s);
}
