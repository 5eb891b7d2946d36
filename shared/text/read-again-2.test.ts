// What read badly where strangers read cards: each on one card that says it so.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // how a card comes is nobody's deed
  ['frostmarch/adventure/bag_of_carrying', 'take this card, it is empty.', 'nimmst, ist sie leer.'],
  // a card that speaks of all the others need not name itself
  [
    'dungeon/treasure/bag_of_holding',
    'choose one of your other Objects outside it and put it into this card.',
    'einen deiner anderen Gegenstände wählen, der nicht darin liegt, und ihn hineinlegen.',
  ],
  // where Spells come from is not what they are cast on
  ['woodland/woodland/titanias_wand', 'You cannot cast Spells from this card', 'keine Zauber von dieser Karte wirken,'],
  // whichever was chosen is not the last of them
  [
    'city/city/black_market',
    'discard that card and you are thrown in Jail;',
    'lege jene Karte ab und komme ins Gefängnis;',
  ],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});
