// Who begins, and with what: where the editions set a game up differently.
import { describe, expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { newGame } from './new-game';

const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, control: 'person' as const, character: 'lot' }));
const firstOf = (profile: string, seed: string): string => {
  const started = newGame(baseBook, { seats, sets: ['base'], profile, rules: {} }, seed);
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started.state.active;
};
const seeds = Array.from({ length: 40 }, (_, i) => `first-${i}`);

describe('the first player', () => {
  it('Digital: is found by a die, everybody in some game', () => {
    expect(new Set(seeds.map((seed) => firstOf('digital', seed)))).toEqual(new Set(['p1', 'p2', 'p3', 'p4']));
  });
  it('Revised: is the owner of the game, seat 1 (R4 GAME SETUP 12)', () => {
    expect(new Set(seeds.map((seed) => firstOf('revised', seed)))).toEqual(new Set(['p1']));
  });
});
