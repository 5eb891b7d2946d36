import { describe, expect, it } from 'vitest';
import type { TextRange } from '../../../shared/contract/told';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { chancesOf } from './chances';
import { chartsOf } from './rows';

const chances = (...at: readonly TextRange[]) => chancesOf(at.map((range) => ({ at: [range] })));
const percent = (...at: readonly TextRange[]) => chances(...at)?.map((n) => Math.round(100 * n));
const on = (low: number, high = low): TextRange => ({ low, high });

describe('the chances of a roll', () => {
  it('are those of one die, and of two', () => {
    expect(percent(on(1), on(2, 3), on(4, 6))).toEqual([17, 33, 50]);
    expect(percent(on(1, 5), { low: 6 })).toEqual([83, 17]);
    expect(percent(on(2), on(3, 7), { low: 8 })).toEqual([3, 56, 42]);
  });
  it('are not told where something is added or taken away, or a result is missing', () => {
    expect(chances({ high: 0 }, on(1), { low: 2 })).toBeUndefined();
    expect(chances(on(1), on(6))).toBeUndefined();
    expect(chances(on(1, 3), on(4, 8), { low: 9 })).toBeUndefined();
    expect(chancesOf([{ at: [on(1), on(3)] }, { at: [on(2)] }])).toBeUndefined();
    expect(chancesOf([{ at: [on(1, 5)] }, { at: [] }])).toBeUndefined();
  });
  it('are those of most spaces with a die, and come to 1', () => {
    const spaces = (faces as readonly Face[]).filter(({ kind }) => kind === 'space');
    const told = spaces.flatMap((face) => chartsOf(face, face.text)).flatMap((rows) => chancesOf(rows) ?? []);
    expect(told.length).toBeGreaterThan(20);
    const temple = spaces.find(({ id }) => id === 'base/space/temple');
    const [rows = []] = chartsOf(temple, temple?.text ?? []);
    expect(chancesOf(rows)?.reduce((all, n) => all + n, 0)).toBeCloseTo(1);
  });
});
