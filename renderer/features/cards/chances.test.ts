import { describe, expect, it } from 'vitest';
import faces from '../../fixtures/faces.json';
import { chancesOf } from './chances';
import { partsOf } from './rows';

const chances = (text: string): readonly number[] | undefined => {
  const rows = partsOf(text).flatMap((part) => ('rows' in part ? [part.rows] : []))[0];
  return rows && chancesOf(rows);
};
const percent = (text: string): readonly number[] | undefined => chances(text)?.map((n) => Math.round(100 * n));

describe('the chances of a roll', () => {
  it('are those of one die, and of two', () => {
    expect(percent('Roll 1 die: 1 – lose 1 life; 2-3 – miss 1 turn; 4-6 – no effect.')).toEqual([17, 33, 50]);
    expect(percent('Roll 1 die: 1-5 – no effect; 6 or more – gain 1 life.')).toEqual([83, 17]);
    expect(percent('Roll 2 dice: 2 – lose 2 lives; 3-7 – nothing; 8 or more – gain 1 Spell.')).toEqual([3, 56, 42]);
  });
  it('are not told where something is added or taken away, or a result is missing', () => {
    expect(chances('Roll 3 dice: 0 or less – no effect; 1 – teleport; 2 or more – lose 1 life.')).toBeUndefined();
    expect(chances('Roll 1 die: 1 – lose 1 life; 6 – gain 1 life.')).toBeUndefined();
    expect(
      chances('Roll 1 die and add your Craft: 1-3 – no effect; 4-8 – gain 1 fate; 9 or more – go.'),
    ).toBeUndefined();
  });
  it('are those of most spaces with a die, and come to 1', () => {
    const told = faces
      .flatMap(({ kind, text }) => (kind === 'space' ? text : []))
      .flatMap((text) => chances(text) ?? []);
    expect(told.length).toBeGreaterThan(20);
    const temple = faces.find(({ id }) => id === 'base/space/temple')?.text[0] ?? '';
    expect(chances(temple)?.reduce((all, n) => all + n, 0)).toBeCloseTo(1);
  });
});
