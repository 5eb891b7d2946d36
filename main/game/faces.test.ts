import { describe, expect, it } from 'vitest';
import type { Def } from '../../shared/rules/vocab/definition';
import { definitionsOf } from '../../shared/content/definitions';
import { faceOf } from './faces';
import { speechOf } from './names';

const def = (id: string): Def => {
  const found = definitionsOf(['base']).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('faces', () => {
  it('speak the language that is asked for, and keep the grammar of their names', () => {
    const knight = def('base/space/black_knight');
    expect(faceOf(knight, speechOf('en'))).toMatchObject({ name: 'Black Knight', type: 'Middle Region', text: ['Pay 1 gold or lose 1 life.'] });
    expect(faceOf(knight, speechOf('en')).entry).toBeUndefined();
    expect(faceOf(knight, speechOf('de'))).toMatchObject({ name: 'Schwarzer Ritter', entry: 'der Schwarz~ Ritter(s)', type: 'Mittlere Region', text: ['Zahle 1 Gold oder verliere 1 Leben.'] });
    expect(faceOf(def('base/character/wizard'), speechOf('de')).character?.abilities.map(({ text }) => text)).toContain('Immer wenn du deinen letzten Zauber wirkst, erhalte 1 Zauber.');
  });

  it('speak English where there is no such language', () => {
    expect(faceOf(def('base/adventure/ogre'), speechOf('xx')).name).toBe('Ogre');
  });
});
