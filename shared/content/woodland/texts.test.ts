// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('woodland');

it.each([
  ['rule/twisting_paths', 'Whenever a character lands in the Woodland Region, if he does not have a Path card'],
  ['ending/war_of_seasons', 'If there is no fate on this card'],
  ['woodland/faerie_market', 'to the character to his right (no card that was just given).'],
  ['woodland/wise_willow', 'put the top card of the Adventure deck at its bottom'],
  [
    'woodland/mask_of_the_moon',
    'Once per turn, at any time, you may turn 1 light fate to the dark side, if you are lightbound, or',
  ],
  [
    'woodland/oberons_gate',
    'you may have the character to your left choose any space outside the Inner Region; then teleport',
  ],
])('%s in English', (id, wanted) => {
  expect(text(id, english)).toContain(wanted);
});

it.each([
  ['ending/war_of_seasons', 'dann legt jeder Charakter sein ganzes Schicksal auf diese Karte'],
  ['woodland/faerie_market', 'Jeder Charakter gibt dem Charakter zu seiner Rechten einen seiner Gegenstände'],
  ['woodland/pool_of_fortitude', 'lege 2 Stärke und 2 Leben auf sie.'],
  ['woodland/lucky_charm', 'Bevor du würfelst, darfst du das Ergebnis eines Würfels ohne Wurf bestimmen'],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
