// What other definitions do with a card by its title: printed on it, too.
import { nameOf } from '../../kernel/ids';
import type { Def, StateDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import { listOf } from '../joined';

/** At a space, or with a person there. */
export type Elsewhere = {
  readonly place: string;
  readonly person?: string;
  /** `as`: what the program calls the card. */
  readonly as?: string;
  readonly do: Program;
};

type Entry = readonly [slug: string, what: Elsewhere];

/** Titles of cards that the one who is there may have. */
const titlesIn = (f: CardFilter): readonly string[] =>
  f.heldBy === undefined || f.heldBy === 'me' ? listOf(f.named) : [];
const askedFor = (c: Cond): readonly string[] => ('has' in c && c.who === undefined ? titlesIn(c.has) : []);

function inEffect(e: Effect, place: string, person?: string): readonly Entry[] {
  const at = { place, ...(person === undefined ? {} : { person }) };
  if (e.op === 'if') return askedFor(e.cond).map((slug) => [slug, { ...at, do: e.then }] as const);
  if (e.op === 'each' && 'cards' in e.of)
    return titlesIn(e.of.cards).map((slug) => [slug, { ...at, as: e.as, do: e.do }] as const);
  if (e.op === 'pick') return e.options.flatMap((o) => inProgram(o.do, place, o.key));
  return [];
}
const inProgram = (code: Program, place: string, person?: string): readonly Entry[] =>
  code.flatMap((e) => inEffect(e, place, person));

/** What whoever has a card of that title adds to what is rolled or reckoned there. */
const addedTo = (n: Amount): readonly (readonly [slug: string, more: Amount])[] =>
  typeof n !== 'object' || !('plus' in n)
    ? []
    : n.plus.flatMap((part) => {
        const [by, of] = typeof part === 'object' && 'times' in part ? part.times : [];
        const held = typeof of === 'object' && 'count' in of && 'cards' in of.count ? of.count.cards : undefined;
        return by === undefined || held?.heldBy !== 'me' ? [] : titlesIn(held).map((slug) => [slug, by] as const);
      });
const additions = (code: Program, place: string): readonly Entry[] =>
  code.flatMap((e): readonly Entry[] => {
    if (e.op === 'table')
      return addedTo(e.on).map(([slug, by]) => [slug, { place, do: [{ op: 'adjustRoll', by }] }] as const);
    return e.op === 'if' || e.op === 'may' ? additions([...e.then, ...(e.else ?? [])], place) : [];
  });

/** Each once: a space may have the same program in two ways to go on. */
function entriesOf(code: Program, place: string): readonly Entry[] {
  const found = [...inProgram(code, place), ...additions(code, place)];
  return found.filter((x, i) => found.findIndex((y) => same(x, y)) === i);
}

type Index = ReadonlyMap<string, readonly Elsewhere[]>;
/** Looked through once for all cards of a game: the spaces of all sets are many. */
const indexes = new WeakMap<readonly Def[], Index>();
const indexOf = (all: readonly Def[]): Index => {
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const index = new Map<string, Elsewhere[]>();
  for (const x of all)
    for (const [slug, what] of x.kind === 'space' ? entriesOf(x.visit ?? [], nameOf(x.id)) : []) {
      const list = index.get(slug);
      if (list === undefined) index.set(slug, [what]);
      else list.push(what);
    }
  indexes.set(all, index);
  return index;
};

/** Decks of which a program chooses a card to carry it out. */
const carriedOut = (code: Program): readonly string[] =>
  code.flatMap((e): readonly string[] => {
    if (e.op === 'if') return [...carriedOut(e.then), ...carriedOut(e.else ?? [])];
    if (e.op === 'repeat') return carriedOut(e.do);
    const from = e.op === 'choose' && 'cards' in e.from ? listOf(e.from.cards.from) : [];
    const isMet = e.op === 'choose' && JSON.stringify(code).includes(`{"op":"meet","card":{"var":"${e.as}"}}`);
    return isMet ? from : [];
  });
type Carriers = ReadonlyMap<string, readonly string[]>;
const carriers = new WeakMap<readonly Def[], Carriers>();
function carriersOf(all: readonly Def[]): Carriers {
  const known = carriers.get(all);
  if (known !== undefined) return known;
  const found = all.flatMap((x) =>
    x.kind === 'space' ? carriedOut(x.visit ?? []).map((deck) => [deck, nameOf(x.id)] as const) : [],
  );
  const places = new Map(
    found.map(([deck]) => [deck, [...new Set(found.flatMap(([d, place]) => (d === deck ? [place] : [])))]]),
  );
  carriers.set(all, places);
  return places;
}
/** @returns the space where cards of its deck are carried out; undefined where there are several, or none */
export function carriedOutAt({ deck = '' }: StateDef, all: readonly Def[]): string | undefined {
  const [place, more] = carriersOf(all).get(deck) ?? [];
  return more === undefined ? place : undefined;
}

/** What the spaces of a game do with a card of that title. */
export const elsewhereOf = (def: Def, all: readonly Def[]): readonly Elsewhere[] =>
  def.kind === 'space' ? [] : (indexOf(all).get(nameOf(def.id)) ?? []);
