// The characters of a position: who they are, what they have, and whose turn it is.
import { nameOf, type CardId, type DefId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Rulebook } from '../engine/rulebook';
import { defOf, isObject } from '../query/catalogue';
import { isCrown } from '../query/endings';
import { carriedAtMost } from '../query/stats';
import { valueAtStart } from '../query/supply';
import type { DraftState, Hero } from '../state/draft';
import type { State } from '../state/state';
import type { Def } from '../vocab/definition';
import type { StatusId } from '../vocab/status';
import { GivenError, type Given, type GivenCharacter, type Path } from './given';
import { takeOut } from './given-cards';
import { defNamed, defsNamed } from './given-names';
import { optionOf } from '../options/option-of';

/** Four Objects are carried where that rule is played with; the others are belongings. */
function layBelongings(book: Rulebook, state: DraftState, hero: Hero, g: GivenCharacter, path: Path): void {
  if (!optionOf(state.options, 'belongings')) {
    if (g.belongings)
      throw new GivenError('there are belongings only with the option of that name', [...path, 'belongings']);
    return;
  }
  const objects = hero.held.filter((id) => isObject(defOf(book, state.cards[id]?.def ?? '')));
  const named = (g.belongings ?? []).map((name, i) => {
    const found = objects.find((id) => nameOf(state.cards[id]?.def ?? '') === name && !state.cards[id]?.belonging);
    if (found === undefined)
      throw new GivenError(`${name} is none of the Objects in "has"`, [...path, 'belongings', i]);
    return found;
  });
  for (const id of g.belongings ? named : objects.slice(carriedAtMost))
    Object.assign(state.cards[id] ?? {}, { belonging: true });
}

const lends = (def: Def): boolean => JSON.stringify(def).includes('"op":"lend"');

/**
 * A creature is had by one who can tame it (Minstrel) or raise it (Ghoul), or by anybody where it follows of itself
 * (Haunt), as what it is then; by nobody else.
 */
function tame(book: Rulebook, state: DraftState, def: Def, hero: Hero, g: GivenCharacter, path: Path): void {
  for (const [i, id] of hero.held.entries()) {
    const card = state.cards[id];
    if (!card || defOf(book, card.def).kind !== 'enemy') continue;
    if (!lends(def) && !lends(defOf(book, card.def)))
      throw new GivenError(
        `${g.has?.[i] ?? card.def} is an Enemy, and nobody has one who can neither tame nor raise it`,
        [...path, 'has', i],
      );
    card.lent = true;
  }
}

/** A set gives fate two sides for all, whatever lies on the table (D Fate Tokens). */
const isTwoSided = (book: Rulebook): boolean =>
  book.standing.some(
    (def) =>
      def.kind === 'rule' &&
      def.always &&
      def.abilities?.some(({ static: mods = [] }) =>
        mods.some((mod) => 'can' in mod && mod.can === 'useDarkFate' && mod.when === undefined),
      ),
  );

/** What marks that a first turn has been (The City: who begins with wares, and where). */
const begunBy = (def: Def): readonly StatusId[] =>
  (def.abilities ?? []).flatMap(({ triggers = [] }) =>
    triggers.flatMap(({ on, do: [first] }) =>
      on === 'turnBegan' && first?.op === 'status' && first.on ? [first.status] : [],
    ),
  );

/**
 * The states that he is in: those that a card shows are cards of his. Whoever is given a place or belongings began the
 * game earlier.
 */
function toldStates(
  book: Rulebook,
  def: Def,
  g: GivenCharacter,
): { readonly status: Hero['status']; readonly cards: readonly string[] } {
  const told = Object.entries(g.status ?? {});
  const isCard = (name: string): boolean => defsNamed(book, name, ['state']).length > 0;
  const begun = g.at === undefined && g.has === undefined ? [] : begunBy(def);
  return {
    status: Object.fromEntries([
      ...begun.filter((name) => g.status?.[name] !== 0).map((name) => [name, 1] as const),
      ...told.filter(([name, n]) => !isCard(name) && !(n === 0 && begun.some((one) => one === name))),
    ]),
    cards: told.flatMap(([name, n]) => (isCard(name) ? Array.from({ length: n }, () => name) : [])),
  };
}

