// Was auf den Karten der Enden dieses Sets steht; siehe endings.en.ts.
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'cataclysm/ending/cult_of_the_damned': (def, say) => [
    ...say.foe(
      def,
      say.either('8, und 1 mehr für jede Seele auf dieser Karte'),
      true,
      'legst du außerdem einen deiner Gefährten ab.',
    ),
    'Immer wenn ein Charakter stirbt, kommt 1 Seele hierher.',
  ],
  'cataclysm/ending/the_eternal_crown': (_def, say) => [
    say.last,
    `Bist du allein hier, wirf zu Beginn jedes deiner Züge 1 Würfel: ${say.rows([1, 1, 'du verlierst 1 Leben'], [2, 2, 'jeder Charakter verliert 1 Leben'], [3, 5, 'jeder andere Charakter verliert 1 Leben'], [6, 6, 'von den anderen stirbt, wer die wenigsten Leben hat'])}.`,
  ],
};
