// Texts of this set that were wrong or unclear once, and how they read, in both languages.
import { expect, it } from 'vitest';
import { english, german } from '../../text';
import { textsOf } from '../../rules/testing/texts-of';

const text = textsOf('city');

it.each([
  ['character/spy', 'and teleport to his space. If you do, you cannot encounter him until the end of the turn.'],
  ['potion/renewal_potion', 'discard this card, discard any number of your Spells and gain as many others.'],
  ['space/jail', 'Whenever you end a move in Jail during your turn, end your turn.'],
  ['armoury/battle_axe', 'Your opponent cannot use Armour against this Weapon.'],
  ['armoury/bow', 'add the result to your attack score. If you do, pay 1 gold or discard it.'],
  ['city/jailer', 'you may have him thrown in Jail.'],
  ['city/pied_piper', 'every Enemy on a space that it leaves goes on with it.'],
  ['city/spendthrift', 'You may take up to 2 gold from this card.'],
  ['city/trophy_hunter', 'Add 1 to your attack rolls if you have the Wanted card for your opponent.'],
  ['wanted-poster/wanted_animal', 'At the City Gate, you may do the same without having this card.'],
  ['space/city_gate', 'beside the board until 3 lie there.'],
  ['character/elementalist', '+4 Strength if you are attuned to Strength. +4 Craft if you are attuned to Craft.'],
  ['character/elementalist', 'you may change whether you are attuned to Strength or to Craft.'],
  ['ending/assassins_guild', 'If there are at least 4 contract tokens on the Contracts, win the game.'],
  [
    'potion/invisibility_potion',
    'you may discard this card; then you may evade creatures and characters until the end of the turn.',
  ],
  [
    'city/racketeer',
    'discard this card: take any card of the Armoury, Magic Emporium or Stables deck free; take one of these',
  ],
])('%s in English', (id, wanted) => {
  expect(text(id, english)).toContain(wanted);
});

it.each([
  [
    'character/spy',
    'und dich zu seinem Feld teleportieren. Wenn du es tust, darfst du ihm bis zum Ende des Zugs nicht begegnen.',
  ],
  ['armoury/battle_axe', 'Dein Gegner darf gegen diese Waffe keine Rüstungen benutzen.'],
  ['city/jailer', 'kommt er auf deinen Wunsch ins Gefängnis.'],
  ['city/pied_piper', 'jeder Feind auf einem Feld, das sie verlässt, zieht mit.'],
  ['city/city_watch', 'Immer wenn du von dieser Karte besiegt wirst, komme ins Gefängnis'],
  [
    'pet/wart',
    'Immer wenn du einem anderen Charakter begegnest, der dir nicht ausweicht, wirft dieser Charakter 1 Würfel',
  ],
  ['character/elementalist', '+4 Stärke, wenn du auf Stärke eingestimmt bist. +4 Talent, wenn du auf Talent'],
  ['character/elementalist', 'wechseln, ob du auf Stärke oder auf Talent eingestimmt bist.'],
  ['ending/assassins_guild', 'Wenn auf den Erfüllten Aufträgen mindestens 4 Vertragsmarken liegen'],
])('%s in German', (id, wanted) => {
  expect(text(id, german)).toContain(wanted);
});