export function seatCharacter(book: Rulebook, state: DraftState, name: string, g: GivenCharacter): void {
  const path: Path = ['characters', name];
  const def = defNamed(book, name, path, ['character']);
  if (def.kind !== 'character') return;
  const seat: SeatId = `p${state.order.length + 1}`;
  const id: HeroId = `h${++state.ids.hero}`;
  const space: DefId = g.at === undefined ? def.start : defNamed(book, g.at, [...path, 'at'], ['space']).id;
  const hero: Hero = {
    id,
    seat,
    def: def.id,
    dead: false,
    space,
    alignment: g.alignment ?? def.alignment,
    strength: g.strength ?? 0,
    craft: g.craft ?? 0,
    life: g.lives ?? valueAtStart(state.options, def, 'life'),
    fate: g.fate ?? valueAtStart(state.options, def, 'fate'),
    gold: g.gold ?? 1,
    held: [],
    hand: [],
    trophies: [],
    missTurns: g.misses ?? 0,
    status: {},
  };
  const { cards: states, ...told } = toldStates(book, def, g);
  hero.status = told.status;
  if (g.dark !== undefined || isTwoSided(book)) hero.sides = { light: hero.fate - (g.dark ?? 0), dark: g.dark ?? 0 };
  if (g.form !== undefined) {
    const body = defNamed(book, g.form, [...path, 'form'], ['form', 'character']);
    if (body.kind === 'character') hero.cover = { def: body.id, turns: 3, since: 0, was: def.alignment };
    else hero.form = body.id;
  }
  if (g.mark !== undefined) hero.mark = defNamed(book, g.mark, [...path, 'mark'], ['space']).id;
  if (g.toad !== undefined) hero.toad = { turns: g.toad, since: 0, strength: 0, craft: 0 };
  const put = (
    names: readonly string[] | undefined,
    key: string,
    zone: 'held' | 'hand' | 'trophy',
    list: CardId[],
    kinds?: readonly Def['kind'][],
  ): void => {
    names?.forEach((card, i) => {
      const made = takeOut(book, state, card, [...path, key, i], kinds);
      Object.assign(state.cards[made] ?? {}, { zone, hero: id });
      list.push(made);
    });
  };
  put(g.has, 'has', 'held', hero.held);
  put(states, 'status', 'held', hero.held, ['state']);
  tame(book, state, def, hero, g, path);
  layBelongings(book, state, hero, g, path);
  put(g.spells, 'spells', 'hand', hero.hand, ['spell']);
  put(g.trophies, 'trophies', 'trophy', hero.trophies, ['enemy']);
  state.heroes[id] = hero;
  state.seats[seat] = { id: seat, name: nameOf(def.id), control: 'person', hero: id, out: false, asked: 0 };
  state.order.push(seat);
  state.unused = state.unused.filter((d) => d !== def.id);
}

/**
 * Who stands on the Crown when a turn begins came there in an earlier one; only who has just landed there has still to
 * reach it.
 */
export function standOnCrown(state: DraftState, given: Given): void {
  const landed = given.phase === 'encounter' ? state.seats[state.active]?.hero : undefined;
  for (const hero of Object.values(state.heroes)) {
    if (!isCrown(hero.space) || hero.id === landed) continue;
    hero.status.onCrown ??= 0;
    if (given.crownReached === undefined) state.crownReached = true;
  }
}

export function seatOf(book: Rulebook, state: State, name: string | undefined): SeatId | undefined {
  if (name === undefined) return undefined;
  const def = defNamed(book, name, ['turn'], ['character']).id;
  const seat = state.order.find((id) => state.heroes[state.seats[id]?.hero ?? 'h0']?.def === def);
  if (seat === undefined) throw new GivenError(`${name} is not among the characters`, ['turn']);
  return seat;
}
