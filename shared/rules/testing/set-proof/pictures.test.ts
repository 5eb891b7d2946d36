import { describe, expect, it } from 'vitest';
import { character, event, fight, object, space } from '../../dsl';
import { definitionsOf } from '../../../content/definitions';
import { declared } from '../../../content/declared';
import { looksOfNothing, picturesOf, picturesOfNothing } from './pictures';

const ours = { origin: 'ours' } as const;
const defs = [
  object('moor/adventure/peat_spade', ours),
  event('moor/adventure/mist', { ...ours, met: [fight({ strength: 3, name: 'will_o_wisp' })] }),
  space('moor/space/causeway', { ...ours, region: 'moor', terrain: 'causeway', grid: [0, 0], links: [], draw: 1 }),
];

describe('the pictures of a set', () => {
  it('are right when each is of something that is there', () => {
    const pictures = {
      things: { peat_spade: 'spade', causeway: 'stone-path' },
      creatures: { will_o_wisp: 'flame' },
      terrains: { causeway: 'reed' },
    };
    expect(picturesOfNothing('moor', pictures, defs)).toEqual([]);
  });
  it('tell what to take out where one is of nothing in the set', () => {
    const pictures = { things: { scythe: 'scythe' }, creatures: { peat_spade: 'spade' }, terrains: { mist: 'fog' } };
    expect(picturesOfNothing('moor', pictures, defs)).toEqual([
      'scythe of things is a picture of nothing: take it out of shared/content/moor/icons.json',
      'peat_spade of creatures is a picture of nothing: take it out of shared/content/moor/icons.json',
      'mist of terrains is a picture of nothing: take it out of shared/content/moor/icons.json',
    ]);
  });
  // What two sets have in common belongs to neither, and so no set proves it.
  it('of what sets have in common are of something that one of them brings', () => {
    const all = definitionsOf(declared.sets.map(({ set }) => set));
    const shared = all.filter(({ id }) => id.startsWith('common/'));
    expect(picturesOfNothing('common', picturesOf('common'), shared)).toEqual([]);
  });
});

describe('the looks of a set', () => {
  const more = [...defs, character('moor/character/peat_witch', { ...ours, title: { en: 'x', de: 'x' } } as never)];
  it('are right when each is of something that is there', () => {
    const found = {
      regions: { moor: 'bog' },
      spaces: { causeway: { terrain: 'bog' } },
      portraits: { peat_witch: 'witch' },
    };
    expect(looksOfNothing('moor', found, more)).toEqual([]);
  });
  it('tell what to take out where one is of nothing in the set', () => {
    const found = {
      regions: { fen: 'bog' },
      spaces: { mist: {} },
      lords: { eel: {} },
      portraits: { causeway: 'witch' },
    };
    expect(looksOfNothing('moor', found, more)).toEqual(
      ['fen of regions', 'mist of spaces', 'eel of lords', 'causeway of portraits'].map(
        (what) => `${what} is the look of nothing: take it out of shared/content/moor/looks.json`,
      ),
    );
  });
});
