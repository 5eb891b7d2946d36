import { describe, expect, it } from 'vitest';
import { profiles, type OptionDef } from '../../../shared/rules/options/registry';
import { choicesIn, factorsOf, isKnown, measured, mixed, withFactors, type Choice } from './measure';

const option = (id: string, more: Partial<OptionDef> = {}): OptionDef => ({
  id,
  values: [7, 6, 5],
  digital: 7,
  revised: 7,
  houseRule: true,
  ...more,
});
const options = [
  option('trophyCost'),
  option('timeLimit'),
  option('edition', { houseRule: false as never }),
  option('fate', { values: [true, false], digital: true, revised: true, second: false }),
  option('bloodbath', { values: [false, true], digital: false, revised: false }),
  option('reviveLimit', {
    values: ['unlimited', 0],
    digital: 'unlimited',
    revised: 'unlimited',
    excludes: ['bloodbath'],
  }),
];
const said = (choice: Choice): string =>
  'profile' in choice ? choice.profile : `${choice.option}=${String(choice.value)}`;

const ahead = { levels: [], rounds: [], games: 0 };
describe('what is measured', () => {
  const choices = choicesIn(options, profiles);

  it('is every edition, and every other value of a house rule', () => {
    // The last round is no factor; what only editions differ in is measured with them.
    expect(choices.map(said)).toEqual([
      'revised',
      'second',
      'original',
      'trophyCost=6',
      'trophyCost=5',
      'fate=false',
      'bloodbath=true',
      'reviveLimit=0',
    ]);
    const table = withFactors(
      { rounds: [], ahead, factors: {}, profiles: { digital: 1 }, questions: 1, games: 1, choiceGames: 1 },
      choices.slice(0, 4),
      [1, 1, 1, 0.5],
      9,
    );
    expect(choices.filter((choice) => !isKnown(table, choice)).map(said)).toEqual([
      'trophyCost=5',
      'fate=false',
      'bloodbath=true',
      'reviveLimit=0',
    ]);
  });

  it('is made so many times, some choices at once, and never two that do not go together', () => {
    const tables = mixed(choices, 30, options, 'digital');
    for (const choice of choices)
      expect(tables.filter(({ choices: now }) => now.includes(choice)).length, said(choice)).toBe(30);
    expect(tables.length).toBeLessThan((choices.length * 30) / 1.5);
    for (const { choices: now } of tables) {
      const names = now.map(said);
      const about = now.map((one) => ('profile' in one ? 'profile' : one.option));
      expect(new Set(about).size, names.join()).toBe(about.length);
      expect(names.includes('bloodbath=true') && names.includes('reviveLimit=0'), names.join()).toBe(false);
      // The second edition has no fate anyway.
      expect(names.includes('second') && names.includes('fate=false'), names.join()).toBe(false);
    }
    expect(tables.filter(({ choices: now }) => now.length === 0).length).toBeGreaterThan(tables.length / 10);
    expect(tables).toEqual(mixed(choices, 30, options, 'digital'));
  });

  it('has as many games without a choice where there is only one', () => {
    const tables = mixed(choices.slice(3, 4), 30, options, 'digital');
    const made = tables.filter(({ choices: now }) => now.length === 1).length;
    expect(made).toBeGreaterThan(20);
    expect(tables.length - made).toBeGreaterThanOrEqual(30);
  });
});

describe('what comes of it', () => {
  it('is the middle half of the games at one table', () => {
    expect(
      measured(
        [9, 5, 1, 7, 3].map((rounds) => ({ rounds, pressing: rounds * 8 })),
        2,
      ),
    ).toEqual({ low: 3, high: 7, median: 5, questions: 4 });
  });

  it('is what a choice does, with others beside it, and 1 where that may be chance', () => {
    const choices = choicesIn(options, profiles);
    const does: Readonly<Record<string, number>> = { revised: 0.5, 'trophyCost=5': 2, 'trophyCost=6': 1.01 };
    // Chance is a tenth up or down, or nothing.
    const played = mixed(choices, 30, options, 'digital').map(
      (table, i) =>
        [
          table,
          100 * 1.1 ** ((i % 3) - 1) * table.choices.reduce((all, choice) => all * (does[said(choice)] ?? 1), 1),
        ] as const,
    );
    const factors = factorsOf(choices, played, options, 'digital') ?? [];
    expect(Object.fromEntries(choices.map((choice, i) => [said(choice), factors[i]]))).toMatchObject({
      revised: expect.closeTo(0.5, 1) as number,
      'trophyCost=5': expect.closeTo(2, 0) as number,
      'trophyCost=6': 1,
      second: 1,
      'bloodbath=true': 1,
    });
  });

  it('goes into the table beside what was measured before', () => {
    const table = withFactors(
      {
        rounds: [[96, 104]],
        ahead,
        factors: { a: { true: 0.5 } },
        profiles: { digital: 1 },
        questions: 3.75,
        games: 100,
        choiceGames: 100,
      },
      [{ option: 'b', value: 3 }, { profile: 'second' }],
      [2, 1.1],
      50,
    );
    expect(table).toEqual({
      rounds: [[96, 104]],
      ahead,
      factors: { a: { true: 0.5 }, b: { 3: 2 } },
      profiles: { digital: 1, second: 1.1 },
      questions: 3.75,
      games: 100,
      choiceGames: 50,
    });
  });
});
