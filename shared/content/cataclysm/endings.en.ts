// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'cataclysm/ending/cult_of_the_damned': (def, say) => [
    ...say.foe(
      def,
      say.either('8, and 1 more for each soul on this card'),
      true,
      'you also discard one of your Followers.',
    ),
    'Whenever a character is killed, 1 soul comes to lie here.',
  ],
  'cataclysm/ending/the_eternal_crown': (_def, say) => [
    say.last,
    `If you are alone here, roll 1 die at the start of each of your turns: ${say.rows([1, 1, 'you lose 1 life'], [2, 2, 'every character loses 1 life'], [3, 5, 'every other character loses 1 life'], [6, 6, 'of the other characters, whoever has the fewest lives is killed'])}.`,
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'cataclysm/ending/cult_of_the_damned': '5fe9e1a4921ac',
  'cataclysm/ending/the_eternal_crown': '55d228daf01d8',
};
