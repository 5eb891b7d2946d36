import { describe, expect, it } from 'vitest';
import { lintBox } from './box';
import { enemy, object } from '../../dsl';
import type { SetDef } from '../../vocab/set';

const moor: SetDef = {
  set: 'moor',
  name: { en: 'The Moor', de: 'Das Moor' },
  line: { en: 'Mist and peat.', de: 'Nebel und Torf.' },
  order: 900,
  kind: 'small',
  released: true,
  box: { adventure: 3 },
};
const wolf = enemy('moor/adventure/bog_wolf', { origin: 'ours', subtype: 'animal', strength: 3, copies: 2 });
const spade = object('moor/adventure/peat_spade', { origin: 'ours' });

describe('the box of a set', () => {
  it('is right when it holds what it says, each copy counted', () => {
    expect(lintBox(moor, [wolf, spade])).toEqual([]);
  });
  it('tells of a card that is missing, once the set is released', () => {
    expect(lintBox(moor, [wolf])).toEqual(['its box holds 3 of adventure, and there are 2']);
    expect(lintBox({ ...moor, released: false }, [wolf])).toEqual([]);
  });
  it('tells of a card too many also while the set is being built', () => {
    expect(lintBox({ ...moor, released: false }, [wolf, wolf])).toEqual([
      'its box holds 3 of adventure, and there are 4',
    ]);
  });
  it('must be told before the set is released', () => {
    const { box, ...without } = moor;
    expect(box).toBeDefined();
    expect(lintBox(without, [])).toEqual(['it does not say how many cards are in its box']);
  });
});
