// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'sacred-pool/ending/demon_lord': (def, say) =>
    say.foe(
      def,
      'Kämpfe gegen ihn mit Talent: Er hat 12.',
      true,
      'verlierst du außerdem 1 Leben, wenn du gut bist, oder 1 Schicksal, wenn du neutral bist.',
    ),
  'sacred-pool/ending/judgement_day': (_def, say) => [
    `Wer für würdig befunden wird, gewinnt das Spiel. In deinem Zug hier legt jeder Charakter, du zuerst, 1 Schicksal aus dem Vorrat auf diese Karte, die helle oder die dunkle Seite nach oben. Dann wirf 1 Würfel, zähle 1 für jedes helle Schicksal dazu und zieh 1 für jedes dunkle ab: ${say.rows([-Infinity, 1, 'niemand ist würdig: Diese Karte wird abgelegt, und von nun an ist die Krone der Herrschaft das Ende'], [2, 3, 'du stirbst'], [4, 5, 'alle Charaktere deiner Gesinnung gewinnen das Spiel'], [6, Infinity, 'du gewinnst es allein'])}.`,
  ],
  'sacred-pool/ending/sacred_pool': () => [
    'Wer als Erster mit 4 verbrauchten Belohnungen hierherkommt, gewinnt das Spiel.',
    'Verbraucht sind Belohnungen, die ihre Wirkung getan und das Spiel verlassen haben; was du behältst, zählt nicht. Was du verbraucht hast, zählt für alle deine Charaktere.',
  ],
};
