import { describe, expect, it } from 'vitest';
import { ribbonOf, TAIL } from './ribbon';

describe('a ribbon', () => {
  it('bears a short name in one line, as large as any', () => {
    expect(ribbonOf('Hidden Valley')).toMatchObject({ lines: ['Hidden Valley'], scale: 1, rise: 0 });
  });

  it('parts a long name where the lines are most alike, and stays as large', () => {
    expect(ribbonOf('Verfluchte Lichtung')).toMatchObject({ lines: ['Verfluchte', 'Lichtung'], scale: 1 });
    expect(ribbonOf('Ebene der Gefahr').lines).toEqual(['Ebene der', 'Gefahr']);
    expect(ribbonOf('Ebene der Gefahr').rise).toBeGreaterThan(0);
  });

  it('parts a long word before the word that it ends with', () => {
    const { lines, scale } = ribbonOf('Hexenmeisterhöhle');
    expect(lines).toEqual(['Hexenmeister-', 'höhle']);
    expect(scale).toBeGreaterThan(0.95);
    expect(ribbonOf('Vampirturm').lines).toEqual(['Vampirturm']);
  });

  it('draws a single long word smaller, so that it covers no neighbour', () => {
    const { lines, half, scale } = ribbonOf('Wahrsagerinnenstube');
    expect(lines).toEqual(['Wahrsagerinnenstube']);
    expect((half + TAIL) * scale).toBeCloseTo(50);
  });

  it('leaves a name alone that has room', () => {
    expect(ribbonOf('Krone der Herrschaft', true)).toMatchObject({
      lines: ['Krone der Herrschaft'],
      scale: 1,
      rise: 0,
    });
  });
});
