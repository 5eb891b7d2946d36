// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'highland/ending/battle_royale': (_def, say) => [
    say.last,
    'Bist du der Erste hier, scheiden alle ohne Talisman aus, und alle anderen kommen zur Krone.',
    'Dann kämpft ihr es aus: Greif in deinem Zug einen anderen an, mit Stärke oder mit Talent, wie du willst. Niemand darf ausweichen, und der Sieger nimmt ein Leben.',
    'Gewinnst du, hast du noch einen Zug und greifst einen anderen an, wenn es einen gibt. Nach einem Patt kämpfst du gegen denselben weiter.',
  ],
  'highland/ending/eagle_king': (def, say) =>
    say.foe(def, say.either('12', 'Kämpfe in jedem deiner Züge einmal gegen ihn,'), false),
  'highland/ending/hand_of_doom': (_def, say) => [
    `Wirf in jedem deiner Züge hier 1 Würfel: ${say.rows([1, 1, 'alle Spieler verlieren das Spiel'], [2, 3, 'du verlierst 1 Leben'], [4, 5, 'ein Charakter, den du wählst, stirbt'], [6, 6, 'alle anderen sterben, und du gewinnst das Spiel'])}.`,
  ],
};
