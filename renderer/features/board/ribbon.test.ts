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

  it('draws a single long word smaller, so that it covers no neighbour', () => {
    const { lines, half, scale } = ribbonOf('Hexenmeisterhöhle');
    expect(lines).toEqual(['Hexenmeisterhöhle']);
    expect((half + TAIL) * scale).toBeCloseTo(50);
  });

  it('leaves a name alone that has room', () => {
    expect(ribbonOf('Krone der Herrschaft', true)).toMatchObject({ lines: ['Krone der Herrschaft'], scale: 1, rise: 0 });
  });
});
