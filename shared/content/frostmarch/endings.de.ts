// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'frostmarch/ending/crown_and_sceptre': (_def, say) => [
    say.last,
    'Wer allein hier ist, wirkt zu Beginn jedes Zuges, wessen Zug es auch ist, den Befehlszauber, wenn er darf: Ohne Würfelwurf verliert jeder andere Charakter 1 Leben.',
    'Sobald jemand zur Krone gekommen ist, heilt niemand mehr und niemand erhält ein Leben.',
    'Sind zwei auf der Krone, muss jeder in seinem Zug den anderen angreifen, mit Stärke oder mit Talent, wie er will, oder eine Fähigkeit gegen ihn einsetzen.',
  ],
  'frostmarch/ending/warlock_quests': () => [
    'Wer als Erster mit 4 erfüllten Aufträgen hierherkommt, gewinnt das Spiel.',
    'Alle beginnen mit 4 Aufträgen des Hexenmeisters, die das Los bestimmt.',
    'Die ersten 3, die du erfüllst, bringen dich weder in die Höhle, noch bringen sie eine Belohnung; erst der 4. tut es. Was du erfüllt hast, zählt für alle deine Charaktere, und wer stirbt, hinterlässt seine Aufträge dem nächsten.',
  ],
  'frostmarch/ending/ice_queen': (def, say) =>
    say.foe(
      def,
      say.either('12'),
      true,
      `wirf außerdem 1 Würfel: ${say.rows([1, 1, 'du kommst als Kröte auf die Ebene der Gefahr, für 3 Züge'], [2, 3, 'du kommst zum Portal der Macht'], [4, 5, 'du setzt 1 Zug aus'], [6, 6, 'nichts'])}.`,
    ),
};
