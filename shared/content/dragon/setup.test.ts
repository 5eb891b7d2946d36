import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { characterOf } from '../../rules/query/catalogue';
import { newGame } from '../../rules/setup/new-game';
import type { State } from '../../rules/state/state';
import { bookOfSets } from '../../rules/testing/books';
import { outerRing } from '../base/spaces/rings';

/** A game of two at its first question, and what has happened up to it. */
function started(seed: string, rules: Readonly<Record<string, boolean>> = {}, who = ['troll', 'warrior']) {
  const book = must(bookOfSets(['dragon'], rules), 'the set');
  const seats = who.map((name, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character: `base/character/${name}`,
  }));
  const game = newGame(book, { seats, sets: ['base', 'dragon'], profile: 'digital', rules }, seed);
  if (!game.ok) throw new Error(game.refusal.msg.id);
  return { ...game, book };
}
const begun = (seed: string, rules: Readonly<Record<string, boolean>> = {}): State => started(seed, rules).state;

it('one of the Lords is king from the beginning, found by lot, and the first token is drawn', () => {
  const kings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const state = begun(seed);
    const lords = Object.values(state.cards).filter(({ def }) => def.startsWith('dragon/lord/'));
    expect(lords).toHaveLength(3);
    expect(state.decks['dragon/deck/token']?.draw.length).toBeLessThan(140);
    return lords.filter(({ tokens }) => (tokens?.['crown'] ?? 0) > 0).map(({ def }) => def);
  });
  for (const king of kings) expect(king).toHaveLength(1);
  expect(new Set(kings.flat()).size).toBeGreaterThan(1);
});

it('with Dragon Spawn two scales for each character lie around where they begin, one on a space', () => {
  const spaces = (state: State): readonly unknown[] =>
    Object.values(state.cards).flatMap(({ def, zone, space }) =>
      def.startsWith('dragon/token/scale') && zone === 'stands' ? [space] : [],
    );
  const lying = spaces(begun('a', { dragonSpawn: true }));
  expect(lying).toHaveLength(4);
  expect(new Set(lying).size).toBe(4);
  expect(spaces(begun('a'))).toEqual([]);
});

const ring = outerRing.map((name) => `base/space/${name}`);
it('with Dragon Spawn each, from who begins, lays one as far clockwise as a die shows, and one the other way', () => {
  // Both of them begin in the City.
  let taken = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { state, events, book } = started(seed, { dragonSpawn: true }, ['thief', 'assassin']);
    const dice = events.flatMap((e) => (e.t === 'rolled' && e.source === 'dragon/rule/dragonSpawn' ? [e] : []));
    const lies = events.flatMap((e) =>
      e.t === 'card' && e.to.in === 'stands' && e.def?.startsWith('dragon/token/scale') ? [e.to.space] : [],
    );
    const first = state.seats[state.beginner ?? 'p1']?.hero;
    expect(dice.map(({ hero }) => hero === first)).toEqual([true, true, false, false]);
    dice.forEach(({ hero, dice: [n = 0] }, i) => {
      const way = i % 2 === 0 ? 1 : -1;
      const home = ring.indexOf(characterOf(book, state.heroes[hero ?? 'h1']?.def ?? '').start);
      const at = (steps: number): string => ring[(home + way * steps + 2 * ring.length) % ring.length] ?? '';
      let steps = n;
      for (; lies.slice(0, i).includes(at(steps)); steps++) taken++;
      expect(lies[i]).toBe(at(steps));
    });
    // What else was turned up is in the pool again; the token of the first turn is drawn out of all.
    const deck = state.decks['dragon/deck/token'];
    const tokens = Object.values(state.cards).filter(({ home }) => home === 'dragon/deck/token');
    expect((deck?.draw.length ?? 0) + (deck?.discard.length ?? 0) + tokens.length).toBe(140);
    const told = events.slice(
      0,
      events.findIndex(({ t }) => t === 'turn'),
    );
    expect(told.findLast((e) => e.t === 'shuffled')).toBeDefined();
  }
  expect(taken).toBeGreaterThan(0);
});
