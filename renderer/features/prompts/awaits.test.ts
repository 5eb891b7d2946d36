import { describe, expect, it } from 'vitest';
import type { CardView, Face, SpaceView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import faces from '../../fixtures/faces.json';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { awaiting } from './awaits';

const known = new Map((faces as readonly Face[]).map((face) => [face.id, face]));
const at = {
  words: en,
  face: (def: DefId): Face | undefined => known.get(def),
  name: (def: DefId): string => known.get(def)?.name ?? def,
};
const told = (space: string, there: Partial<SpaceView> = {}): readonly string[] =>
  awaiting(`base/space/${space}`, { id: `base/space/${space}`, cards: [], gold: 0, ...there }, at).map(
    ({ text, stats = [] }) => [text, ...stats.map(({ what, n }) => `${what} ${n}`)].join(' '),
  );

describe('what waits at the end of a way', () => {
  it('is an Enemy with what it fights with, and no card is drawn where one lies', () => {
    expect(told('fields_ne', { cards: [{ id: 'c1', def: 'base/adventure/ogre' }] })).toEqual(['Ogre strength 5']);
  });

  it('is what is drawn, as many as are missing', () => {
    expect(told('fields_ne')).toEqual(['Draw 1 card']);
    expect(told('ruins', { cards: [{ id: 'c1', def: 'base/adventure/ogre' }] })).toEqual([
      'Ogre strength 5',
      'Draw 1 card',
    ]);
    expect(told('desert_se')).toEqual(['Lose 1 life', 'Draw 1 card']);
  });

  it('is what lies there and works on whoever stays', () => {
    expect(told('fields_ne', { tokens: { fireland: 1 } })).toEqual(['Fireland token', 'Draw 1 card']);
  });

  it('is what the space asks, or whom one can visit there', () => {
    expect(told('tavern')).toEqual(['Roll 1 die']);
    expect(told('black_knight', { gold: 2 })).toEqual(['2 gold', 'Pay 1 gold or lose 1 life']);
    expect(told('city')).toEqual(['Doctor, Alchemist and Enchantress']);
  });

  // D Encountering Dragon Scales
  it('is what is met there in place of the space, or may be', () => {
    const ogre: Partial<SpaceView> = { cards: [{ id: 'c1', def: 'base/adventure/ogre' }] };
    const wolf: CardView = { id: 'c2', def: 'base/adventure/wolf' };
    const stands = (instead?: 'may' | 'must'): Partial<SpaceView> => ({
      figures: [{ ...wolf, ...(instead === undefined ? {} : { instead }) }],
    });
    const name = at.name(wolf.def);
    expect(told('city', stands('must'))).toEqual([`${name} in place of the space`]);
    expect(told('fields_ne', { ...ogre, ...stands('must') })).toEqual([
      `${name} in place of the space`,
      'Ogre strength 5',
    ]);
    expect(told('city', stands('may'))).toEqual(['Doctor, Alchemist and Enchantress', `or ${name}`]);
    expect(told('fields_ne', stands('may'))).toEqual(['Draw 1 card', `or ${name}`]);
    expect(told('city', stands())).toEqual(['Doctor, Alchemist and Enchantress']);
  });

  it('is what the space asks of whoever comes, where it asks something else of others', () => {
    const chapel = (mine: 'good' | 'neutral' | 'evil'): readonly string[] =>
      awaiting('base/space/chapel', undefined, { ...at, mine }).map(({ text }) => text);
    expect(chapel('good')).toEqual(['Heal lives up to your life value', 'Pray']);
    expect(chapel('neutral')).toEqual(['You may heal lives, up to your life value, for 1 gold each']);
    expect(chapel('evil')).toEqual(['Lose 1 life']);
    const nothing = { own: { good: { text: [], asks: { deeds: [] } } } };
    const face = (def: DefId): Face | undefined => {
      const known = at.face(def);
      return known && { ...known, ...nothing };
    };
    expect(awaiting('base/space/chapel', undefined, { ...at, face, mine: 'good' })).toEqual([]);
  });

  it('is what a shop sells, and what there is to choose from', () => {
    const of = (asks: Face['asks'], words: typeof en = en): readonly string[] => {
      const face: Face = {
        id: 'city/space/shop',
        kind: 'space',
        name: 'Shop',
        type: '',
        text: ['Buy any of these.', 'Your move ends here.'],
        ...(asks === undefined ? {} : { asks }),
        keywords: [],
      };
      return awaiting('city/space/shop', undefined, { words, name: String, face: () => face }).map((one) => one.text);
    };
    expect(of({ things: ['Riding Horse', 'Mule', 'Horse and Cart', 'Warhorse'] })).toEqual([
      'Riding Horse, Mule, Horse and Cart and Warhorse',
    ]);
    const wares = ['Schriftrolle', 'Seelenkristall', 'Spiegelschild', 'Kristallzepter', 'Zauberring', 'Zauberbuch'];
    expect(of({ things: wares }, de)).toEqual(['Schriftrolle, Seelenkristall, Spiegelschild, Kristallzepter …']);
    expect(of({ deeds: ['Heal 1 life', 'Gain 1 Spell'] })).toEqual(['Heal 1 life', 'Gain 1 Spell']);
    expect(of({ deeds: ['Pay 1 gold or lose 1 life', `Do ${'this and '.repeat(8)}that`] })).toEqual([
      'Pay 1 gold or lose 1 life',
    ]);
    expect(of(undefined)).toEqual([]);
  });
});
