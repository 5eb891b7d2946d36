// What an ending's card says, where a sentence for each effect would bury what it asks (docs/adr/0007). Paragraphs by
// definition.
import type { Lookup } from '../../kernel/json';
import type { EndingFacts } from '../clauses/endings';
import { writtenRows, type WrittenRow } from '../speech/marks';
import { some } from './grammar';
import { range } from './words';

const rows = (...list: readonly WrittenRow[]): string => writtenRows(list, range);
const last = 'Be the last one left to win the game.';
/** A foe on the Crown: what it has, how it is fought and what follows. */
const foe = ({ lives }: EndingFacts, how: string, again: boolean, lost = ''): readonly string[] => [
  `It has ${some(lives, 'life')}; those that are lost stay lost, whoever took them. Take the last one to win the game.`,
  `${how} It cannot be evaded.`,
  `If you win, it loses 1 life${again ? ' and you fight it again at once' : ''}.${lost === '' ? '' : ` If you lose, ${lost}`}`,
];
const either = (power: string, start = 'Fight it'): string =>
  `${start} in battle or in psychic combat, as you like: its Strength and its Craft are ${power}.`;
const attack =
  'Where two are on the Crown, each must attack the other in his turn, in battle or in psychic combat as he likes, or use an ability on him.';

const command = (effect: string): readonly string[] => [
  last,
  `If you are alone here, you must cast the Command Spell in each of your turns, from the one after your arrival on: ${effect}`,
];
const crown: { readonly [K in EndingFacts['way']]: readonly string[] } = {
  command: command('roll 1 die; on 4 or more, every other character loses 1 life.'),
  byPlayers: command(
    'roll 1 die; on 4 or more (on 3 or more with five players, on 2 or more with six), every other character loses 1 life.',
  ),
  always: command('every other character loses 1 life.'),
  first: ['Be the first to come here to win the game.'],
};

export const endings: Lookup<(facts: EndingFacts) => readonly string[]> = {
  'base/ending/crown_of_command': ({ way }) => crown[way],
  'blood-moon/ending/blood_moon_werewolf': (def) =>
    foe(def, 'Fight it in battle: its Strength is 11.', false, 'you roll on the chart of the Werewolf as well.'),
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
  'cataclysm/ending/cult_of_the_damned': (def) => [
    ...foe(def, either('8, and 1 more for each soul on this card'), true, 'you also discard one of your Followers.'),
    'Whenever a character is killed, 1 soul comes to lie here.',
  ],
  'cataclysm/ending/the_eternal_crown': () => [
    last,
    `If you are alone here, roll 1 die at the start of each of your turns: ${rows([1, 1, 'you lose 1 life'], [2, 2, 'every character loses 1 life'], [3, 5, 'every other character loses 1 life'], [6, 6, 'of the other characters, whoever has the fewest lives is killed'])}.`,
  ],
  'city/ending/merchants_guild': ({ needs }) => [
    `Come here with ${needs} gold to win the game.`,
    'If you have less, every other character pays you 1 gold in each of your turns here; whoever has none loses 1 life.',
  ],
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
  'dragon/ending/domain_of_dragons': () => [
    last,
    "Whenever cards are drawn for a space from the Adventure deck, the first of them is drawn from the Dragon King's deck instead.",
    `If you are alone here, roll 1 die at the start of each of your turns: ${rows([1, 1, 'you suffer the Dragon Rage of the Dragon King'], [2, 3, 'every other character suffers it'], [4, 6, 'every other character loses 1 life'])}.`,
  ],
  'firelands/ending/a_hero_rises': ({ needs }) => [
    `Come here with ${needs} fate to win the game. With less you are sent to the Plain of Peril.`,
    'Whoever defeats an opponent gains 1 fate, whoever is defeated loses 1. There is no limit to fate: whoever lacks none gains 1 where he would replenish it.',
  ],
  'frostmarch/ending/crown_and_sceptre': () => [
    last,
    'A character who is alone here casts the Command Spell at the start of every turn, no matter whose turn it is, if he may: without a die, every other character loses 1 life.',
    'Once somebody has come to the Crown, nobody heals or gains a life any more.',
    attack,
  ],
  'frostmarch/ending/warlock_quests': () => [
    'Be the first to come here with 4 fulfilled quests to win the game.',
    'Everyone begins with 4 Warlock Quests, drawn at random.',
    'The first 3 that you fulfil bring you neither to the Cave nor a reward; the 4th does. What you have fulfilled counts for all of your characters, and whoever is killed leaves his quests to the next.',
  ],
  'frostmarch/ending/ice_queen': (def) =>
    foe(
      def,
      either('12'),
      true,
      `also roll 1 die: ${rows([1, 1, 'you go to the Plain of Peril as a Toad, for 3 turns'], [2, 3, 'you go to the Portal of Power'], [4, 5, 'miss 1 turn'], [6, 6, 'nothing'])}.`,
    ),
  'highland/ending/battle_royale': () => [
    last,
    'If you are the first here, everyone without a Talisman is out of the game, and all the others are brought to the Crown.',
    'Then you fight it out: in your turn attack another character, in battle or in psychic combat as you like. Nobody may evade, and the victor takes a life.',
    'If you win, you have another turn, and attack somebody else if you can. After a stand-off you fight on against the same one.',
  ],
  'highland/ending/eagle_king': (def) => foe(def, either('12', 'In each of your turns fight it once,'), false),
  'highland/ending/hand_of_doom': () => [
    `In each of your turns here roll 1 die: ${rows([1, 1, 'all players lose the game'], [2, 3, 'you lose 1 life'], [4, 5, 'choose any character, and he is killed'], [6, 6, 'all the others are killed and you win the game'])}.`,
  ],
  'sacred-pool/ending/demon_lord': (def) =>
    foe(
      def,
      'Fight it in psychic combat: its Craft is 12.',
      true,
      'you also lose 1 life if you are good, or 1 fate if you are neutral.',
    ),
  'sacred-pool/ending/judgement_day': () => [
    `Be judged to win the game. In your turn here every character, beginning with you, puts 1 fate from the supply on this card, its light or its dark side up. Then roll 1 die, add 1 for each light fate and take off 1 for each dark one: ${rows([-Infinity, 1, 'nobody is worthy: this card is discarded, and from then on the Crown of Command is the ending'], [2, 3, 'you are killed'], [4, 5, 'all characters of your alignment win the game'], [6, Infinity, 'you win it alone'])}.`,
  ],
  'sacred-pool/ending/sacred_pool': () => [
    'Be the first to come here with 4 used Quest Rewards to win the game.',
    'Quest Rewards that have done their work and left the game are used; those that you keep are not. What you have used counts for all of your characters.',
  ],
  'woodland/ending/judged_by_fate': () => [
    last,
    'In each of your turns here all players choose Light or Dark, in secret and at the same time. Everyone who chose as you did loses 1 life; if nobody did, you lose 1.',
  ],
};
