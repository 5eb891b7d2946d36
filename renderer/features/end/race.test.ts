import { describe, expect, it } from 'vitest';
import { story } from '../../fixtures/told-end';
import { luckOf, pathOf, raceOf } from './race';

const box = { left: 0, right: 310, top: 0, bottom: 100 };
const race = raceOf(story, box);
const runner = (seat: string) => race.runners.find((one) => one.seat === seat);

describe('the race', () => {
  it('has a line for every seat, from the first round to the last, within its box', () => {
    expect(race.runners.map(({ seat }) => seat)).toEqual(story.seats.map(({ seat }) => seat));
    for (const { lines } of race.runners)
      for (const { x, y } of lines.flat()) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(310);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    expect(race.steps.length).toBeLessThanOrEqual(7);
  });

  it('breaks a line where a character is killed', () => {
    expect(runner('p2')?.lines).toHaveLength(2);
    expect(runner('p2')?.deaths).toHaveLength(2);
    expect(runner('p0')?.lines).toHaveLength(1);
  });

  it('shows in which Region somebody was, from the first round to the last', () => {
    const strip = runner('p3')?.strip ?? [];
    expect(strip.map(({ region }) => region)).toEqual([0, 1, 2, 3]);
    expect([strip[0]?.from, strip.at(-1)?.to]).toEqual([0, 310]);
    for (const [i, { from }] of strip.entries()) if (i > 0) expect(from).toBeCloseTo(strip[i - 1]?.to ?? NaN);
  });

  it('is drawn also for a game of one round', () => {
    const one = raceOf(
      {
        rounds: 1,
        moments: [],
        seats: [{ seat: 'p1', marks: [{ round: 1, region: 0, strength: 3, craft: 3 }], deaths: [], dice: 0, pips: 0 }],
      },
      box,
    );
    expect(pathOf(one.runners[0]?.lines[0] ?? [])).toBe('M155.0 50.0');
  });
});

describe('the luck of the dice', () => {
  it('is what one in six would not have had', () => {
    expect(luckOf({ dice: 100, pips: 350 })).toBe('fair');
    expect(luckOf({ dice: 100, pips: 370 })).toBe('lucky');
    expect(luckOf({ dice: 100, pips: 330 })).toBe('unlucky');
  });
  it('is not told of a few dice, however they fell', () => {
    expect(luckOf({ dice: 0, pips: 0 })).toBe('few');
    expect(luckOf({ dice: 3, pips: 3 })).toBe('few');
    expect(luckOf({ dice: 19, pips: 114 })).toBe('few');
    expect(luckOf({ dice: 20, pips: 120 })).toBe('lucky');
  });
});
