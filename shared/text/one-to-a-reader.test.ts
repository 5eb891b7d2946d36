// What is several effects and one thing to a reader: many shops, three Lords, two numbers, a price at the end.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // one card of many shops
  [
    'city/city/trading_day',
    'may buy one of these: Sword, Helmet, Water Bottle (1 gold each),',
    'darf eines hiervon kaufen: Schwert, Helm, Wasserflasche (je 1 Gold),',
  ],
  [
    'city/city/trading_day',
    'the top card of the Pet deck (3 gold), the top card of the Wanted Poster deck (1 gold).',
    'die oberste Karte des Haustierstapels (3 Gold), die oberste Karte des Steckbriefstapels (1 Gold).',
  ],
  // the same for each of the Lords
  [
    'dragon/cadorus/dragon_amulet',
    'For each scale you have, add the number of creatures of the other Lords in the fight to your attack score',
    'für jede Schuppe, die du hast, die Zahl der Kreaturen der anderen Fürsten in diesem Kampf zu deinem Angriffswert',
  ],
  [
    'dragon/varthrax/dragon_talon',
    'For each scale you have, add the number of creatures of its Lord in the fight',
    'für jede Schuppe, die du hast, die Zahl der Kreaturen ihres Fürsten in diesem Kampf',
  ],
  [
    'dragon/grilipus/cave_of_bones',
    'If it is a scale of the Dragon King, you may take it; otherwise, carry it out.',
    'Wenn sie eine Schuppe des Drachenkönigs ist, darfst du sie nehmen; sonst führe sie aus.',
  ],
  // what is had, and what lies on a space
  [
    'dragon/token/scale_of_cadorus',
    'to your attack score against a creature if you have this card.',
    'zu deinem Angriffswert, wenn du diese Karte hast.',
  ],
  [
    'dragon/token/scale_of_cadorus',
    'a character there; if Cadorus is the Dragon King, you must.',
    'eines Charakters dort begegnen; wenn Cadorus der Drachenkönig ist, musst du es.',
  ],
  // two ways that differ in a number
  [
    'frostmarch/adventure/treasure_chest',
    'look through the top 5 (10 if you have the Treasure Map) cards of the Adventure deck',
    'die obersten 5 (oder 10, wenn du die Schatzkarte hast) Karten des Abenteuerstapels durchsehen',
  ],
  // a price that is paid at the end
  [
    'blood-moon/adventure/keeper_of_the_vigil',
    'you may discard this card to discard any card just drawn and draw another card in its place.',
    'darfst du diese Karte ablegen, um eine gerade gezogene Karte abzulegen und dafür eine andere Karte zu ziehen.',
  ],
  // what another text adds for a card
  ['dungeon/dungeon/lone_dwarf', 'In the Treasure Chamber, add 2 to the result.', 'In der Schatzkammer addierst du 2'],
  // a space by lot, a score that is no higher, a creature's own die, a Weapon in a fight
  ['firelands/ending/spreading_flames', 'on a random space without', 'auf ein zufällig bestimmtes Feld ohne'],
  [
    'sacred-pool/spell/retribution',
    "Cast when you have an attack score no higher than your opponent's.",
    'wenn du keinen höheren Angriffswert als der Gegner hast.',
  ],
  [
    'dragon/grilipus/mist_dragon',
    'the lower is your attack roll and the higher its own.',
    'Der niedrigere ist dein Angriffswurf, der höhere ihrer.',
  ],
  ['reaper/spell/bladesharp', 'rolled, if you use a Weapon.', 'vor dem Würfeln, wenn du eine Waffe benutzt.'],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});

it.each(['sacred-pool/adventure/reliquary', 'reaper/adventure/staff_of_mastery', 'city/city/pawnshop'])(
  '%s says itself what lies on it',
  (id) => {
    expect(textOf(id, english)).not.toContain('Other cards may lie on it.');
  },
);
