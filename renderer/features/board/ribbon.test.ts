import { describe, expect, it } from 'vitest';
import { ribbonOf, roomOf, TAIL } from './ribbon';

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

  it('leaves a name alone that has room, and parts it where its neighbours would be covered', () => {
    expect(ribbonOf('Crown of Command', true)).toMatchObject({ lines: ['Crown of Command'], scale: 1, rise: 0 });
    expect(ribbonOf('Krone der Herrschaft', true)).toMatchObject({ lines: ['Krone der', 'Herrschaft'], scale: 1 });
  });

  it('stays in one line where the names beside it are short', () => {
    const at = (name: string, x: number, y = 0) => ({ name, x, y, scale: 1 });
    const tower = at("Vampire's Tower", 97);
    const short = [at('Mines', 0), tower, at('Runes', 187, 3), at('A very long name indeed', 97, 97)];
    expect(ribbonOf(tower.name).lines).toHaveLength(2);
    expect(ribbonOf(tower.name, false, 1, roomOf(tower, short))).toMatchObject({ lines: [tower.name], rise: 0 });
    const long = [at('Hidden Valley', 0), tower, at('Runes', 187, 3)];
    expect(ribbonOf(tower.name, false, 1, roomOf(tower, long)).lines).toHaveLength(2);
  });

  it('is larger where text is, as far as there is room, in two lines where that helps', () => {
    expect(ribbonOf('City', false, 2)).toMatchObject({ lines: ['City'], scale: 1.6 });
    expect(ribbonOf('Black Knight', false, 2)).toMatchObject({ lines: ['Black', 'Knight'], scale: 1.35 });
    for (const name of ['Graveyard', 'Crown of Command', 'Verfluchte Lichtung', 'Hexenmeisterhöhle', 'Desert']) {
      const { half, scale } = ribbonOf(name, name.startsWith('Crown'), 2);
      expect(scale).toBeGreaterThan(ribbonOf(name).scale * (name.length > 15 ? 0.99 : 1.15));
      expect((half + TAIL) * scale).toBeLessThanOrEqual(50.001);
    }
    expect(ribbonOf('Portal of Power', false, 2).lift).toBeGreaterThan(ribbonOf('Verfluchte Lichtung').lift);
  });
});
