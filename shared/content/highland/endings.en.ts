// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'highland/ending/battle_royale': (_def, say) => [
    say.last,
    'If you are the first here, everyone without a Talisman is out of the game, and all the others are brought to the Crown.',
    'Then you fight it out: in your turn attack another character, in battle or in psychic combat as you like. Nobody may evade, and the victor takes a life.',
    'If you win, you have another turn, and attack somebody else if you can. After a stand-off you fight on against the same one.',
  ],
  'highland/ending/eagle_king': (def, say) =>
    say.foe(def, say.either('12', 'In each of your turns fight it once,'), false),
  'highland/ending/hand_of_doom': (_def, say) => [
    `In each of your turns here roll 1 die: ${say.rows([1, 1, 'all players lose the game'], [2, 3, 'you lose 1 life'], [4, 5, 'choose any character, and he is killed'], [6, 6, 'all the others are killed and you win the game'])}.`,
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'highland/ending/battle_royale': '78570eeb7bcd6',
  'highland/ending/eagle_king': 'e25883817698c',
  'highland/ending/hand_of_doom': 'd8b9b9f57f6b5',
};
