// What expansions lay on the table, in English: boards, figures, what lies over a space, cards beside the board, other
// bodies.
export const pieces = {
  over: (name: string, space: string) => `${name} lies over the ${space}`,
  faceDown: (n: number) => (n === 1 ? '1 card facedown' : `${n} cards facedown`),
  tokens: (n: number, kind: string) => `${kind} ${n}`,
  /** What counters on cards and spaces are called; one without a name of its own is called by its kind. */
  token: {
    fireland: 'Fireland token',
    crown: 'Crown',
    sleep: 'Sleep',
    life: 'Lives',
    lives: 'Lives',
    strength: 'Strength',
    craft: 'Craft',
    fate: 'Fate',
    gold: 'Gold',
    souls: 'Souls',
    woken: 'Woken',
    wounds: 'Wounds',
    sceptre: 'Sceptre',
    ley_portal: 'Portal token',
    hidden_path: 'Hidden Path',
    web: 'Webs',
    crawler: 'Crawlers',
    totem_spirit: 'Totem Spirits',
    light: 'Light fate',
    dark: 'Dark fate',
    dominated: 'Dominated',
    opened: 'Opened',
    spent: 'Spent',
    passed: 'Passed on',
    sprung: 'Sprung',
    trained: 'Fights along',
    slimed: 'Slimed',
    still: 'Still',
    contract: 'Contracts',
    raised: 'Raised',
    enraged: 'Enraged',
    dance: 'Sixes in the dance',
    task: 'Task by the die',
    quest: 'Quests fulfilled',
    good: 'Turned good',
    neutral: 'Turned neutral',
    evil: 'Turned evil',
    reward: 'Rewards used up',
    zeal: 'Takes part in the fight',
    stowed: 'In the pouch',
    hunt: 'Has hunted',
    fated: 'Before the new roll',
    unripe: 'Not to be cast yet',
  } as { readonly [kind: string]: string | undefined },
  mark: (name: string) => `The mark of ${name}`,
  nobody: 'Belongs to nobody',
  beside: 'Beside the board',
  sideUp: (side: string) => `${side} side up`,
  side: { day: 'Day', night: 'Night' } as { readonly [side: string]: string | undefined },
  carries: (names: string) => `With it: ${names}`,
  magic: 'Magic by now',
  form: (name: string, turns: number | undefined) =>
    turns === undefined
      ? `Goes on as ${name}`
      : turns === 1
        ? `${name} for 1 more turn`
        : `${name} for ${turns} more turns`,
  formTurns: (n: number) => (n === 1 ? 'for 1 more turn' : `for ${n} more turns`),
  light: 'Light fate',
  dark: 'Dark fate',
  /** What each side of fate is for. */
  fateDoes: {
    light: 'Light fate: you roll one of your own dice again',
    dark: 'Dark fate: you make another character roll a die again',
  },
  own: (deck: string, n: number) => `${deck} deck of his own: ${n === 1 ? '1 card' : `${n} cards`}`,
  /** Said over the question while a card is dragged. */
  choose: (name: string, already: boolean) => (already ? `Put ${name} back` : `Choose ${name}`),
  mayDrag: 'Press it to see what can be done with it, or drag it there',
  /** Regions of the main board that lie beside it, too: on a board of a set. */
  region: {
    inner: 'The Dragon Tower',
    outer: 'Outer Region',
  } as { readonly [region: string]: string | undefined },
};
