// Which ending is played for: how it is drawn at set-up, and what is refused.
import { describe, expect, it } from 'vitest';
import { must } from '../../kernel/result';
import type { EndingsMode } from '../../contract/setup';
import type { State } from '../state/state';
import { baseBook, bookOfSets } from '../testing/books';
import { violations } from '../invariants/invariants';
import { newGame } from './new-game';

const seats = ['A', 'B'].map((name) => ({ name, control: 'person' as const, character: 'lot' }));
const start = (
  {
    rules = {},
    ...more
  }: {
    readonly endings?: readonly string[];
    readonly endingsMode?: EndingsMode;
    readonly rules?: Readonly<Record<string, boolean>>;
  },
  seed = 'a seed',
) => newGame(baseBook, { seats, sets: ['base'], profile: 'digital', rules, ...more }, seed);
function begun(more: Parameters<typeof start>[0], seed?: string): State {
  const made = start(more, seed);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  expect(violations(baseBook, made.state)).toEqual([]);
  return made.state;
}
const crown = 'base/space/crown_of_command';
const onCrown = (s: State) => Object.values(s.cards).find((card) => card.home === 'ending');
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const [eagleKing, iceQueen, heroRises, void_] = [
  'highland/ending/eagle_king',
  'frostmarch/ending/ice_queen',
  'firelands/ending/a_hero_rises',
  'blood-moon/ending/horrible_black_void',
] as const;

describe('the ending of a new game', () => {
  it('is what is printed on the Crown when nothing is chosen, and needs no card', () => {
    for (const state of [
      begun({}),
      begun({ endings: ['base/ending/crown_of_command'] }),
      begun({ endings: ['base/ending/crown_of_command'], endingsMode: 'die' }),
    ]) {
      expect(onCrown(state)).toBeUndefined();
      expect(state.board[crown]).toBeUndefined();
    }
  });
  it('is none that is won by fate where there is no fate', () => {
    for (const seed of seeds)
      expect(onCrown(begun({ endings: [eagleKing, heroRises], rules: { fate: false } }, seed))?.def).toBe(eagleKing);
  });
  it('changes nothing else of the game: the same seed deals the same decks and characters', () => {
    const [plain, other] = [begun({}), begun({ endings: [eagleKing], endingsMode: 'hidden' })];
    const { ending: _a, ...decks } = plain.decks;
    const { ending: _b, ...same } = other.decks;
    expect(same).toEqual(decks);
    expect(Object.values(other.heroes).map((hero) => hero.def)).toEqual(
      Object.values(plain.heroes).map((hero) => hero.def),
    );
  });
  it('is one of those that are on, each in turn, and the same for the same seed', () => {
    const drawn = (seed: string) => onCrown(begun({ endings: [eagleKing, iceQueen] }, seed))?.def;
    expect(new Set(seeds.map(drawn))).toEqual(new Set([eagleKing, iceQueen]));
    expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
  });
  it('lies face up or face down as it was chosen; a foe that is seen has its lives', () => {
    expect(onCrown(begun({ endings: [eagleKing] }))).toMatchObject({
      zone: 'over',
      space: crown,
      tokens: { lives: 4 },
    });
    const hidden = onCrown(begun({ endings: [eagleKing], endingsMode: 'hidden' }));
    expect(hidden).toMatchObject({ zone: 'over', space: crown, faceDown: true });
    expect(hidden?.tokens).toBeUndefined();
  });
  it('is hidden by the die in about half of all games', () => {
    const hidden = seeds.filter(
      (seed) => onCrown(begun({ endings: [eagleKing], endingsMode: 'die' }, seed))?.faceDown,
    ).length;
    expect(hidden).toBeGreaterThan(15);
    expect(hidden).toBeLessThan(45);
  });
  it('by the die too is played only as it can be', () => {
    for (const seed of seeds) {
      expect(onCrown(begun({ endings: [heroRises], endingsMode: 'die' }, seed))?.faceDown).toBeUndefined();
      expect(onCrown(begun({ endings: [void_], endingsMode: 'die' }, seed))?.faceDown).toBe(true);
    }
  });

  it.each([
    [{ endings: ['highland/ending/nobody'] }, 'refuse.ending', 'endings'],
    [{ endings: ['base/space/tavern'] }, 'refuse.ending', 'endings'],
    [{ endings: [] }, 'refuse.endings', 'endings'],
    [{ endings: [heroRises], rules: { fate: false } }, 'refuse.endings.fate', 'endings'],
    [{ endings: [heroRises], endingsMode: 'hidden' as const }, 'refuse.endings.hidden', 'endingsMode'],
    [{ endings: [void_] }, 'refuse.endings.revealed', 'endingsMode'],
    [{ endingsMode: 'hidden' as const }, 'refuse.endings.hidden', 'endingsMode'],
  ])('%j is refused with its reason', (choice, id, field) => {
    const made = start(choice);
    expect(made.ok ? undefined : { id: made.refusal.msg.id, field: made.refusal.field }).toEqual({ id, field });
  });

  it.each([
    ['sacred-pool', 'sacred-pool/ending/sacred_pool', { questRewards: false }],
    ['frostmarch', 'frostmarch/ending/warlock_quests', { warlockQuests: 'off' }],
  ])('of %s cannot be one whose house rule is off', (set, ending, rules) => {
    const choice = { seats, sets: ['base', set], profile: 'digital', endings: [ending] };
    const book = must(bookOfSets(['base', set]), 'the set');
    const refused = newGame(book, { ...choice, rules }, 'a seed');
    expect(refused.ok ? undefined : refused.refusal.msg.id).toBe('refuse.endings.rules');
    expect(newGame(book, { ...choice, rules: {} }, 'a seed').ok).toBe(true);
  });
});
