import { describe, expect, it } from 'vitest';
import { profiles, type OptionDef } from '../../../shared/rules/options/registry';
import { factorOf, plannedOf, tableOf, type Measured } from './measure';

const found = (median: number, spread = 4): Measured => ({ low: median - spread, high: median + spread, median, questions: 3.75 });
const option = (id: string, more: Partial<OptionDef> = {}): OptionDef => ({ id, values: [7, 6, 5], digital: 7, revised: 7, houseRule: true, ...more });

describe('what is measured', () => {
  it('is every number of seats, every profile, and every other value of a house rule', () => {
    const plan = plannedOf([option('trophyCost'), option('timeLimit'), option('hexFirst', { houseRule: false as never })], profiles, 3);
    expect(plan.filter((one) => one.option === undefined).map(({ seats, profile }) => [seats, profile])).toEqual([
      [1, 'digital'], [2, 'digital'], [3, 'digital'], ...profiles.slice(1).map((profile) => [4, profile]),
    ]);
    // The last round is no factor; what only editions differ in is measured with them.
    expect(plan.flatMap((one) => (one.option === undefined ? [] : [[one.option, one.value]]))).toEqual([['trophyCost', 6], ['trophyCost', 5]]);
  });
});

describe('a factor', () => {
  it('is what a choice does, and 1 where that may be chance', () => {
    expect(factorOf(found(50), found(100), 100)).toBe(0.5);
    expect(factorOf(found(97, 20), found(100, 20), 60)).toBe(1);
    expect(factorOf(found(97, 1), found(100, 1), 1000)).toBe(0.97);
  });

  it('goes into the table beside what was measured before', () => {
    const plain = [{ seats: 4, profile: 'digital' }, found(100)] as const;
    const table = tableOf([plain, [{ seats: 4, profile: 'digital', option: 'a', value: true }, found(50)]], undefined, 100, () => found(100));
    expect(table).toEqual({ rounds: [[96, 104]], factors: { a: { true: 0.5 } }, profiles: { digital: 1 }, questions: 3.75, games: 100 });
    const more = tableOf([[{ seats: 4, profile: 'digital', option: 'b', value: 3 }, found(200)]], table, 50, () => found(100));
    expect(more).toEqual({ ...table, factors: { a: { true: 0.5 }, b: { 3: 2 } } });
  });
});
