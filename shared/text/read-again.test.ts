// What read badly where all sets were read one after the other: each on one card that says it so.
import { expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

it.each([
  // two cards are not both "it"
  ['firelands/adventure/brass_bottle', 'you may put it on this card.', 'darfst du sie auf diese Karte legen.'],
  ['blood-moon/spell/reanimate', 'take this card as a Follower.', 'nimm diesen Zauber als Gefährten.'],
  ['sacred-pool/spell/stasis', 'and discard this card.', 'auf ihren Stapel und lege diesen Zauber ab.'],
  ['city/city/shady_dealer', 'then roll 1 die, as above.', 'dann wirf 1 Würfel, wie oben.'],
  // what one may do goes on, and is not an order of its own
  [
    'sacred-pool/character/cleric',
    'you may destroy any Spirit in the fight without taking a trophy and replenish 1 fate.',
    'vernichten, ohne ihn als Trophäe zu nehmen, und 1 Schicksal auffüllen.',
  ],
  [
    'blood-moon/character/vampire_hunter',
    'you may draw 1 Adventure card even if cards already lie here, encounter the cards on this space instead of the space itself and end your turn.',
    'darfst du 1 Abenteuerkarte ziehen, was auch immer hier liegt,',
  ],
  [
    'firelands/character/jin_blooded',
    'you may gain 1 fate or pay 2 fate to cancel that Spell and cast it.',
    'darfst du 1 Schicksal erhalten oder 2 Schicksal zahlen, um',
  ],
  [
    'firelands/adventure/dousing_rod',
    'If you do: if the Village is on the board, put this card on the Village; otherwise, discard it.',
    'Wenn du es tust, gilt: Wenn das Dorf auf dem Spielplan ist, lege diese Karte auf das Dorf; sonst lege sie ab.',
  ],
  // what is the same of two is said once
  [
    'dragon/rule/dragon_tokens',
    'Every card with a sleep token has \u22123 Strength and Craft, but never less than 1.',
    'Jede Karte mit einer Schlafmarke hat \u22123 Stärke und Talent, aber nie weniger als 1.',
  ],
  [
    'dragon/rule/dragon_tokens',
    'he removes all sleep tokens and all woken tokens from every card with a woken token.',
    'entfernt er alle Schlafmarken und alle Weckmarken von jeder Karte mit einer Weckmarke.',
  ],
  [
    'city/space/training_yard',
    'pay 3 gold and miss 1 turn to gain 1 Strength or 1 Craft.',
    'zahle 3 Gold und setze 1 Zug aus, um 1 Stärke oder 1 Talent zu erhalten.',
  ],
  [
    'firelands/adventure/magic_shovel',
    'you may pay 1 life to place a Hills, Fields or Plains Terrain card on your space.',
    'eine Geländekarte „Hügel“, „Felder“ oder „Ebene“ auf dein Feld zu legen.',
  ],
  [
    'firelands/spell/terramorph',
    'Roll 1 die and place a Terrain card on that space: 1 \u2013 Desert; 2 \u2013 Crags;',
    'Wirf 1 Würfel und lege eine Geländekarte auf dieses Feld: 1 \u2013 Wüste; 2 \u2013 Klippen;',
  ],
  [
    'dungeon/spell/magic_shell',
    'or use Magic Objects; Spells do not affect you; you do not lose anything,',
    'benutzen; Zauber wirken nicht auf dich; durch einen Zauber',
  ],
  [
    'reaper/ending/danse_macabre',
    "roll 2 dice each for yourself and the Grim Reaper; if the Grim Reaper's result is higher than yours, lose 1 life",
    'wirf je 2 Würfel für dich und den Sensenmann; wenn das Ergebnis des Sensenmannes größer als deines ist,',
  ],
  // when, whose and how many
  [
    'frostmarch/adventure/howl_of_the_wendigo',
    'he takes only a life as the reward if he wins.',
    'nimmt er als Lohn nur ein Leben, wenn er gewinnt.',
  ],
  ['firelands/adventure/magic_lamp', 'if there is no fate on it, put 3 fate', 'wenn auf ihr kein Schicksal liegt.'],
  [
    'city/character/bounty_hunter',
    'the same attack score as the opponent,',
    'den gleichen Angriffswert wie der Gegner',
  ],
  ['city/character/tinkerer', 'as Followers.', 'als Gefährten nehmen.'],
  [
    'dragon/varthrax/banner_of_valour',
    'A Follower that fights in your place has +3 Strength.',
    'Ein Gefährte, der an deiner Stelle kämpft, hat +3 Stärke.',
  ],
  [
    'dragon/rule/dragonSpawn',
    'the first space without a scale at or clockwise from the space that many spaces clockwise from your start space.',
    'auf das erste Feld ohne Schuppe im Uhrzeigersinn ab dem Feld, das so viele Felder im Uhrzeigersinn von deinem Startfeld entfernt ist.',
  ],
  [
    'reaper/adventure/haunt',
    'Whenever you are defeated by this card or end a fight with a stand-off against it, take it as a Follower.',
    'Immer wenn du von dieser Karte besiegt wirst oder gegen sie einen Kampf mit einem Patt beendest,',
  ],
  [
    'city/character/spy',
    'you cannot encounter him until the end of the turn.',
    'darfst du ihm bis zum Ende des Zugs nicht begegnen.',
  ],
  [
    'blood-moon/adventure/restless_dead',
    'For each of as many spaces as the number of trophies of all characters, clockwise and beginning with this space,',
    'Für jedes von so vielen Feldern, wie die Zahl der Trophäen aller Charaktere angibt, im Uhrzeigersinn und beginnend mit diesem Feld,',
  ],
])('%s', (id, inEnglish, inGerman) => {
  expect(textOf(id, english)).toContain(inEnglish);
  expect(textOf(id, german)).toContain(inGerman);
});
