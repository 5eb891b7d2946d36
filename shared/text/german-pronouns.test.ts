// "Er", "sie", "es": what is done with a card that was named before a condition goes by its noun.
import { expect, it } from 'vitest';
import { textsOf } from '../rules/testing/texts-of';
import { german } from './index';

it.each([
  ['woodland', 'character/scout', 'darfst du 1 Schleichwegmarke auf ihn legen.'],
  // A Spirit is "er" and an Elemental "es": the card is "sie".
  ['firelands', 'adventure/brass_bottle', 'darfst du sie auf diese Karte legen.'],
])('%s/%s', (set, id, wanted) => {
  expect(textsOf(set)(id, german)).toContain(wanted);
});
