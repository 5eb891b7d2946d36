// Words that a survey of all unbuilt cards asked for, as both languages say them.
import { expect, it } from 'vitest';
import { materials } from '../content/probe/19-inventions';
import { throneOfTheDead } from '../content/probe/48-throne-of-the-dead';
import { dissonance } from '../content/probe/49-dissonance';
import { auctioneer } from '../content/probe/50-auctioneer';
import { animateRoom, shardOfTheWild, trashHeapGolem } from '../content/probe/51-piles';
import { apprenticeMage } from '../content/probe/52-apprentice-mage';
import { aggressiveTaxation, collarOfDestiny } from '../content/probe/53-costs';
import { must } from '../kernel/result';
import { magicObject } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, names, def).join(' / ')).toBe(de);
};

it('what is done of one who is killed where others are out of the game', () => {
  says(
    throneOfTheDead,
    'It has 4 lives; those that it has lost stay lost, whoever took them. / Fight a Throne of the Dead (Spirit) in battle with Strength 10 or in psychic combat with Craft 10 (it cannot be evaded). If you win, remove 1 life from this card; if no life is left on it, win the game. Otherwise, end your turn. / As long as you win, you fight again at once. / You go on in another form when you are killed, whether or not the Crown was reached. / Whenever you go on in another form, teleport to the Graveyard. If the life on this card is less than 4, put 1 life on it.',
    'Dein Gegner hat 4 Leben; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm. / Kämpfe gegen Throne of the Dead (Geist) im Kampf (Stärke 10) oder im psychischen Kampf (Talent 10), ohne ausweichen zu können. Wenn du gewinnst, entferne 1 Leben von dieser Karte; wenn auf ihr kein Leben mehr liegt, gewinne das Spiel. Sonst beende deinen Zug. / Solange du gewinnst, kämpfst du sofort wieder. / Du lebst in einer anderen Gestalt weiter, wenn du getötet wirst, auch nachdem die Krone erreicht wurde. / Immer wenn du in einer anderen Gestalt weiterlebst, teleportiere dich auf Graveyard. Wenn die Zahl der Leben auf dieser Karte kleiner als 4 ist, lege 1 Leben auf sie.',
  );
});

it('parts that are in harmony with none', () => {
  says(
    dissonance,
    'For 3 rounds, harmonies of Material cards do not take effect.',
    '3 Runden lang wirken Harmonien von Materialkarten nicht.',
  );
});

it('a number that each of them names in secret', () => {
  says(
    auctioneer,
    'When you meet it, in secret and at the same time, every character loses any amount of gold; if that many is 1 or more, he becomes a bidder. If there is a character who is a bidder, every character with the highest result looks through the Purchase deck: he may take a card. Otherwise, look through the Purchase deck: you may take a card; discard this figure. Every character stops being a bidder.',
    'Wenn du dieser Figur begegnest, verliert jeder Charakter geheim und gleichzeitig beliebig viel Gold; wenn diese Zahl mindestens 1 beträgt, wird er ein Bieter. Wenn es einen Charakter gibt, der ein Bieter ist, sieht jeder Charakter mit dem höchsten Ergebnis den Warenstapel durch und nimmt nach Wunsch eine Karte. Sonst sieh den Warenstapel durch, nimm nach Wunsch eine Karte und lege diese Figur ab. Jeder Charakter ist nicht mehr ein Bieter.',
  );
});

it('such cards as lie in a discard pile, or in any', () => {
  says(
    animateRoom,
    'Fight an Animate Room (Construct) in battle, with Strength equal to the number of Objects in all discard piles. If you win, look through any discard pile: you may take an Object.',
    'Kämpfe gegen Animate Room (Konstrukt), deren Stärke so hoch wie die Zahl der Gegenstände in allen Ablagestapeln ist. Wenn du gewinnst, sieh einen beliebigen Ablagestapel durch und nimm nach Wunsch einen Gegenstand.',
  );
  says(
    trashHeapGolem,
    'It adds the number of Objects in the discard pile of the Material deck to its attack roll. / When you kill it, look through the discard pile of the Material deck: you may take an Object. / It cannot be taken as a trophy.',
    'Diese Karte addiert die Zahl der Gegenstände im Ablagestapel der Materialkarten zu ihrem Angriffswurf. / Wenn du diese Karte tötest, sieh den Ablagestapel der Materialkarten durch und nimm nach Wunsch einen Gegenstand. / Kann nicht als Trophäe genommen werden.',
  );
  says(
    shardOfTheWild,
    'Add the number of Animals on the board plus the number of Animals in the discard pile of the Adventure deck to your attack rolls in battle.',
    'Du addierst im Kampf die Zahl der Tiere, die auf Feldern liegen, plus die Zahl der Tiere im Ablagestapel der Abenteuerkarten zu deinen Angriffswürfen.',
  );
});

