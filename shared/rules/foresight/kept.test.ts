// Dice with Death change no number where they are won: what is foreseen tells whether one may go on.
import { describe, expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';
import type { Given } from '../setup/given';
import { oddsByOption } from './odds';

const oddsOf = (given: Given) => new Map(oddsByOption(baseBook, aGame(baseBook, given).state, 'p1', { steps: 30_000 }));
const among = (more: Given['characters'][string]): Given['characters'] => ({
  warrior: { fate: 1, ...more },
  elf: { at: 'forest', fate: 0 },
});
/** Of 1296 throws of two dice against two, so many have the higher sum. */
const HIGHER = 575 / 1296;

describe('what keeps somebody where he is', () => {
  it('is told of another throw against Death, and of the one that lies there', () => {
    const odds = oddsOf({
      characters: among({ at: 'dice_with_death' }),
      phase: 'encounter',
      dice: [4, 3, 2, 5],
    });
    expect(odds.get('pass')).toMatchObject({ free: 0, outcomes: [{ changes: [{ t: 'kept', on: true }] }] });
    expect(odds.get('reroll.1')?.free).toBeCloseTo(4 / 6);
    expect(odds.get('reroll.2')?.free).toBeCloseTo(1 / 6);
  });
  it('is told before another turn with Death, and not of who turns back', () => {
    const odds = oddsOf({ characters: among({ at: 'dice_with_death', fate: 0, status: { deathsDice: 1 } }) });
    expect(odds.get('stay')?.free).toBeCloseTo(HIGHER);
    expect(odds.get('stay')?.hurt).toBeCloseTo(HIGHER);
    expect(odds.get('back')?.free).toBeUndefined();
  });
  it('is told before one comes to Death', () => {
    const odds = oddsOf({ characters: among({ at: 'crypt', fate: 0 }) });
    expect(odds.get('on')?.free).toBeCloseTo(HIGHER);
  });
  it('is nothing to anybody elsewhere', () => {
    const odds = oddsOf({ characters: among({ at: 'crags' }), phase: 'encounter', dice: [2] });
    expect([...odds.values()].filter((one) => one?.free !== undefined)).toEqual([]);
  });
});
