// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'city/ending/merchants_guild': ({ needs }) => [
    `Come here with ${needs} gold to win the game.`,
    'If you have less, every other character pays you 1 gold in each of your turns here; whoever has none loses 1 life.',
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'city/ending/merchants_guild': 'aa1f2539bca0b',
};
