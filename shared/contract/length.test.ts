import { describe, expect, it } from 'vitest';
import { estimateLength, lengthFactor, type LengthTable } from './length';
import type { OptionOffer, SeatChoice, SetupChoices } from './setup';

const table: LengthTable = {
  rounds: [
    [200, 600],
    [120, 180],
    [80, 128],
  ],
  ahead: {
    levels: ['adept'],
    rounds: [
      [100, 300],
      [60, 90],
      [40, 64],
    ],
    games: 20,
  },
  factors: { suddenDeath: { true: 0.5 }, trophyCost: { 5: 0.8 } },
  profiles: { digital: 1, revised: 1.5 },
  questions: 4,
  games: 40,
  choiceGames: 40,
};
const option = (id: string, byProfile: OptionOffer['byProfile']) => ({ id, byProfile });
const options = [
  option('suddenDeath', { digital: false, revised: false, second: false }),
  option('trophyCost', { digital: 7, revised: 7, second: 7 }),
  option('fate', { digital: true, revised: true, second: false }),
];
const seats = (letters: string): readonly SeatChoice[] =>
  Array.from(letters, (letter) => ({
    name: letter,
    control: letter === 'P' ? 'person' : 'computer',
    character: 'lot',
  }));
const withLevel = (level: string): SeatChoice => ({ name: 'C', control: 'computer', character: 'lot', level });
const of = (letters: string, rules = {}, profile = 'digital') =>
  estimateLength(table, options, { seats: seats(letters), profile, rules });

describe('the estimate of length', () => {
  it('is a rough range by number of players, profile and house rules', () => {
    expect(of('PP')?.rounds).toEqual([60, 90]);
    expect(of('PPP')?.rounds).toEqual([40, 65]);
    expect(of('PP', { suddenDeath: true })?.rounds).toEqual([30, 45]);
    expect(of('PP', { suddenDeath: true, trophyCost: 5 })?.rounds).toEqual([25, 35]);
    expect(of('PP', {}, 'revised')?.rounds).toEqual([90, 140]);
  });

  it('is by how well those at the table play, each for his seat', () => {
    const at = (...all: readonly SeatChoice[]) =>
      estimateLength(table, options, { seats: all, profile: 'digital', rules: {} });
    expect(at(...seats('CC'))).toMatchObject({ rounds: [120, 180], games: 40 });
    expect(at(withLevel('novice'), withLevel('novice'))).toMatchObject({ rounds: [120, 180], games: 40 });
    expect(at(withLevel('adept'), ...seats('P'))).toMatchObject({ rounds: [60, 90], games: 20 });
    expect(at(withLevel('adept'), ...seats('C'))).toMatchObject({ rounds: [90, 140], games: 60 });
    expect(at(withLevel('adept'), withLevel('adept'), ...seats('C'))?.rounds).toEqual([55, 85]);
  });

  it('takes a house rule beside what the edition has in its place', () => {
    const more = { ...table, factors: { ...table.factors, fate: { false: 0.8 } }, profiles: { digital: 1, second: 2 } };
    const rounds = (profile: string, rules: SetupChoices['rules']) =>
      estimateLength(more, options, { seats: seats('PP'), profile, rules });
    expect(rounds('second', {})?.rounds).toEqual([120, 180]);
    expect(rounds('second', { fate: true })).toMatchObject({ rounds: [150, 230], unmeasured: [] });
    expect(rounds('digital', { fate: false })?.rounds).toEqual([50, 70]);
    // Nobody measured games without fate: then it is not known what fate does in an edition that has none.
    expect(lengthFactor(table, option('fate', { digital: true, second: false }), true, 'second')).toBeUndefined();
  });

  it('never goes beyond a last round', () => {
    expect(of('PP', { timeLimit: 20 })).toMatchObject({ rounds: [20, 20], unmeasured: [] });
    expect(of('PP', { timeLimit: 'm60' })?.minutes).toEqual([40, 60]);
    expect(of('PP', { timeLimit: 0 })?.rounds).toEqual([60, 90]);
    expect(of('PP', { timeLimit: 50, suddenDeath: true })?.rounds).toEqual([30, 45]);
  });

  it('takes longer with people than with computers', () => {
    const people = of('PP')?.minutes ?? [0, 0];
    const one = of('PC')?.minutes ?? [0, 0];
    expect(people[0]).toBeGreaterThan(one[0]);
    expect(of('CC')?.minutes[0]).toBeGreaterThan(0);
  });

  it('says what was never measured, and is silent for a table that was not', () => {
    expect(of('PP', { unheard: true, trophyCost: 6 })?.unmeasured).toEqual(['unheard', 'trophyCost']);
    expect(of('PP', {}, 'second')?.unmeasured).toEqual(['second']);
    expect(of('PPPP')).toBeUndefined();
  });
});
