import { expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { en } from '../../words/en';
import { briefOf } from './brief';

const brief = (def: string): string =>
  briefOf(
    (faces as readonly Face[]).find(({ id }) => id === def),
    en.card,
  );

it('a card on the table says what it does and not what kind it is', () => {
  expect(brief('base/purchase/sword')).toBe('+1 Strength in battle');
  expect(brief('base/adventure/holy_grail')).toBe('+1 Craft');
  expect(brief('base/adventure/mule')).toBe('You may carry 4 more Objects');
  expect(brief('base/purchase/helmet')).toBe('Saves a life on 6');
  expect(brief('base/purchase/armour')).toBe('Saves a life on 4–6');
  expect(brief('base/spell/counterspell')).toBe('Cancel that Spell');
  expect(briefOf({ text: [], type: 'Object' }, en.card)).toBe('Object');
  expect(briefOf(undefined, en.card)).toBe('');
});
