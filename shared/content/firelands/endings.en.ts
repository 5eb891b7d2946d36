// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'firelands/ending/a_hero_rises': ({ needs }) => [
    `Come here with ${needs} fate to win the game. With less you are sent to the Plain of Peril.`,
    'Whoever defeats an opponent gains 1 fate, whoever is defeated loses 1. There is no limit to fate: whoever lacks none gains 1 where he would replenish it.',
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'firelands/ending/a_hero_rises': 'e1e17ebdaf8cc',
};
