// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('sacred-pool');

it.each([
  [
    'character/chivalric_knight',
    'in this fight, the next time another character kills an Enemy in battle, draw 1 Quest Reward card.',
  ],
  ['adventure/avatar_of_justice', 'If you are good or evil, become neutral.'],
])('%s in English', (id, wanted) => {
  expect(text(id, english)).toContain(wanted);
});

it.each([
  [
    'character/chivalric_knight',
    'in diesem Kampf gilt: Das nächste Mal, wenn ein anderer Charakter im Kampf einen Feind tötet, ziehe 1 Belohnungskarte.',
  ],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
