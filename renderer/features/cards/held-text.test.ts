import { expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { en } from '../../words/en';
import { heldText, mightOf } from './brief';

const faceOf = (def: string): Face | undefined => (faces as readonly Face[]).find(({ id }) => id === def);

it('what somebody has tells no more that he must take it', () => {
  expect(heldText(faceOf('base/adventure/cursed_by_a_hag'))).toEqual(faceOf('base/adventure/cursed_by_a_hag')?.held);
  expect(heldText(faceOf('base/adventure/cursed_by_a_hag'))).not.toContain('You must take this card.');
  // What says nothing else says that.
  expect(heldText(faceOf('base/adventure/bag_of_gold'))).toHaveLength(1);
});

it('an Enemy that follows says how strong it is', () => {
  expect(mightOf(faceOf('base/adventure/lion'), en.card)).toEqual(['Strength 3']);
  expect(mightOf(faceOf('base/adventure/mule'), en.card)).toEqual([]);
});
