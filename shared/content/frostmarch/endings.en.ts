// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'frostmarch/ending/crown_and_sceptre': (_def, say) => [
    say.last,
    'A character who is alone here casts the Command Spell at the start of every turn, no matter whose turn it is, if he may: without a die, every other character loses 1 life.',
    'Once somebody has come to the Crown, nobody heals or gains a life any more.',
    'Where two are on the Crown, each must attack the other in his turn, in battle or in psychic combat as he likes, or use an ability on him.',
  ],
  'frostmarch/ending/warlock_quests': () => [
    'Be the first to come here with 4 fulfilled quests to win the game.',
    'Everyone begins with 4 Warlock Quests, drawn at random.',
    'The first 3 that you fulfil bring you neither to the Cave nor a reward; the 4th does. What you have fulfilled counts for all of your characters, and whoever is killed leaves his quests to the next.',
  ],
  'frostmarch/ending/ice_queen': (def, say) =>
    say.foe(
      def,
      say.either('12'),
      true,
      `also roll 1 die: ${say.rows([1, 1, 'you go to the Plain of Peril as a Toad, for 3 turns'], [2, 3, 'you go to the Portal of Power'], [4, 5, 'miss 1 turn'], [6, 6, 'nothing'])}.`,
    ),
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'frostmarch/ending/crown_and_sceptre': 'cd0e299f1c6e0',
  'frostmarch/ending/ice_queen': 'd227aead0c097',
  'frostmarch/ending/warlock_quests': '26edd6a4ffbe7',
};
