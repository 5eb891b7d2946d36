import { describe, expect, it } from 'vitest';
import faces from '../../fixtures/faces.json';
import { drawingOf } from './index';

describe('what is drawn by hand', () => {
  it('is the face of every character of the base game, each another one', () => {
    const characters = faces.filter(({ kind }) => kind === 'character');
    const drawn = characters.map(({ id }) => JSON.stringify(drawingOf(id, 'character')));
    expect(drawn).toHaveLength(14);
    expect(new Set(drawn).size).toBe(14);
  });

  it('is what the table talks about, and nothing by accident', () => {
    for (const id of [
      'adventure/dragon',
      'adventure/demon',
      'adventure/holy_grail',
      'adventure/runesword',
      'talisman/talisman',
      'space/sentinel',
      'space/city',
    ])
      expect(drawingOf(`base/${id}`, undefined), id).toBeDefined();
    expect(drawingOf('base/adventure/goblin', 'enemy')).toBeUndefined();
    expect(drawingOf('base/adventure/constructor', 'enemy')).toBeUndefined();
    // A Troll that somebody meets is not the character.
    expect(drawingOf('any/enemy/troll', 'enemy')).toBeUndefined();
  });

  it('keeps to its square, but for what sticks out of it', () => {
    for (const id of ['base/character/wizard', 'base/space/castle', 'base/adventure/dragon']) {
      const layers = drawingOf(id, id.includes('character') ? 'character' : 'space') ?? [];
      const numbers = layers.flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(130);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});
