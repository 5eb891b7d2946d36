// What is told of an answer: what speaks for it clearly, by the name of what he has.
import { describe, expect, it } from 'vitest';
import { newGame } from '../../../shared/rules/setup/new-game';
import { baseBook } from '../../../shared/rules/testing/books';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import type { Leaf } from './leaf';
import { loreOf } from './lore';
import { raceOf } from './race';
import { numbers, OVER, type Standing } from './standing';
import { weights } from './weights';
import { isAlike, whyOf } from './why';
import { partsOf } from './worth';

const made = newGame(baseBook, { seats: seats('CC'), sets: ['base'], profile: 'digital', rules: {} }, 'why');
if (!made.ok) throw new Error(made.refusal.msg.id);
const lore = loreOf(baseBook, factsOf(baseBook.defs.values()), weights, made.state, 0.05);

const somebody: Standing = {
  ...{ strength: 5, craft: 3, weapon: 1, armour: 0, life: 3, fate: 1, gold: 1, things: 2, abilities: 1, spells: 0 },
  ...{ trophies: 0.4, talisman: 1, quest: 0, lost: 0, owed: 0, hunts: false, across: OVER.never, shed: 0 },
};
/** Where one line of play has ended: as for the player, so for what the others make of it. */
const leafOf = (more: Partial<Standing>, { region = 'outer', place = 0, rivals = 0 } = {}): Leaf => {
  const now = { ...somebody, ...more };
  const worth = partsOf(weights, now);
  const race = -raceOf(lore, now, region).turns;
  const sum = numbers.reduce((n, what) => n + worth[what], race + place);
  return { lead: sum - rivals, own: { sum, parts: { ...worth, race, place }, stands: { now, region } } };
};
const names = (ours: readonly Leaf[], theirs: readonly Leaf[]): readonly string[] =>
  whyOf(lore, ours, theirs).map(({ what }) => what);
const same = <T>(one: T): readonly T[] => [one, one, one, one];

describe('why an answer was given', () => {
  it('names what he has more of, and not that he is sooner at the Crown by it', () => {
    const plain = leafOf({});
    expect(leafOf({ strength: 6 }).own.parts.race).toBeGreaterThan((plain.own.parts.race ?? 0) + 0.5);
    for (const [what, more] of [
      ['strength', { strength: 6 }],
      ['fate', { fate: 2 }],
      ['life', { life: 4 }],
    ] as const) {
      const better = leafOf(more);
      const [first, ...others] = whyOf(lore, same(better), same(plain));
      expect(first?.what).toBe(what);
      expect(first?.by).toBeCloseTo(better.own.sum - plain.own.sum);
      expect(others).toEqual([]);
    }
  });

  it('is that he is sooner at the Crown where he has come over the river', () => {
    expect(names(same(leafOf({}, { region: 'middle' })), same(leafOf({})))).toEqual(['race']);
  });

  it('shares out what two things do together, and loses nothing of it', () => {
    const [better, plain] = [leafOf({ strength: 7, fate: 0 }), leafOf({ fate: 2 })];
    const parts = whyOf(lore, same(better), same(plain));
    expect(parts.find(({ what }) => what === 'strength')?.by).toBeGreaterThan(0);
    expect(parts.find(({ what }) => what === 'fate')?.by).toBeLessThan(0);
    expect(parts.reduce((sum, { by }) => sum + by, 0)).toBeCloseTo(better.own.sum - plain.own.sum, 0);
  });

  it('leaves out what may be chance', () => {
    const ours = [leafOf({ gold: 9 }), leafOf({ gold: 1 }), leafOf({ gold: 1 }), leafOf({ gold: 1 })];
    expect(names(ours, same(leafOf({})))).toEqual([]);
    expect(names(same(leafOf({ gold: 9 })), same(leafOf({})))).toEqual(['gold']);
    const others = [0, 9, -8, 1].map((rivals) => leafOf({}, { place: 2, rivals }));
    expect(names(others, same(leafOf({})))).toEqual(['place']);
    expect(names(others.slice(0, 2), same(leafOf({})).slice(0, 2))).toEqual([]);
  });

  it('is his life, where he dies of the other one, and not all that he would have had', () => {
    const dead: Leaf = { lead: -200, own: { sum: -200, parts: { race: -200 }, dead: true } };
    const alive = leafOf({});
    expect(whyOf(lore, [alive, alive, alive, alive], [dead, dead, alive, dead])).toMatchObject([{ what: 'alive' }]);
    const risk = whyOf(lore, [dead, dead, alive, dead], [alive, alive, alive, alive]);
    expect(risk.map(({ what, by }) => [what, by < 0])).toEqual([['alive', true]]);
  });

  it('is the game, where it is won or lost by one of them', () => {
    const won: Leaf = { ...leafOf({}), lead: 300, over: true };
    expect(whyOf(lore, same(won), same(leafOf({})))).toMatchObject([{ what: 'won' }]);
    expect(names(same(won), same(won))).toEqual([]);
  });

  it('is that it was about as good, where neither is better by more than chance', () => {
    const ours = [3, -2, 2, -2].map((place) => leafOf({}, { place }));
    expect(isAlike(ours, same(leafOf({})))).toBe(true);
    expect(isAlike(same(leafOf({}, { place: 1 })), same(leafOf({})))).toBe(false);
    expect(isAlike(same(leafOf({})), same(leafOf({})))).toBe(true);
  });
});
