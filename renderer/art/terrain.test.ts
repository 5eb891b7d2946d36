import { describe, expect, it } from 'vitest';
import { looks } from './looks';
import { groundOf, isTerrain, lookOf, MARKS } from './terrain';

describe('how a space looks', () => {
  it('is the same for all of one name', () => {
    for (const n of [1, 6]) expect(lookOf(`highland/space/cliff_${n}`, undefined).terrain).toBe('mountain');
    expect(lookOf('highland/space/precipice_2', undefined).marks).toEqual(['lost']);
  });

  it('is its own where only the ends of the names differ', () => {
    expect(lookOf('base/space/desert_se', undefined).terrain).toBe('desert');
    expect(lookOf('base/space/runes_w', undefined).terrain).toBe('runes');
  });

  it('is that of its place in the forest', () => {
    expect(groundOf('woodland')).toBe('forest');
    for (const n of [1, 3]) expect(lookOf(`woodland/space/bog_${n}`, undefined).terrain).toBe('bog');
    expect(lookOf('woodland/space/glade_2', undefined).terrain).toBe('oasis');
  });

  it('is that of the mountains in the Highland', () => {
    expect(groundOf('highland')).toBe('mountain');
  });

  it('is said by each set in words that there are', () => {
    const wrong = [...looks].flatMap(([set, { spaces = {}, regions = {} }]) =>
      [
        ...Object.entries(regions).filter(([, terrain = '']) => !isTerrain(terrain)),
        ...Object.entries(spaces).filter(
          ([, look]) => !isTerrain(look?.terrain ?? '') || look?.marks?.some((mark) => !MARKS.includes(mark)),
        ),
      ].map(([name]) => `${name} in shared/content/${set}/looks.json`),
    );
    expect(wrong).toEqual([]);
  });

  it('is that of its own set', () => {
    expect(lookOf('base/space/crags', undefined).marks).toEqual(['die']);
    expect(lookOf('moor/space/crags', undefined).marks).toEqual([]);
  });
});
