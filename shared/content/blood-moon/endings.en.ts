// What the cards of this set's endings say, where a sentence for each effect would bury what they ask (docs/adr/0007).
import type { EndingWords } from '../../rules/vocab/ending-words';

export const endings: EndingWords = {
  'blood-moon/ending/blood_moon_werewolf': (def, say) =>
    say.foe(def, 'Fight it in battle: its Strength is 11.', false, 'you roll on the chart of the Werewolf as well.'),
  'blood-moon/ending/lightbearers': () => [
    'Everybody is good. Each character puts 2 fate on this card at the start of the game; at nightfall 1 is removed, and with the last one all players lose.',
    'As soon as a character reaches the Crown of Command, all win.',
    'Nobody attacks another character. Whoever would change alignment loses 1 life instead.',
    'Whoever encounters another character may exchange gold, Objects and Followers with him as both like. In a fight with a creature, the other characters on the space may add their Strength in battle, or their Craft in psychic combat.',
  ],
  'blood-moon/ending/horrible_black_void': () => [
    'The first to reach the Crown falls into the void: he is killed, and all his cards and his gold leave the game. His player may begin again.',
    'This card leaves the game with him, and from then on the Crown of Command is the ending.',
  ],
};

/** Of the data that these words were written for: who changes an ending reads its words again, in every language. */
export const writtenFor: Readonly<Record<string, string>> = {
  'blood-moon/ending/blood_moon_werewolf': '02d1d45f7bc4b',
  'blood-moon/ending/horrible_black_void': '49ed6e30b5d73',
  'blood-moon/ending/lightbearers': '03ec83bf95799',
};
