// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'woodland/ending/judged_by_fate': (_def, say) => [
    say.last,
    'In each of your turns here all players choose Light or Dark, in secret and at the same time. Everyone who chose as you did loses 1 life; if nobody did, you lose 1.',
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'woodland/ending/judged_by_fate': '34f9fa91815fa',
};
