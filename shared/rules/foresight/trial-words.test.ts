// Odds where a word of the trial set has a say, against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { startOf } from '../setup/position';
import type { Given } from '../setup/given';
import { definitionsOf } from '../../content/definitions';
import { bookWith } from '../testing/books';
import { oddsByOption } from './odds';

const book = bookWith(...definitionsOf(['probe']));
const FACES = [1, 2, 3, 4, 5, 6] as const;
const wins = (mine: number, theirs: number): number =>
  FACES.flatMap((a) => FACES.filter((b) => mine + a > theirs + b)).length / 36;
const oddsOf = (given: Given, key: string) => {
  const started = startOf(book, given);
  if (!started.ok) throw new Error('no such position');
  const { state } = started;
  return new Map(oddsByOption(book, state, state.active, { steps: 30_000 })).get(key);
};

describe('the odds of a fight in which no Object can be used', () => {
  const against = (foe: string): Given => ({
    characters: {
      elf: { at: 'hills_s', fate: 0, strength: 4, has: ['sword', 'ring', 'helmet', 'potion_of_strength'] },
      monk: { at: 'temple', fate: 0 },
    },
    spaces: { hills_s: { cards: [foe] } },
    phase: 'encounter',
  });
  it('leave out what they would add, and what would save a life', () => {
    const odds = oddsOf(against('crail'), 'space');
    expect(odds?.win).toBeCloseTo(wins(7, 9));
    expect(odds?.hurt).toBeCloseTo(wins(9, 7));
  });
  it('count them against another', () => {
    expect(oddsOf(against('dragon'), 'space')?.win).toBeCloseTo(wins(9, 7));
  });
});

describe('the odds on a space that does nothing to somebody', () => {
  const there = (...has: readonly string[]): Given => ({
    characters: {
      elf: { at: 'cursed_glade', fate: 0, has: [...has, 'ring', 'sword', 'potion_of_strength'] },
      monk: { at: 'temple', fate: 0 },
    },
    spaces: { cursed_glade: { cards: ['wolf'] } },
    phase: 'encounter',
  });
  it('count what the space would silence', () => {
    expect(oddsOf(there('magical_blight'), 'space')?.win).toBeCloseTo(wins(5, 2));
  });
});
