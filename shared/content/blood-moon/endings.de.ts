// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'blood-moon/ending/blood_moon_werewolf': (def, say) =>
    say.foe(def, 'Kämpfe gegen ihn: Seine Stärke ist 11.', false, 'würfelst du außerdem auf der Tabelle des Werwolfs.'),
  'blood-moon/ending/lightbearers': () => [
    'Alle sind gut. Jeder Charakter legt zu Beginn des Spiels 2 Schicksal auf diese Karte; bei Einbruch der Nacht kommt jeweils 1 davon weg, und mit dem letzten haben alle Spieler verloren.',
    'Sobald ein Charakter die Krone der Herrschaft erreicht, gewinnen alle.',
    'Niemand greift einen anderen Charakter an. Wer die Gesinnung wechseln würde, verliert stattdessen 1 Leben.',
    'Wer einem anderen Charakter begegnet, darf mit ihm nach Belieben Gold, Gegenstände und Gefährten tauschen. Im Kampf gegen eine Kreatur dürfen die anderen Charaktere auf dem Feld ihre Stärke addieren, im psychischen Kampf ihr Talent.',
  ],
  'blood-moon/ending/horrible_black_void': () => [
    'Wer die Krone als Erster erreicht, stürzt in die Leere: Er stirbt, und alle seine Karten und sein Gold sind aus dem Spiel. Sein Spieler darf neu beginnen.',
    'Auch diese Karte ist dann aus dem Spiel, und von da an gilt die Krone der Herrschaft als Ende.',
  ],
};
