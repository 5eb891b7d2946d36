// Cards that had to be read twice, by what they do: each as it is said on its card, in English and in German.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // a mark that only finds a card again is no token to a reader
  [
    'reaper/spell/dominate',
    'take it as a Follower. In your next battle, add its Strength to your attack score and discard it.',
    'In deinem nächsten Kampf addiere ihre Stärke zu deinem Angriffswert und lege sie ab.',
  ],
  [
    'highland/character/valkyrie',
    'you may take it instead. Each Follower only once per turn.',
    'darfst du ihn stattdessen nehmen. Jeder Gefährte nur einmal pro Zug.',
  ],
  // what is done as somebody else
  [
    'highland/character/valkyrie',
    'You may use the Graveyard as if you were evil.',
    'Du darfst den Friedhof nutzen, als wärst du böse.',
  ],
  // one of six tasks
  [
    'frostmarch/warlock-quest/roll_one_die_to_accept_a_quest',
    'roll 1 die for your task: 1 \u2013 take a life from another character; 2 \u2013 kill an Enemy; 3 \u2013 discard one of',
    'wirf 1 Würfel für deine Aufgabe: 1 \u2013 nimm einem anderen Charakter ein Leben; 2 \u2013 töte einen Feind; 3',
  ],
  [
    'frostmarch/warlock-quest/roll_one_die_to_accept_a_quest',
    "As soon as it is done, remove this card from the game, teleport to the Warlock's Cave,",
    'Sobald sie erfüllt ist, entferne diese Karte aus dem Spiel,',
  ],
  // where one begins
  [
    'firelands/character/nomad',
    'You begin the game on any space in the Outer Region.',
    'Du beginnst das Spiel auf einem beliebigen Feld in der Äußeren Region.',
  ],
  // what was never there is not "left", and what each does is said of each
  [
    'woodland/ending/war_of_seasons',
    'If there is no fate on this card, put 1 light fate or 1 dark fate on it; then every character puts all his fate on',
    'Wenn auf dieser Karte kein Schicksal liegt, lege 1 helles Schicksal oder 1 dunkles Schicksal auf sie; dann legt jeder',
  ],
  // how often, where it ends by itself
  [
    'dragon/varthrax/reign_of_fire',
    'Do this until there is no scale on a Draconic Lord card: every character chooses',
    'Tue dies, bis es keine Schuppen auf Drachenfürstenkarten mehr gibt: jeder Charakter wählt',
  ],
  // another test behind "otherwise", and two deeds behind one
  [
    'dragon/character/fire_wizard',
    'he loses 1 life, and you end the fight as a stand-off. Otherwise, roll no die for your attack.',
    'töte sie, ohne sie als Trophäe zu nehmen. Sonst, wenn du gegen eine Kreatur kämpfst',
  ],
  [
    'dragon/character/fire_wizard',
    'You suffer no breath attacks.',
    'und du beendest den Kampf mit einem Patt. Sonst wirf für deinen Angriff keinen Würfel. Du erleidest keine Odemangriffe.',
  ],
  [
    'firelands/spell/fiery_retribution',
    'your opponent loses 2 lives, and you burn one of his Objects',
    'verliert dein Gegner 2 Leben, und du verbrennst einen seiner',
  ],
  [
    'reaper/spell/fireball',
    'he loses 1 life, and you avoid the fight.',
    'verliert er 1 Leben, und du vermeidest den Kampf.',
  ],
  // whom one must choose: there may be none; whatever is done with him alone needs no word for that
  [
    'reaper/adventure/werewolf',
    'Choose one of your Followers at random. If there is one, fight a Werewolf',
    'Wähle zufällig einen deiner Gefährten. Wenn es einen gibt, kämpfe gegen einen Werwolf',
  ],
  [
    'reaper/ending/danse_macabre',
    '(choose another character; that character meets the Grim Reaper)',
    '(wähle einen anderen Charakter; dieser Charakter begegnet dem Sensenmann)',
  ],
  // what another chooses goes by his hand
  [
    'dungeon/character/gladiator',
    'the winner may kill one of your Followers taking part in the fight.',
    'darf der Sieger einen deiner Gefährten im Einsatz töten.',
  ],
  ['woodland/woodland/thieving_piskies', 'he ditches one of his Objects.', 'er lässt einen seiner Gegenstände zurück.'],
  // what goes from one to the other, and back
  [
    'reaper/character/merchant',
    'you may exchange one of your Objects for one of his Objects.',
    'einen deiner Gegenstände gegen einen seiner Gegenstände tauschen.',
  ],
  [
    'highland/highland/well_of_life',
    'Choose one: take 1 fate from this card, if there is fate on it; take 1 life from it,',
    'Wähle eines: nimm 1 Schicksal von dieser Karte, wenn auf ihr Schicksal liegt; nimm 1 Leben von ihr,',
  ],
  // a second thing that may be done is not what is asked for next
  [
    'sacred-pool/adventure/treasure_chest',
    'If you do, roll 1 die (you may add up to 3, if you have the Treasure Map): 1-2',
    'Wenn du es tust, wirf 1 Würfel (du darfst bis zu 3 addieren, wenn du die Schatzkarte hast): 1-2',
  ],
  // in which fight it happens goes with what happens
  [
    'sacred-pool/character/chivalric_knight',
    'Before another character rolls the dice in battle against an Enemy, if he is in your Region,',
    'Immer wenn ein anderer Charakter im Kampf gegen einen Feind würfelt und in deiner Region ist,',
  ],
  [
    'frostmarch/tally/fulfilled_quests',
    'there are fewer than 4 quest tokens on this card, you do not.',
    'auf dieser Karte weniger als 4 Auftragsmarken liegen, erhältst du nichts.',
  ],
  // "it" where nothing was named
  [
    'dragon/token/scale_of_cadorus',
    'You may encounter this card instead of the space',
    'Du darfst dieser Karte statt des Feldes',
  ],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});
