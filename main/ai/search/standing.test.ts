// What counts for a character and what against him.
import { describe, expect, it } from 'vitest';
import { newGame } from '../../../shared/rules/setup/new-game';
import { startOf } from '../../../shared/rules/setup/position';
import { baseBook } from '../../../shared/rules/testing/books';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import { loreOf } from './lore';
import { raceOf } from './race';
import { standingOf, type Standing } from './standing';
import { weights } from './weights';

const facts = factsOf(baseBook.defs.values());

const having = (has: readonly string[]): Standing => {
  const made = startOf(baseBook, { characters: { druid: { at: 'hills_m', has, spells: [] } }, phase: 'turn' });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const found = standingOf(baseBook, facts, made.state, made.state.seats[made.state.active]?.hero ?? 'h1');
  if (found === undefined) throw new Error('nobody is there');
  return found;
};

describe('how one stands', () => {
  it('counts nothing as a gain that nobody wants', () => {
    const [without, amulet] = [having([]), having(['amulet'])];
    expect([amulet.things, amulet.abilities]).toEqual([without.things, without.abilities]);
    expect(amulet.lost).toBeGreaterThan(without.lost);
    expect(having(['sword']).things).toBe(without.things + 1);
  });

  it('counts who can take one step only as one who loses turns', () => {
    expect(having(['poltergeist']).lost).toBeGreaterThan(having(['amulet']).lost + 3);
  });
});

it('reckons that a quest keeps one from going in, whatever he carries', () => {
  const made = newGame(baseBook, { seats: seats('CC'), sets: ['base'], profile: 'digital', rules: {} }, 'quest');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const lore = loreOf(baseBook, facts, weights, made.state);
  const strong = { ...having([]), strength: 12, life: 5, talisman: 1 };
  const turns = (quest: number): number => raceOf(lore, { ...strong, quest }, 'middle').turns;
  expect(turns(1)).toBeGreaterThan(turns(0) + 5);
});
