import { describe, expect, it } from 'vitest';
import { barLength, barOf, THEMES, themeFor } from './music';

const bars = (name: (typeof THEMES)[number]) => Array.from({ length: 16 }, (_, bar) => barOf(name, bar));

describe('the music', () => {
  it('keeps to its bars, to what an ear hears, and is quiet', () => {
    for (const name of THEMES)
      for (const notes of bars(name)) {
        expect(notes.length).toBeGreaterThan(2);
        for (const { at, hertz, peak } of notes) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(barLength(name));
          expect(hertz).toBeGreaterThan(30);
          expect(hertz).toBeLessThan(1500);
          expect(peak).toBeLessThanOrEqual(0.3);
        }
      }
  });

  it('is another one in each Region, and no two bars of eight are alike', () => {
    expect(new Set(THEMES.map((name) => JSON.stringify(bars(name)))).size).toBe(THEMES.length);
    for (const name of THEMES) {
      const first = bars(name)
        .slice(0, 8)
        .map((notes) => JSON.stringify(notes));
      expect(new Set(first).size).toBeGreaterThanOrEqual(6);
    }
  });

  it('is the same whenever it is played', () => {
    expect(barOf('outer', 5)).toEqual(barOf('outer', 5));
  });

  it('changes for everybody when somebody nears the Crown', () => {
    expect(themeFor(0, [0, 1, 0])).toBe('outer');
    expect(themeFor(1, [0, 1, 0])).toBe('middle');
    expect(themeFor(0, [0, 2])).toBe('inner');
    expect(themeFor(1, [1, 3])).toBe('crown');
    expect(themeFor(0, [])).toBe('outer');
  });
});
