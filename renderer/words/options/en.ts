// What house rules and editions are called, in English, by the option's id.
export type OptionWords = {
  readonly label: string;
  readonly help: string;
  readonly values?: { readonly [value: string]: string };
};

const words = {
  digital: {
    label: 'Digital',
    help: 'The usual rules: the revised fourth edition, in the order of play of the digital one.',
  },
  revised: { label: 'Revised 4th', help: 'The printed book of the revised fourth edition, to the letter.' },
  trophyCost: { label: 'Trophy points for 1 Strength or Craft', help: 'Fewer points make a shorter game.' },
  suddenDeath: { label: 'Sudden death', help: 'Whoever reaches the Crown first has won.' },
  undoAnything: {
    label: 'Undo anything',
    help: 'Any decision may be taken back, dice and drawn cards or not. The game then counts as casual.',
  },
  noOdds: {
    label: 'No odds',
    help: 'Nothing tells what an option is likely to lead to: whoever dares does the sum himself.',
  },
  noHints: {
    label: 'No advice',
    help: 'Nobody says what a good player would do.',
  },
  bloodbath: {
    label: 'Bloodbath',
    help: 'Only one Talisman waits in its deck, and whoever is killed is out. In chaos nobody wins before he has stood on the Crown.',
    values: { true: 'On', chaos: 'Chaos' },
  },
  commandSpell: {
    label: 'Command Spell',
    help: 'How easily it works: on 4 or more, more easily with five or six players, or always.',
    values: { profile: 'On 4 or more', byPlayers: 'By players', always: 'Always' },
  },
  startingBonus: {
    label: 'Starting bonus',
    help: 'Everyone begins with 1 more Strength or Craft, whichever he likes.',
  },
  timeLimit: {
    label: 'Time limit',
    help: 'After that round, or the round in which that much time of play has passed, the one with the most counters, gold, Spells, Followers and Objects has won.',
    values: {
      '0': 'None',
      '10': '10 rounds',
      '20': '20 rounds',
      '30': '30 rounds',
      '50': '50 rounds',
      m60: '60 minutes',
      m90: '90 minutes',
      m120: '2 hours',
      m180: '3 hours',
    },
  },
  evadeUnfriendly: {
    label: 'Evade the unfriendly',
    help: 'Anybody may pass by the Black Knight, the Witch, the Devil and others who mean him harm. Or by every creature on a card, but only whoever may evade just then.',
    values: { true: 'All', cards: 'All on cards' },
  },
  inheritedItems: {
    label: 'Inherited items',
    help: 'A new character has what your last one carried; whoever killed him takes nothing.',
  },
  characterChoice: {
    label: 'Characters',
    help: 'Dealt by lot, or each player chooses one of three.',
    values: { random: 'By lot', oneOfThree: 'One of three' },
  },
  limitedResources: {
    label: 'Limited counters',
    help: 'What the box does not hold cannot be gained: 30 gold, 36 fate, 4 Alignment cards.',
  },
  second: {
    label: '2nd Edition',
    help: 'The second edition: four lives, no fate, trophies at any time, and what lies there is free to claim.',
  },
  original: {
    label: 'Original',
    help: 'The first rules and their additions: Craft for Spirits, transformations, and whoever reaches the Crown has won.',
  },
  fate: { label: 'Fate', help: 'Without it no die is rolled again, and what only gives fate gives nothing.' },
  lives: {
    label: 'Lives',
    help: 'What everyone begins with and is healed to: what his card says, or four.',
    values: { character: 'As printed', four: 'Four' },
  },
  craftTrophies: {
    label: 'Craft for trophies',
    help: 'As many points as Strength costs, ten points, or none: then Spirits are no trophies.',
    values: { same: 'As Strength', none: 'Never', ten: '10 points' },
  },
  spellTable: {
    label: 'Spells by Craft',
    help: 'How many Spells a Craft allows: three at the most, or four from 9 on.',
    values: { short: 'Up to 3', long: 'Up to 4' },
  },
  castingCaps: {
    label: 'Limited casting',
    help: 'In your own turn only Spells that you began it with, in the turn of another only one.',
  },
  keepUseless: {
    label: 'Carry what you cannot use',
    help: 'Without this, nobody takes a Weapon or Armour that his abilities forbid him.',
  },
  looseCards: {
    label: 'Cards lying on a space',
    help: 'Where no card is drawn, they are met in order, or are free to claim before and after all else.',
    values: { inOrder: 'In order', free: 'Free to claim' },
  },
  lostTurn: {
    label: 'Missing a turn by an Event',
    help: 'This one if other cards still wait, always this one, or this one and the next.',
    values: { othersWait: 'If cards wait', this: 'This turn', both: 'This and next' },
  },
  combine: {
    label: 'Enemies fight as one',
    help: 'Those with one encounter number, or all that attack by the same ability.',
    values: { number: 'By number', ability: 'By ability' },
  },
  evadeAll: { label: 'Evade all at once', help: 'Whoever evades a creature evades every creature on the space.' },
  hexFirst: { label: 'Hex before drawing', help: 'Cards without a number are met before cards are drawn.' },
  fallenReturn: { label: 'The dead come back', help: 'The card of a dead character goes back among the unused ones.' },
  killersPick: { label: 'The killer chooses', help: 'Whoever kills a character chooses among what he carried.' },
  psychicFollower: { label: 'Win Followers', help: 'The winner of psychic combat may take a Follower.' },
  psychicArmour: {
    label: 'Armour in psychic combat',
    help: 'Helmet, Shield and Armour also save the life that is lost in psychic combat.',
  },
  meetOnValley: { label: 'Meet in the Valley of Fire', help: 'Characters may encounter each other there.' },
  cardsInInnerRegion: {
    label: 'Cards in the Inner Region',
    help: 'Cards lying there are met; without this only the space is.',
  },
  portalFailed: {
    label: 'Failing at the Portal',
    help: 'Your turn ends, or only your move: then you encounter the space.',
    values: { turnEnds: 'Turn ends', moveEnds: 'Move ends' },
  },
  leaveCrown: { label: 'Leave the Crown', help: 'Whoever stands on the Crown may retreat from it.' },
  admitDefeat: {
    label: 'Admit defeat',
    help: 'Whoever is struck by the Command Spell may leave the game instead of losing a life.',
  },
  toadsGain: { label: 'Toads gain', help: 'A Toad may gain Strength and Craft, as long as it is one.' },
  tavernLife: { label: 'Gamble for a life', help: 'Whoever loses at the Tavern and has no gold loses a life.' },
  raft: {
    label: 'Building a Raft',
    help: 'With an Axe in Woods or Forest: instead of your move, at once for that move, or by ending your turn there.',
    values: { insteadOfMove: 'Instead of moving', thatMove: 'For that move', turnEnd: "At the turn's end" },
  },
  desertDraws: {
    label: 'Cards in the Desert',
    help: 'A card is drawn there; without this the Desert only costs a life.',
  },
  werewolf: {
    label: "The Werewolf's Strength",
    help: 'Two dice, one die, or one die and eight.',
    values: { twoDice: 'Two dice', oneDie: 'One die', oneDieAndEight: 'One die + 8' },
  },
  belongings: {
    label: 'Belongings',
    help: 'Four Objects are carried; what a Mule or the like lets you have beyond them is transported and of no use until you exchange it for one that you carry, as often as you like.',
  },
  mule: {
    label: 'The Mule carries',
    help: 'Four Objects more, or as many as you like.',
    values: { four: 'Four', any: 'Any number' },
  },
  wand: {
    label: 'The Wand',
    help: 'Gives a Spell when your last one is cast, or also when you take it, whatever your Craft.',
    values: { cast: 'When cast', always: 'Always one' },
  },
  trophiesAnytime: { label: 'Trophies at any time', help: 'They may be exchanged at any moment outside a fight.' },
  kingOfTheHill: {
    label: 'King of the hill',
    help: 'The last one left alive has won; whoever is killed is out. With the Dungeon, whoever reaches its Treasure Chamber may take a Talisman and leave by the Portal of Power.',
  },
  reviveLimit: {
    label: 'New characters',
    help: 'How often a killed player may begin again.',
    values: { unlimited: 'Unlimited' },
  },
  moveUpTo: { label: 'Move less far', help: 'You may move fewer spaces than you rolled.' },
  rollTwoChoose: { label: 'Choose between two dice', help: 'Two dice are rolled for the move; you choose one.' },
  statCap: {
    label: 'Limit on counters',
    help: 'Nobody gains more counters of Strength, or of Craft, than this.',
    values: { '0': 'None' },
  },
  noAttacks: { label: 'No attacks', help: 'Nobody attacks another character, except on the Crown.' },
  noTheft: {
    label: 'No theft',
    help: 'Nobody takes gold or cards from another character, not even from one he has killed.',
  },
  henchmen: {
    label: 'Henchmen',
    help: 'Unused characters serve you: their abilities are yours, and they fight in your place.',
    values: { '0': 'None' },
  },
  transformations: {
    label: 'Transformations',
    help: 'Whoever is turned into a Toad draws what he becomes: a hare, a bat, a boar and more.',
  },
} satisfies { readonly [id: string]: OptionWords };

/** A catalogue that leaves one out does not compile. */
export type WordsOfOptions = { readonly [K in keyof typeof words]: OptionWords };
export const wordsOfOptions: { readonly [id: string]: OptionWords | undefined } = words;
