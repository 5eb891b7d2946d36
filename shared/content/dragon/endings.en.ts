// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'dragon/ending/dragon_king': () => [
    'Each Lord has 5 lives; take the last one of whoever is Dragon King to win the game.',
    'In each of your turns attack him in battle or in psychic combat, as you like each time: his Strength and his Craft are 12.',
    'If you win, he loses 1 life and you attack him again at once. Otherwise your turn ends; if you lose, you also suffer his Dragon Rage.',
    'If he kills you and nobody else is on the Crown, he has all his lives again. As long as anyone is here the Dragon King does not change.',
  ],
  'dragon/ending/dragon_slayers': () => [
    'Come here having slain 5 Dragons to win the game. All count that you have killed, wherever it was.',
    "If you have slain fewer, in each of your turns here turn up cards of the Dragon King's deck until a Dragon shows, and fight it.",
  ],
  'dragon/ending/domain_of_dragons': (_def, say) => [
    say.last,
    "Whenever cards are drawn for a space from the Adventure deck, the first of them is drawn from the Dragon King's deck instead.",
    `If you are alone here, roll 1 die at the start of each of your turns: ${say.rows([1, 1, 'you suffer the Dragon Rage of the Dragon King'], [2, 3, 'every other character suffers it'], [4, 6, 'every other character loses 1 life'])}.`,
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'dragon/ending/domain_of_dragons': '4e1d8da185eb0',
  'dragon/ending/dragon_king': 'cdc9ece58956b',
  'dragon/ending/dragon_slayers': '899f2bc51e23e',
};
