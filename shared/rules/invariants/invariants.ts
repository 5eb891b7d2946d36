// What must hold in every state. Each violation is one line that says what is wrong and where.
import type { CardId } from '../../kernel/ids';
import { notJson } from '../../kernel/json';
import { decksOf, type Catalogue } from '../query/catalogue';
import { allCards } from '../query/card-index';
import { oneTalisman } from '../query/supply';
import type { State } from '../state/state';

/**
 * Cheap ones, run at every decision.
 * @param before a state in which all was well: what it shares with this one is not gone through again
 * @returns violations, none when all is well
 */
export function violations(cat: Catalogue, s: State, before?: State): string[] {
  const samePlaces = before?.cards === s.cards && before.heroes === s.heroes && before.board === s.board;
  const sameBox = before?.cards === s.cards && before.decks === s.decks;
  return [...countersOk(s), ...(samePlaces ? [] : placesOk(s)), ...(sameBox ? [] : conserved(cat, s)), ...frames(s)];
}

function countersOk(s: State): string[] {
  const bad: string[] = [];
  for (const hero of Object.values(s.heroes)) {
    for (const key of ['strength', 'craft', 'fate', 'gold', 'missTurns'] as const)
      if (hero[key] < 0 || !Number.isInteger(hero[key])) bad.push(`${hero.def} has ${hero[key]} ${key}`);
    const dying = s.stack.length > 0;
    if (!hero.dead && hero.life <= 0 && hero.form === undefined && !dying)
      bad.push(`${hero.def} lives with ${hero.life} lives`);
  }
  for (const [space, ground] of Object.entries(s.board))
    if (ground.gold < 0) bad.push(`${ground.gold} gold on ${space}`);
  return bad;
}

/** Zones that no list stands for: the card says itself where it is. */
const loose = new Set<string>(['aside', 'table', 'stands']);

/** A card is in one place, and that place knows it. */
function placesOk(s: State): string[] {
  const bad: string[] = [];
  const found = new Map<CardId, string>();
  const put = (id: CardId, where: string): void => {
    const before = found.get(id);
    if (before !== undefined) bad.push(`${id} is both in ${before} and in ${where}`);
    found.set(id, where);
    if (!s.cards[id]) bad.push(`${id} in ${where} is not a card`);
  };
  for (const hero of Object.values(s.heroes)) {
    for (const list of ['held', 'hand', 'trophies'] as const)
      for (const id of hero[list]) put(id, `${hero.id}.${list}`);
  }
  for (const [space, ground] of Object.entries(s.board))
    for (const id of [...ground.cards, ...(ground.over ?? [])]) put(id, space);
  for (const card of allCards(s)) for (const id of card.carries ?? []) put(id, card.id);
  for (const { id, zone, def } of allCards(s))
    if (!found.has(id) && !loose.has(zone)) bad.push(`${id} (${def}) is nowhere`);
  return bad;
}

const boxes = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

/** No card is lost or made up: decks, discards and cards in play are the cards in the box. */
function conserved(cat: Catalogue, s: State): string[] {
  let box = boxes.get(cat);
  if (!box) {
    box = new Map(Object.entries(decksOf(cat)).map(([deck, cards]) => [deck, cards.length]));
    boxes.set(cat, box);
  }
  const found = new Map<string, number>();
  // Counted by the deck that a card belongs to: it may lie in another one (a character's own, one that it was mixed
  // into).
  const add = (def: string): void => {
    const deck = cat.defs.get(def)?.deck ?? '';
    found.set(deck, (found.get(deck) ?? 0) + 1);
  };
  for (const card of allCards(s)) add(card.def);
  for (const { draw, discard, out, burnt } of Object.values(s.decks))
    for (const list of [draw, discard, out ?? [], burnt ?? []]) list.forEach(add);
  const bad: string[] = [];
  for (const [deck, n] of box) {
    const now = found.get(deck) ?? 0;
    const expected = deck === 'talisman' && oneTalisman(s.options) ? 1 : n;
    if (now !== expected) bad.push(`${deck} has ${now} cards of ${expected}`);
  }
  return bad;
}

function frames(s: State): string[] {
  const used = new Set(s.stack.map((f) => f.scope));
  const orphan = Object.keys(s.scopes).find((id) => !used.has(id as `s${number}`));
  return orphan === undefined ? [] : [`scope ${orphan} belongs to no frame`];
}

/** The costly one: the state is plain JSON and equal to itself read back (law 5). */
export function roundTrip(s: State): string[] {
  const bad = notJson(JSON.parse(JSON.stringify(s)));
  const direct = notJson(stripUndefined(s));
  return [
    ...(bad === undefined ? [] : [`not JSON at ${bad}`]),
    ...(direct === undefined ? [] : [`not JSON at ${direct}`]),
  ];
}

/** Keys that are left out may be written as undefined in memory; they vanish in JSON either way. */
function stripUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripUndefined);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, v]) => v !== undefined)
        .map(([k, v]) => [k, stripUndefined(v)]),
    );
  return value;
}
