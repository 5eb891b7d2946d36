// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('dragon');

it.each([
  ['character/dragon_priestess', 'you may discard one of your Followers, Objects or Spells; then remove any Dragon'],
  ['rule/dragon_tokens', 'choose a Draconic Lord card beside the board at random;'],
  ['varthrax/swordscale_dragon', 'When you kill it, you may take a Sword free.'],
])('%s in English', (id, wanted) => {
  expect(text(id, english)).toContain(wanted);
});

it.each([
  ['character/dragon_priestess', 'einen deiner Gefährten, Gegenstände oder Zauber ablegen; dann nimm einen'],
  ['token/scale_of_grilipus', 'wenn Grilipus der Drachenkönig ist und diese Karte am Portal der Macht liegt.'],
  ['rule/dragon_tokens', 'wähle zufällig eine Drachenfürstenkarte neben dem Spielplan;'],
  ['varthrax/swordscale_dragon', 'Wenn du diese Karte tötest, darfst du ein Schwert umsonst nehmen.'],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
