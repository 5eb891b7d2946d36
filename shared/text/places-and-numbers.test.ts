// Where a card is carried out, and numbers that are twice another: each as it is said on its card.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // "when you carry out this card" does not say when that is
  [
    'woodland/path/mages_path',
    'At the Meeting with Destiny, fight Queen Mab in battle (Strength twice your Craft). If you win,',
    'Beim Treffen mit dem Schicksal kämpfe gegen Königin Mab, deren Stärke doppelt so hoch wie dein Talent ist. Wenn',
  ],
  [
    'woodland/path/runebound_path',
    'At the Meeting with Destiny, every character discards all his Spells.',
    'Beim Treffen mit dem Schicksal legt jeder Charakter alle seine Zauber ab.',
  ],
  [
    'woodland/path/path_of_the_seelie',
    'fight Oberon in battle, with Strength equal to 7 plus your light fate.',
    'kämpfe gegen Oberon, dessen Stärke 7 plus dein helles Schicksal beträgt.',
  ],
  [
    'city/wanted-poster/wanted_animal',
    'At the City Gate, you may do the same without having this card.',
    'Am Stadttor darfst du dasselbe tun, ohne diese Karte zu haben.',
  ],
  ['city/space/gaming_house', '6 \u2013 gain twice that much gold.', '6 \u2013 erhalte doppelt so viel Gold.'],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});
