// What the screen itself says, in English. What cards, prompts and the journal say comes from shared/text.
import type { OutcomeHow } from '../../shared/contract/event';
import type { DoorCode } from '../../shared/contract/failure';
import { tutorial } from './lessons/screen.en';
import { wordsOfOptions, type OptionWords } from './options/en';
import { pieces } from './pieces.en';
import { recordsEn } from './records/en';
import { setup } from './setup/en';
import { en as stops } from './stops';
import { terms } from './terms.en';
import { about, settings, start } from './start.en';
import { fault, replay, table } from './table.en';
import { keys } from './keys.en';
import { adviceEn } from './advice.en';
import { whyEn } from './why.en';
import { oddsEn } from './odds.en';
import { momentsEn } from './moments.en';
import { storyEn } from './story.en';

export const en = {
  records: recordsEn,
  app: 'Crownward',
  motto: 'Three lands lie around one Crown.',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  /** What only programs say to each other, where a person meets it after all: in English as it came. */
  failure: (_code: DoorCode, message: string): string => message,
  start,
  about,
  setup,
  /** What a set says of itself in every language. */
  ofSet: (words: { readonly en: string; readonly de: string }): string => words.en,
  stat: { strength: 'Strength', craft: 'Craft', life: 'Lives', fate: 'Fate', gold: 'Gold', spells: 'Spells' },
  alignment: { good: 'Good', neutral: 'Neutral', evil: 'Evil' },
  region: { outer: 'Outer Region', middle: 'Middle Region', inner: 'Inner Region', crown: 'The Crown' } as {
    readonly [id: string]: string | undefined;
  },
  table,
  advice: adviceEn,
  why: whyEn,
  odds: oddsEn,
  moments: momentsEn,
  story: storyEn,
  fault,
  replay,
  zoom: { title: 'Size of the board', nearer: 'Nearer', farther: 'Farther', fit: 'The whole board' },
  settings,
  prompt: {
    asked: (name: string) => `${name} decides`,
    yours: 'Your decision',
    options: 'What you can do',
    confirm: 'Confirm',
    choose: (n: number) => (n === 1 ? 'Choose 1' : `Choose ${n}`),
    chooseRange: (min: number, max: number) => (min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`),
    chosen: (n: number) => `${n} chosen`,
    none: 'None of them',
    /** The one thing that lies there. */
    leaveIt: 'Leave it',
    less: 'Less',
    moreOf: 'More',
    up: (label: string) => `Move ${label} up`,
    down: (label: string) => `Move ${label} down`,
    order: 'First to last. Move an entry with the arrows.',
    bridge: 'over the bridge',
    steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
    ways: { cw: 'clockwise', ccw: 'counterclockwise' } as Readonly<Record<string, string | undefined>>,
    rule: 'Rule',
    onBoard: 'You can also choose it on the board.',
  },
  shop: {
    purse: (n: number) => `You have ${n} gold`,
    /** Below the number. */
    yours: 'your gold',
    /** What costs too much, is sold out or may not be carried. */
    dear: 'Not for you now',
  },
  space: {
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    gold: (n: number) => `${n} gold`,
    draw: (n: number) => (n === 1 ? 'Draw 1 card' : `Draw ${n} cards`),
    /** What is met there, and the text of the space is not; and what may be. */
    instead: (name: string) => `${name} in place of the space`,
    orElse: (name: string) => `or ${name}`,
    bare: 'Nobody stands here, and nothing lies here.',
    /** What burns around the Crown, out of so many. */
    lights: (n: number, of: number) =>
      `${n === 0 ? 'No light burns' : n === 1 ? `1 of ${of} lights burns` : `${n} of ${of} lights burn`} around the Crown: one more with each step that somebody comes nearer.`,
    chances: 'Chances of the bare roll',
    history: 'What happened here',
    next: 'Next to it',
    here: 'Here stands',
    reach: (n: number) => (n === 1 ? 'You can go here: 1 space' : `You can go here: ${n} spaces`),
    canChoose: 'You can choose this space',
    tapToGo: 'Tap again to choose it.',
    tapToRead: 'Tap again to read more.',
    river: 'Storm River',
    /** Which of several that are called alike. */
    sides: {
      n: 'north',
      ne: 'north-east',
      e: 'east',
      se: 'south-east',
      s: 'south',
      sw: 'south-west',
      w: 'west',
      nw: 'north-west',
    },
  },
  ending: {
    title: 'Ending',
    hidden: 'Hidden ending',
    hiddenText: 'Nobody knows it before a character reaches the Crown of Command.',
    oneOf: 'It is one of these:',
    inPlace: 'It holds in place of what is printed on the Crown of Command.',
    lives: (n: number) => (n === 1 ? '1 life left' : `${n} lives left`),
  },
  pieces,
  hand: {
    objects: 'Objects',
    carried: (n: number, of: number) => `${n} of ${of}`,
    spells: 'Spells',
    hidden: (n: number) => (n === 1 ? '1 Spell, facedown' : `${n} Spells, facedown`),
    trophies: 'Trophies',
    trade: (n: number, cost: number, stat: string) =>
      n < cost ? `${n} of ${cost} for 1 ${stat}` : `${n}: enough for ${Math.floor(n / cost)} ${stat}`,
    nothing: 'Objects, Followers and Spells will lie here.',
    idle: 'May not be used now',
    ditch: (name: string) => `Ditch ${name}`,
    lent: 'Follows for now',
    belonging: 'With your belongings',
  },
  stops,
  card: {
    encounter: (n: number) => `Encounter number ${n}`,
    /** Armour, by the results of its die. */
    saves: (results: string) => `Saves a life on ${results}`,
    strength: (n: string) => `Strength ${n}`,
    craft: (n: string) => `Craft ${n}`,
    look: (name: string) => `Look at ${name}`,
    onSpace: 'Cards here',
    value: 'Value',
    counters: 'Counters',
    alignment: 'Alignment',
    stands: 'Space',
  },
  fight: {
    title: (a: string, b: string) => `${a} against ${b}`,
    /** Of creatures that are fought one after another. */
    nth: (n: number, of: number) => `${n} of ${of}`,
    /** Their names stand above, and in their lines. */
    foes: (n: number) => `${n} foes`,
    articles: ['The', 'A', 'An'] as readonly string[],
    kind: { battle: 'Battle: Strength against Strength', psychic: 'Psychic combat: Craft against Craft' },
    odds: 'Before the roll',
    /** Where fate is asked about although the dice that lie there are enough. */
    certain: 'Keep the dice and you win: fate gains nothing.',
    withFate: 'If you then pay 1 fate',
    toRoll: (name: string) => `${name}, to the roll`,
    win: 'win',
    standOff: 'stand-off',
    lose: 'lose',
    counters: { strength: 'Strength counters', craft: 'Craft counters' },
    inAll: 'In all',
    die: 'Die',
    waits: 'The dice are still in the hand.',
    total: 'Attack score',
    against: 'against',
    beats: 'beats',
    equals: 'equals',
    under: 'falls to',
    goOn: 'Go on',
    toFight: 'Show the board',
    toStage: 'Show the fight',
    toRollStage: 'Show the roll',
    /** `what`: the ability that is taken off, with its number. */
    countsLess: (n: number, what: string) => `− ${what}: counts as ${n}`,
    /** Before the number that counts, where that is another than the sum. */
    countsAs: 'counts as',
    /** Of a Follower who is given for one of the lives that are lost; 0 where nobody says how many those are. */
    savesLife: (of: number) => (of > 1 ? `saves 1 of ${of} lives` : of === 1 ? 'saves the life' : 'saves 1 life'),
    /** Above the chances of a chart when the die is rolled again. */
    rolledAgain: 'rolled again',
    result: {
      won: (name: string) => `${name} wins.`,
      lost: (name: string) => `${name} is beaten.`,
      standOff: () => 'A stand-off: nobody yields.',
      evaded: (name: string) => `${name} evades.`,
      destroyed: (name: string) => `${name} destroys the creature.`,
    },
  },
  dice: {
    /** The dice do not lie yet. */
    rolls: (name: string, against?: number) =>
      `${name === '' ? 'The dice are thrown' : `${name} rolls`}${against === undefined ? '' : ` against ${against}`}`,
    /** Nothing is told of what came of them. */
    nothing: 'Nothing changes.',
    /** `against`: what the other side has rolled. */
    rolled: (name: string, total: number, against?: number | string) =>
      `${name === '' ? `${total} was rolled` : `${name} rolled ${total}`}${against === undefined ? '' : ` against ${against}`}`,
  },
  journal: {
    title: 'Journal',
    latest: 'Latest events',
    none: 'What happens will be written here.',
    covered: 'Hidden until the screen is handed over.',
    all: 'The whole journal',
    search: 'Search the journal',
    everyone: 'Everyone',
    everything: 'Everything',
    since: 'Since my last turn',
    who: 'Whose lines',
    what: 'What kind of lines',
    nothing: 'Nothing of this kind has happened.',
    onBoard: (space: string) => `Show ${space} on the board`,
    groups: { fights: 'Fights', ways: 'Movement', cards: 'Cards', dice: 'Dice', heroes: 'Fortunes' },
  },
  meanwhile: {
    title: 'Since your last turn',
    killed: 'was killed',
    gaveUp: 'left the game',
    went: (space: string) => `went to ${space}`,
    gained: (names: string) => `gained ${names}`,
    lost: (names: string) => `lost ${names}`,
    discards: (name: string) => `discarded ${name}`,
    sold: (names: string) => `gave ${names} for gold`,
    casts: (spell: string, targets: string) => (targets === '' ? `cast ${spell}` : `cast ${spell} on ${targets}`),
    misses: (n: number) => (n === 1 ? 'will miss a turn' : `will miss ${n} turns`),
    missed: (n: number) => (n === 1 ? 'missed a turn' : `missed ${n} turns`),
    won: (n: number) => (n === 1 ? 'won a fight' : `won ${n} fights`),
    beaten: (n: number) => (n === 1 ? 'lost a fight' : `lost ${n} fights`),
    toad: 'became a Toad',
  },
  coach: {
    title: 'The rule behind this',
    understood: 'Understood',
    noMore: 'No more explanations',
    more: 'More',
    less: 'Less',
  },
  library: {
    cards: 'All cards',
    rules: 'Rulebook',
    forSale: 'for sale',
    search: 'Search names and texts',
    searchRules: 'Search the rules',
    kinds: 'Kinds of cards',
    all: 'All',
    found: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    none: 'Nothing fits these words.',
    why: 'This is why you are asked.',
    books: { R4: 'Revised 4th edition', D: 'Digital edition' } as { readonly [short: string]: string | undefined },
  },
  whereabouts: {
    title: 'Where it is',
    held: (name: string) => `Held by ${name}`,
    trophy: (name: string) => `A trophy of ${name}`,
    lies: (space: string) => `Lies at: ${space}`,
    discarded: (n: number) => (n === 1 ? 'One copy in the discard pile' : `${n} copies in the discard pile`),
    unknown: 'Not in sight: in a deck, in a hand or not in this game.',
    history: 'What happened with it',
  },
  tutorial,
  terms,
  cover: {
    title: (name: string) => `Pass the screen to ${name}`,
    text: 'What you hold stays hidden until you go on.',
    go: (name: string) => `I am ${name}`,
  },
  end: {
    title: (names: string) => `${names} wins the Crown`,
    timeUp: (names: string) => `${names}: first after the last round`,
    shared: (names: string) => `${names} win together`,
    how: {
      crown: 'By the Crown of Command.',
      last: 'All the others are out of the game.',
      ending: 'As the ending has it.',
      conceded: 'The others gave up.',
      timeLimit: 'Most counters, gold, Spells, Followers and Objects when the last round was over.',
      allLost: 'The ending has beaten all of you.',
      nobody: 'Nobody is left in the game.',
    } satisfies { readonly [K in OutcomeHow]: string } as { readonly [K in OutcomeHow]: string },
    nobody: 'Nobody wins',
    allLost: 'All have lost',
    rounds: (n: number) => (n === 1 ? 'After 1 round' : `After ${n} rounds`),
    seed: 'Seed of this game',
    again: 'New game',
    sameSeed: 'Same seed again',
    board: 'Look at the board',
    home: 'Back to the start',
    table: 'How everyone fared',
    told: 'How it ended',
  },
  keys,
  kind: {
    event: 'Event',
    enemy: 'Enemy',
    stranger: 'Stranger',
    object: 'Object',
    magicObject: 'Magic Object',
    follower: 'Follower',
    place: 'Place',
    spell: 'Spell',
    talisman: 'Talisman',
    quest: 'Quest',
    ending: 'Ending',
    character: 'Character',
    space: 'Space',
    rule: 'Rule',
    terrain: 'Terrain',
    figure: 'Figure',
    state: 'State',
    world: 'Beside the board',
    form: 'Form',
  } as { readonly [kind: string]: string | undefined },
  /** A house rule or a profile, by its id. */
  option: (id: string): OptionWords | undefined => wordsOfOptions[id],
  list: (names: readonly string[]): string =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
};

export type Words = typeof en;
