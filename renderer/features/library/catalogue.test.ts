import { describe, expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import { expansions } from '../../fixtures/expansions';
import faces from '../../fixtures/faces.json';
import { midGame } from '../../fixtures/views';
import { cardsOf, forSale, found, kindsOf, whereIs } from './catalogue';

const cards = cardsOf(faces as unknown as readonly Face[]);
const names = (words: string, kind = '') => found(cards, words, kind).map(({ name }) => name);

describe('the index of cards', () => {
  it('has every card and character, and no space', () => {
    expect(cards.some(({ kind }) => kind === 'space')).toBe(false);
    expect(names('')).toHaveLength(cards.length);
    expect(names('warrior')[0]).toBe('Warrior');
  });

  it('finds by name, by kind and by what a card says, whatever the case, names first', () => {
    expect(names('DRAGON')[0]).toBe('Dragon');
    expect(names('enemy dragon')).toContain('Dragon');
    expect(names('storm river')).toContain('Poltergeist');
    expect(names('', 'spell').length).toBeGreaterThan(10);
    expect(names('sword', 'enemy')).not.toContain('Sword');
    expect(names('zzz')).toEqual([]);
  });

  it('has its kinds in the order of a game, and tells a card that is for sale from its twin in the deck', () => {
    expect(kindsOf(cards).slice(0, 4)).toEqual(['enemy', 'event', 'stranger', 'place']);
    expect(new Set(kindsOf(cards)).size).toBe(kindsOf(cards).length);
    const armour = cards.filter(({ name }) => name === 'Armour');
    expect(armour.map((face) => [face.id, forSale(cards, face)])).toEqual([
      ['base/adventure/armour', false],
      ['base/purchase/armour', true],
    ]);
  });

  it('knows who holds a card, where one lies and who keeps it as a trophy', () => {
    const view = midGame();
    expect(whereIs('base/purchase/sword', view).holders.map(({ name }) => name)).toEqual(['Mira']);
    expect(whereIs('base/adventure/ogre', view).spaces).toEqual(['base/space/fields_ne']);
    expect(whereIs('base/adventure/goblin', view).trophies.map(({ name }) => name)).toEqual(['Mira']);
    expect(whereIs('base/adventure/angel', view)).toEqual({
      holders: [],
      trophies: [],
      spaces: [],
      beside: false,
      discarded: 0,
    });
  });

  it('knows of cards beside the board, over a space, standing on one and lying on another card', () => {
    const { view } = expansions;
    expect(whereIs('blood-moon/time/time_card', view).beside).toBe(true);
    expect(whereIs('probe/terrain/crater', view).spaces).toEqual(['base/space/fields_ne']);
    expect(whereIs('blood-moon/figure/werewolf', view).spaces).toEqual(['base/space/forest']);
    expect(whereIs('base/spell/alchemy', view).holders.map(({ name }) => name)).toEqual(['Mira']);
  });
});