it('what lies on top of a discard pile, and was cast before; what is buried', () => {
  says(
    apprenticeMage,
    'You begin the game with 1 Spell. / Whenever you cast your last Spell, gain 1 Spell. / Whenever you cast a Spell, if your Craft is 7 or more and you have fewer than 2 Spells, gain 1 Spell. / Whenever you would cast a Spell, if your Craft is 6 or less, roll 1 die: 1 – cancel that Spell and lose 1 life; 2 – cancel that Spell; 3-6 – it takes effect. / Whenever you would gain a Spell, if the discard pile of the Spell deck is not empty and the top card of the discard pile of the Spell deck is not a Spell that you have cast with success, you may add the topmost card of the discard pile of the Spell deck to your Spells instead. / You put Spells under the discard pile instead of on it when discarding.',
    'Du beginnst das Spiel mit 1 Zauber. / Immer wenn du deinen letzten Zauber wirkst, erhalte 1 Zauber. / Immer wenn du einen Zauber wirkst, dein Talent mindestens 7 beträgt und du weniger als 2 Zauber hast, erhalte 1 Zauber. / Immer wenn du einen Zauber wirken würdest und dein Talent höchstens 6 beträgt, wirf 1 Würfel: 1 – hebe den gewirkten Zauber auf und verliere 1 Leben; 2 – hebe den gewirkten Zauber auf; 3-6 – der Zauber wirkt. / Immer wenn du einen Zauber erhalten würdest, der Ablagestapel der Zauber nicht leer ist und die oberste Karte des Ablagestapels der Zauber kein Zauber ist, den du mit Erfolg gewirkt hast, darfst du stattdessen die oberste Karte aus dem Ablagestapel der Zauber zu deinen Zaubern nehmen. / Du legst abgelegte Zauber unter den Ablagestapel statt darauf.',
  );
});

it('what all pay more, and what nobody may pay', () => {
  says(
    aggressiveTaxation,
    'For 5 rounds, every character pays 1 gold more whenever he pays gold.',
    '5 Runden lang zahlt jeder Charakter 1 Gold mehr, wann immer er Gold zahlt.',
  );
  says(
    collarOfDestiny,
    'You must take this card. / You cannot pay fate to roll again or fate as a price. / You do not gain fate. / Whenever you visit the Chapel or the Temple, discard this card. / It must be taken and cannot be ditched.',
    'Du musst diese Karte nehmen. / Du darfst weder Schicksal für einen neuen Wurf noch Schicksal als Preis zahlen. / Du erhältst kein Schicksal. / Immer wenn du Chapel oder Temple besuchst, lege diese Karte ab. / Muss genommen und kann nicht zurückgelassen werden.',
  );
});

it('what cannot be dismantled, and what is dismantled as a price', () => {
  const part = (name: string): Def =>
    must(
      materials.find(({ id }) => id === `probe/material/${name}`),
      name,
    );
  says(
    part('adamantite'),
    'As a part of another card: That card cannot be dismantled.',
    'Als Teil einer anderen Karte: Die Karte kann nicht zerlegt werden.',
  );
  says(
    part('blackpowder'),
    'As a part of another card: Once per fight, in battle, you may dismantle that card and add 5 to your attack score.',
    'Als Teil einer anderen Karte: Einmal pro Kampf darfst du im Kampf die Karte zerlegen und 5 zu deinem Angriffswert addieren.',
  );
  says(
    magicObject('probe/test/whole', { abilities: [{ id: 'whole', static: [{ cannot: 'dismantle' }] }] }),
    'Your cards cannot be dismantled.',
    'Deine Karten können nicht zerlegt werden.',
  );
});
