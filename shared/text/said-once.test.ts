// What cards said twice, or so that it could be read another way: each as it is said on its card, in both languages.
import { describe as suite, expect, it } from 'vitest';
import { english, german } from './index';
import { textOf } from '../rules/testing/texts-of';

suite('each thing is said once, and of what it is said', () => {
  it.each([
    // whatever the die shows, only the place differs
    [
      'dungeon/spell/magic_portal_spell',
      'Roll 1 die; until the end of the turn, instead of moving, you may teleport to: 1 \u2013 the Crags; 2 \u2013 the',
      'Wirf 1 Würfel; bis zum Ende des Zugs darfst du dich statt der Bewegung teleportieren: 1 \u2013 in die Klippen; 2',
    ],
    // what ends for somebody is what he was in; and two ways of going are one sentence
    [
      'reaper/adventure/idol',
      'Before a character discards this card or puts it somewhere else, every character on the space where this card lies stops being enslaved.',
      'Bevor ein Charakter diese Karte ablegt oder sie an eine andere Stelle legt, ist jeder Charakter auf dem Feld dieser Karte nicht mehr versklavt.',
    ],
    // any of five, not the last of them
    [
      'highland/highland/prospector',
      'the Diamond (4). If you have done any of this, discard this card.',
      'den Diamanten (4). Wenn du etwas davon getan hast, lege diese Karte ab.',
    ],
    // one condition of two rules
    [
      'dungeon/dungeon/holy_avenger',
      'If there is another evil character on your space, you must attack somebody, and you cannot attack good or',
      'Wenn es einen anderen bösen Charakter auf deinem Feld gibt, musst du jemanden angreifen, und du darfst keine',
    ],
    [
      'dungeon/dungeon/crawling_slime',
      "every character discards all his Weapons with a slimed token. At the end of every character's turn, every character does the same. When you kill it, every character does the same.",
      'legt jeder Charakter alle seine Waffen mit einer Schleimmarke ab. Am Ende des Zugs jedes Charakters tut jeder Charakter dasselbe. Wenn du diese Karte tötest, tut jeder Charakter dasselbe.',
    ],
    // whose turn it is is the one
    [
      'reaper/spell/misdirection',
      "Cast at the start of another character's turn, if he can move, he is not on the Crown and he is not turning back. Until the end of the turn, you may choose which way he goes.",
      'Wirke diesen Zauber zu Beginn des Zugs eines anderen Charakters, wenn er sich bewegen kann, nicht auf der Krone ist und nicht auf dem Rückweg ist. Bis zum Ende des Zugs darfst du die Richtung wählen, in die er geht.',
    ],
    [
      'highland/highland/gong_of_war',
      'discard this card and attack him (also in psychic combat, if you may).',
      'lege diese Karte ab und greife ihn an (auch im psychischen Kampf, wenn du das darfst).',
    ],
    [
      'reaper/figure/grim_reaper',
      "3 \u2013 roll 2 dice each for yourself and this figure: if this figure's result is higher",
      '3 \u2013 wirf je 2 Würfel für dich und diese Figur: Wenn das Ergebnis dieser Figur größer',
    ],
    [
      'woodland/path/path_of_greed',
      'take all his gold from him or one of his Objects, and teleport to the City.',
      'nimm ihm sein ganzes Gold oder einen seiner Gegenstände, und teleportiere dich in die Stadt.',
    ],
    // how far "if there is one" reaches
    [
      'woodland/woodland/urdarbrunnr',
      'choose any character who has dark fate (if there is none, none of this happens); he loses 1 dark fate; put',
      'der dunkles Schicksal hat (wenn es keinen gibt, geschieht nichts davon); er verliert 1 dunkles Schicksal; lege',
    ],
  ])('%s', (id, inEnglish, inGerman) => {
    expect(textOf(id, english)).toContain(inEnglish);
    expect(textOf(id, german)).toContain(inGerman);
  });
});
