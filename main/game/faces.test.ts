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
  it('say to whoever has a card no more that he must take it, and what came of that', () => {
    const hag = def('base/adventure/cursed_by_a_hag');
    const { text, held } = faceOf(hag, speechOf('en'));
    expect(text[0]).toBe('You must take this card.');
    expect(held).toEqual(text.slice(2));
    const german = faceOf(hag, speechOf('de'));
    expect(german.held).toEqual(german.text.slice(2));
    // What says nothing else, or nothing of that, says all that it says.
    expect(faceOf(def('base/adventure/bag_of_gold'), speechOf('en')).held).toBeUndefined();
    expect(faceOf(def('base/adventure/mule'), speechOf('en')).held).toBeUndefined();
  });

  it('speak the language that is asked for, and keep the grammar of their names', () => {
    const knight = def('base/space/black_knight');
    expect(faceOf(knight, speechOf('en'))).toMatchObject({
      name: 'Black Knight',
      type: 'Middle Region',
      text: ['Pay 1 gold or lose 1 life.'],
    });
    expect(faceOf(knight, speechOf('en')).entry).toBeUndefined();
    expect(faceOf(knight, speechOf('de'))).toMatchObject({
      name: 'Schwarzer Ritter',
      entry: 'der Schwarz~ Ritter(s)',
      type: 'Mittlere Region',
      text: ['Zahle 1 Gold oder verliere 1 Leben.'],
    });
    expect(faceOf(def('base/character/wizard'), speechOf('de')).character?.abilities.map(({ text }) => text)).toContain(
      'Immer wenn du deinen letzten Zauber wirkst, erhalte 1 Zauber.',
    );
  });

  it('tell of the rules of the game that they lie in', () => {
    const text = (id: string, rules: Readonly<Record<string, string | boolean>>, language = 'en'): string =>
      faceOf(def(id), speechOf(language), rules).text.join(' ');
    const crown = 'base/space/crown_of_command';
    expect(text(crown, {})).toContain('on 4 or more, every other character loses 1 life');
    expect(text(crown, { commandSpell: 'byPlayers' })).toContain('on 3 or more with five players');
    expect(text(crown, { commandSpell: 'always' })).not.toContain('roll');
    expect(text('base/ending/crown_of_command', { suddenDeath: true })).toBe(
      'Be the first to come here to win the game.',
    );
    expect(text('base/ending/crown_of_command', { suddenDeath: true, kingOfTheHill: true }, 'de')).toContain('ab 4');
    expect(text('base/space/valley_of_fire', { meetOnValley: true })).toContain(
      'You may encounter other characters here.',
    );
    expect(text('base/space/portal_of_power', {})).toContain('Your turn then ends.');
    expect(text('base/space/portal_of_power', { portalFailed: 'moveEnds' })).toContain(
      'otherwise, lose 1 point of it and encounter this space',
    );
  });

  it('speak English where there is no such language', () => {
    expect(faceOf(def('base/adventure/ogre'), speechOf('xx')).name).toBe('Ogre');
  });
});

it('whoever begins where he likes has no start space on his card', () => {
  const nomad = definitionsOf(['base', 'firelands']).find((one) => one.id === 'firelands/character/nomad');
  expect(nomad && faceOf(nomad, speechOf('en')).character).toMatchObject({ strength: 3, fate: 3 });
  expect(nomad && faceOf(nomad, speechOf('en')).character?.start).toBeUndefined();
  expect(faceOf(def('base/character/wizard'), speechOf('en')).character?.start).toBe('base/space/graveyard');
});
