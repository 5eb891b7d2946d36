// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'sacred-pool/ending/demon_lord': (def, say) =>
    say.foe(
      def,
      'Fight it in psychic combat: its Craft is 12.',
      true,
      'you also lose 1 life if you are good, or 1 fate if you are neutral.',
    ),
  'sacred-pool/ending/judgement_day': (_def, say) => [
    `Be judged to win the game. In your turn here every character, beginning with you, puts 1 fate from the supply on this card, its light or its dark side up. Then roll 1 die, add 1 for each light fate and take off 1 for each dark one: ${say.rows([-Infinity, 1, 'nobody is worthy: this card is discarded, and from then on the Crown of Command is the ending'], [2, 3, 'you are killed'], [4, 5, 'all characters of your alignment win the game'], [6, Infinity, 'you win it alone'])}.`,
  ],
  'sacred-pool/ending/sacred_pool': () => [
    'Be the first to come here with 4 used Quest Rewards to win the game.',
    'Quest Rewards that have done their work and left the game are used; those that you keep are not. What you have used counts for all of your characters.',
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'sacred-pool/ending/demon_lord': 'f6e3553d6fb84',
  'sacred-pool/ending/judgement_day': '629ca47120956',
  'sacred-pool/ending/sacred_pool': 'e6fb1d66024e0',
};
