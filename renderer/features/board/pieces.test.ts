// A table with all that only expansions bring, as it is drawn and as it is read aloud.
import { describe, expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { expansions } from '../../fixtures/expansions';
import { en } from '../../words/en';
import { traitsOf } from '../cards/traits';
import { BARE as REST } from '../../timeline/overlay';
import { crowdsOf, faceAt, lyingOn, marksOf } from './pieces';
import { sayer } from './spoken';

const faces = new Map((expansions.faces ?? []).map((face) => [face.id, face]));
const face = (id: DefId | undefined): Face | undefined => (id === undefined ? undefined : faces.get(id));
const shell = { words: en, language: 'en', face, name: (id: DefId) => face(id)?.name ?? id } as unknown as Shell;
const { view } = expansions;
const lying = lyingOn(view, REST);
const crowds = crowdsOf(shell, view, lying, REST);
const marks = marksOf(view);
const say = sayer(shell, {
  lying,
  crowds,
  marks,
  reach: new Map(),
  from: undefined,
  ending: { how: 'printed', def: 'base/ending/crown_of_command' },
  which: new Map(),
});

describe('a space', () => {
  it('that a card goes from is another one, and every other stays the same: only that one is drawn anew', () => {
    const from = view.spaces.find(({ cards }) => cards.length > 0);
    const card = from?.cards[0];
    if (from === undefined || card === undefined) throw new Error('no card lies anywhere');
    const after = lyingOn(view, { ...REST, gone: new Set([card.id]) });
    expect(after.get(from.id)?.cards).not.toContain(card);
    expect(view.spaces.filter((space) => after.get(space.id) !== space)).toEqual([from]);
  });

  it('has the face of what lies over it, and says so', () => {
    expect(faceAt(shell, lying, 'base/space/fields_ne')?.name).toBe('Crater');
    expect(say('base/space/fields_ne')).toBe('Fields. Outer Region. Crater lies over the Fields');
    expect(say('base/space/castle')).toContain('Terrain lies over the Castle');
  });

  it('has figures that belong to nobody among those who stand there', () => {
    expect(crowds.get('base/space/forest')).toMatchObject([{ def: 'blood-moon/figure/werewolf', other: false }]);
    expect(crowds.get('base/space/forest')?.[0]).not.toHaveProperty('place');
    expect(say('base/space/forest')).toMatch(/Here stands: Werewolf$/);
  });

  it("has the scale of a Lord lying there, which stands in no one's way and is told like the rest", () => {
    expect(crowds.get('base/space/village')).toMatchObject([{ lord: 'varthrax' }]);
    expect(say('base/space/village')).toMatch(/Here stands: Scale of Varthrax$/);
  });

  it('tells how many cards lie facedown, and of its counters', () => {
    expect(say('base/space/ruins')).toContain('2 cards facedown. 2 gold');
    expect(say('base/space/plains_sw')).toContain('Fireland token 2');
  });

  it('carries the flag of who marked it', () => {
    expect(marks.get('base/space/graveyard')).toMatchObject([{ place: 1 }]);
    expect(say('base/space/graveyard')).toMatch(/The mark of Wizard$/);
  });

  it('lies on a board with a name', () => {
    expect(say('dungeon/space/pillared_hall')).toBe('Pillared Hall. Dungeon. Here stands: Dwarf');
  });
});

describe('a character', () => {
  it('in another body looks like it', () => {
    const [wizard] = crowds.get('base/space/woods_n') ?? [];
    expect(wizard).toMatchObject({ def: 'base/character/wizard', other: true, place: 1 });
  });
  it('and a figure are shown where they are on their way to', () => {
    const moved = crowdsOf(shell, view, lying, { ...REST, at: { c1: 'base/space/city' } });
    expect(moved.get('base/space/city')).toMatchObject([{ def: 'blood-moon/figure/werewolf' }]);
    expect(moved.get('base/space/forest')).toBeUndefined();
  });
});

describe('a card', () => {
  const held = view.seats.flatMap(({ hero }) => hero?.held ?? []);
  const card = (name: string) =>
    [...view.table, ...held].find(({ def }) => def.endsWith(`/${name}`)) ?? { id: 'c0' as const, def: '' };
  it('tells which side is up, what lies on it, and its counters', () => {
    expect(traitsOf(shell, card('time_card'))).toEqual(['Night side up']);
    expect(traitsOf(shell, card('genie'))).toEqual(['With it: Alchemy and Preservation']);
    expect(traitsOf(shell, card('varthrax'))).toEqual(['Crown 1', 'With it: Scale of Varthrax']);
    const undead = { kind: 'enemy', subtype: 'undead', strength: 3, encounter: 2 } as const;
    expect(traitsOf(shell, { id: 'c0', def: 'base/adventure/healer', counts: undead })).toEqual([
      'Counts as: Enemy - Undead',
      'Strength 3',
      'Encounter number 2',
    ]);
    expect(traitsOf(shell, { id: 'c0', def: '', magic: true, carriesHidden: 2 })).toEqual([
      'Magic by now',
      '2 Spells, facedown',
    ]);
  });
});
