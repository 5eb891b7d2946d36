// What was reckoned already is kept: whoever is asked later must hear the same as if he had been the first.
import { describe, expect, it } from 'vitest';
import { newGame } from '../../../shared/rules/setup/new-game';
import { baseBook } from '../../../shared/rules/testing/books';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import { loreOf } from './lore';
import { raceOf } from './race';
import { OVER, type Standing } from './standing';
import { weights } from './weights';
import { worthOf } from './worth';

const made = newGame(baseBook, { seats: seats('CC'), sets: ['base'], profile: 'digital', rules: {} }, 'race');
if (!made.ok) throw new Error(made.refusal.msg.id);
const lore = loreOf(baseBook, factsOf(baseBook.defs.values()), weights, made.state, 0.05);

const somebody: Standing = {
  ...{ strength: 7, craft: 3, weapon: 1, armour: 0, life: 3, fate: 1, gold: 1, things: 2, abilities: 1, spells: 0 },
  ...{ trophies: 0.4, talisman: 0, quest: 0, lost: 0, owed: 0, hunts: false, across: OVER.never, shed: 0 },
};

describe('the race of somebody is the same whoever was reckoned before him', () => {
  // Of a board at a corner, too, from which nobody learned a way past a guard.
  it.each(['outer', 'middle', 'inner', 'dungeon'])('from the Region %s', (region) => {
    for (const more of [
      { across: OVER.carried },
      { armour: 1, gold: 7, things: 9, abilities: 5 },
      { spells: 3, trophies: 2.7, lost: 4, shed: 6, hunts: true },
    ])
      for (const life of [1, 2, 3, 4, 5, 6]) {
        const [one, other] = [
          { ...somebody, life },
          { ...somebody, life, ...more },
        ];
        const alone = raceOf({ ...lore, races: new Map() }, one, region);
        const races = new Map();
        raceOf({ ...lore, races }, other, region);
        expect(raceOf({ ...lore, races }, one, region)).toEqual(alone);
      }
  });
});

describe('fate', () => {
  it('shortens the way of somebody who is far from ready, since he saves it for the throws on that way', () => {
    const weak = { ...somebody, strength: 5, talisman: 1 };
    const turns = (fate: number, saved: number): number =>
      raceOf({ ...lore, weights: { ...weights, saved }, races: new Map() }, { ...weak, fate }, 'outer').turns;
    expect(turns(0, weights.saved) - turns(3, weights.saved)).toBeGreaterThan(1);
    expect(turns(0, 0) - turns(3, 0)).toBeLessThan(turns(0, weights.saved) - turns(3, weights.saved));
  });
});

describe('a point', () => {
  it('of the ability that one has less of is worth a good turn or two, as games say', () => {
    const ahead = (s: Standing): number =>
      worthOf(weights, s) - raceOf({ ...lore, races: new Map() }, s, 'middle').turns;
    expect(ahead({ ...somebody, craft: somebody.craft + 1 }) - ahead(somebody)).toBeGreaterThan(1.5);
  });
});
