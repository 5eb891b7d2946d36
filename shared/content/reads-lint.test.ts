// What spaces read is somebody's text: a static `reads` names a Terrain that has one.
import { expect, it } from 'vitest';
import { readsInVain } from '../rules/testing/silent-reads';
import { terrain } from './probe/11-terrain';
import { shardsOfTheOldWorld as shards } from './probe/56-shards';

const desert = terrain('desert', { draw: 1 });
const found = (...defs: Parameters<typeof readsInVain>[1]): readonly string[] => readsInVain(shards, defs);

it('refuses what is no Terrain, what says nothing and what speaks by abilities alone', () => {
  expect(found(desert)).toEqual([]);
  expect(found()).toEqual(['no space reads as probe/terrain/desert, which is no Terrain of the game: name one']);
  expect(found(terrain('desert', {}))).toEqual([
    'probe/terrain/desert says nothing that a space could read: give it draw, arrive or visit',
  ]);
  expect(found(terrain('desert', { draw: 1, abilities: [{ id: 'x' }] }))).toEqual([
    'abilities of probe/terrain/desert speak only where it lies: let spaces read one without abilities',
  ]);
});
