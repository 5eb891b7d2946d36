// Passages of the rulebook in our own words, by the key that a question carries (`Prompt.rule`). R4: Revised 4th
// edition; D: the Digital Edition's book, where it says more.
import type { RulePassage } from '../language';

const p = (title: string, source: string, text: string): RulePassage => ({ title, text, source });

const traded = (prices: string): string =>
  `At the end of your turn you may turn in killed Enemies: ${prices}. What is left over is lost. Strength and Craft that you gain are counters; they are added to the value on your card, below which you never fall.`;
const price = (cost: number, what: string): string => `every ${cost} points of ${what} give 1 ${what}`;

const own = {
  card: p(
    'Cards come first',
    'R4 GOLDEN RULES',
    'What a card says goes before the rules. Where one card allows a thing and another forbids it, it is forbidden.',
  ),
  timing: p(
    'Timing',
    'D Simultaneous Effects',
    'When several players could act at the same moment, the player whose turn it is goes first, then the others clockwise. Effects that happen at once are put in order by the player whose turn it is.',
  ),
  setup: p(
    'Setting up',
    'R4 GAME SETUP',
    'Everybody begins with a character, its lives and fate, 1 gold, and the Spells and Objects that its card names. Alternative rules may let you choose a character or begin with 1 Strength or Craft more.',
  ),
  turn: p(
    'The turn',
    'R4 THE GAME TURN',
    'First you move, then you encounter either the space where you land or a character there. After that you may exchange trophies, and the next player has his turn.',
  ),

  movement: p(
    'Movement',
    'R4 MOVEMENT IN THE OUTER AND MIDDLE REGIONS',
    'Roll one die and move exactly that many spaces. You must always move, whatever lies on your space.',
  ),
  'movement.direction': p(
    'Direction',
    'R4 MOVEMENT IN THE OUTER AND MIDDLE REGIONS',
    'Go clockwise or counterclockwise, as you like, but do not turn round on the way. Only when you cross the bridge may you choose anew.',
  ),
  sentinel: p(
    'The Sentinel',
    'R4 THE SENTINEL SPACE',
    'To cross the bridge from the Outer to the Middle Region you must beat or evade the Sentinel. If you lose or it is a stand-off, your turn ends on his space. The way back is free.',
  ),
  portal: p(
    'The Portal of Power',
    'R4 THE PORTAL OF POWER',
    'With movement left on the Portal you may try to open it by Craft or by Strength. Roll two dice: if the sum is not above that ability, you go to the Plain of Peril; otherwise you stay and lose 1 point of it. Your turn ends in both cases.',
  ),
  raft: p(
    'Rafts',
    'R4 RAFTS',
    'A Raft takes you across the Storm River to the space directly opposite, in place of your next move. It cannot be kept or left behind.',
  ),
  inner: p(
    'The Inner Region',
    'R4 MOVEMENT IN THE INNER REGION',
    'Here you move one space a turn without rolling, and each space must be dealt with before you may go on. You may turn back whenever you like.',
  ),
  'inner.back': p(
    'Turning back',
    'R4 TURNING BACK',
    'Once you have turned back you must go all the way to the Plain of Peril, one space a turn, and ignore what the spaces on the way say. There you are free again.',
  ),
  crown: p(
    'The Crown of Command',
    'R4 THE CROWN OF COMMAND',
    'A character who is alone there must cast the Command Spell each turn: on 4 or more every other character loses 1 life. If another character is there too, he must be encountered instead. From then on, whoever is killed is out of the game.',
  ),

  ending: p(
    'The ending',
    'D The Crown of Command; D Game Setup 4',
    'One of the endings that are on lies on the Crown of Command and holds in place of the Command Spell. A hidden one is revealed by the first who enters, and he follows it at once. Whoever stands there alone follows it in each of his turns; where two stand, one must meet the other instead. From the first arrival on, whoever is killed is out of the game.',
  ),

  'encounter.choice': p(
    'What to encounter',
    'R4 ENCOUNTERS IN THE MIDDLE AND OUTER REGIONS',
    'Encounter either one character on your space or the space itself, never both. You may encounter only where you land.',
  ),
  encounter: p(
    'Encountering a space',
    'R4 ENCOUNTERING A SPACE',
    'Draw only as many cards as are missing up to the number on the space. Cards are met in the order of their encounter numbers, the lowest first; Events come by theirs like all others.',
  ),
  taking: p(
    'Taking cards',
    'R4 ENCOUNTERING A SPACE',
    'When every Enemy on the space is killed or evaded, you may take the Objects, Followers and gold that lie there.',
  ),
  'combat.character': p(
    'Encountering a character',
    'R4 ENCOUNTERING ANOTHER CHARACTER',
    'Either attack him or use one of your special abilities on him. That is the whole encounter of this turn.',
  ),
  combat: p(
    'Battle',
    'R4 BATTLES',
    'Each side rolls one die and adds its Strength; the higher sum wins. Only a killed Enemy may become a trophy; if you are defeated you lose 1 life. Defeat and stand-off end the turn.',
  ),
  'combat.evade': p(
    'Evading',
    'R4 EVADING',
    'If a card or an ability lets you evade, say so before anything else in the fight. Whom you evade can do nothing to you, nor you to him. The creatures of the Inner Region cannot be evaded.',
  ),
  'combat.spells': p(
    'Spells before the dice',
    'R4 BATTLES, Cast Spells',
    'Spells and whatever else changes Strength or Craft must be used before the first attack roll.',
  ),
  'combat.psychic': p(
    'Psychic combat',
    'R4 PSYCHIC COMBAT',
    'It goes like a battle, but with Craft instead of Strength. No Object can save the life that is lost.',
  ),
  'combat.group': p(
    'Several Enemies',
    'R4 MORE THAN ONE ENEMY',
    'Enemies with the same encounter number fight as one: their Strength or Craft is added up, and they roll one die.',
  ),
  'combat.standOff': p(
    'Stand-off',
    'R4 STAND-OFF',
    'If the scores are equal, nobody is harmed and the turn ends. On your next turn you leave without meeting the same thing again.',
  ),
  'combat.reward': p(
    'Reward',
    'R4 BATTLES BETWEEN TWO CHARACTERS, Claim Reward',
    'The winner takes one life from the loser, or one Object, or one gold. If the loser dies of it, the winner may keep whatever he leaves.',
  ),
  weapons: p(
    'Weapons and Armour',
    'R4 "WEAPON" AND "ARMOUR" KEYWORDS',
    'In one attack you may use one Weapon and one Armour, however many you carry.',
  ),

  figures: p(
    'Figures',
    'D Moving the Grim Reaper',
    'A figure on the board belongs to nobody and is none of the cards on its space. Whoever moves it may choose either direction, but not turn it round on the way; it crosses the bridge freely and passes no other gate.',
  ),

  fate: p(
    'Fate',
    'R4 FATE',
    'Pay 1 fate to roll again one die that you have just rolled, once for each roll. The new result stands. Dice of creatures and of other players cannot be changed so. A natural roll is what the die itself shows, before anything is added. To heal lives or to replenish fate brings back what was lost, up to the value on your card; what you gain may go beyond it.',
  ),
  'fate.sides': p(
    'Light and dark fate',
    'D Fate Tokens',
    'Pay light fate to roll one of your own dice again, and dark fate to make another character roll again one that he has just rolled: first its owner may pay, then the others. A die is rolled again once only. Fate that you gain or replenish shows the side that you choose. You are asked about dark fate when it matters to you; "When cards ask" sets it otherwise.',
  ),
  trophies: {
    ...p(
      'Trophies',
      'R4 TROPHIES',
      traded(
        `${price(7, 'Strength')}, ${price(7, 'Craft')}. House rules, cards and spaces may change how many points it takes`,
      ),
    ),
    beside: (cost: number, what: string) => traded(price(cost, what === 'craft' ? 'Craft' : 'Strength')),
  },
  carrying: p(
    'Carrying Objects',
    'R4 OBJECT CARRYING LIMITS',
    'You may carry four Objects; more than that you must leave on your space, and you choose which. Followers and gold do not count.',
  ),
  ditching: p(
    'Ditching',
    'R4 DITCHING FOLLOWERS AND OBJECTS',
    'You may leave an Object or a Follower on your space, but not take it back in the same turn.',
  ),
  having: p(
    'Having and using',
    'R4 HAVING AND USING CARDS',
    'You may keep a card that you cannot use at the moment. A card that your alignment forbids must be left at once.',
  ),
  purchase: p(
    'Buying',
    'R4 TALISMAN AND PURCHASE CARDS',
    'Things are bought from the Purchase cards that are left, at the price the seller asks. Cards that go back there can be bought again.',
  ),
  'spells.limit': p(
    'How many Spells',
    'R4 GAINING SPELLS',
    'Your Craft sets how many Spells you may have: none with 1 or 2, one with 3, two with 4 or 5, three with 6 or more. Spells above that are discarded at once; otherwise you can only cast them.',
  ),
  'spells.cast': p(
    'Casting',
    'R4 CASTING SPELLS',
    'In your own turn you may cast as many Spells as you had at its start, in the turn of another player one. A Spell needs a target that it can work on.',
  ),
  alignment: p(
    'Alignment',
    'R4 CHANGING ALIGNMENT',
    'A character may change alignment once in a turn. Cards that he may no longer have stay on his space.',
  ),
  toad: p(
    'Toads',
    'R4 TOADS; D Toads',
    'A Toad has Strength 1 and Craft 1, moves one space a turn without rolling, and has no special abilities. Objects, Followers and gold stay on the space; Spells are kept but cannot be gained or cast.',
  ),
  'turn.lost': p(
    'Missing a turn',
    'R4 LOSING A TURN',
    'Your turn ends at once. If there was something left to encounter, this was the missed turn; otherwise you miss the next one.',
  ),
  death: p(
    'Death',
    'R4 LOSING ALL LIVES',
    'Whoever loses the last life is dead, and his things stay on the space. The player begins again with a new character, unless somebody has reached the Crown of Command.',
  ),
  quest: p(
    "The Warlock's quest",
    "R4 WARLOCK'S CAVE",
    'You may accept one quest at a time, and it cannot be given up. With a quest in hand you cannot open the Portal of Power. As soon as it is done you return to the Cave, gain a Talisman and end your turn.',
  ),
  talisman: p(
    'Talismans',
    'R4 GAINING TALISMANS',
    'Only with a Talisman may you enter the Valley of Fire. If none is left when you would gain one, you get nothing.',
  ),
} as const satisfies Readonly<Record<string, RulePassage>>;
export type RuleKey = keyof typeof own;
export const rules: Readonly<Record<string, RulePassage>> = own;
