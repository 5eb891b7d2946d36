import { expect, it } from 'vitest';
import { facesOf } from './dice';

it('every die counts once, one that is rolled again by its new face', () => {
  expect(
    facesOf([
      { t: 'rolled', for: 'movement', dice: [6] },
      { t: 'rolled', for: 'attack', dice: [1, 6] },
      { t: 'rolled', for: 'attack', dice: [1, 2], again: 1 },
      { t: 'shuffled', deck: 'spell' },
    ]),
  ).toEqual([1, 1, 0, 0, 0, 2]);
});
