// What expansions lay on the table, in English: boards, figures, what lies over a space, cards beside the board, other
// bodies.
export const pieces = {
  over: (name: string, space: string) => `${name} lies over the ${space}`,
  faceDown: (n: number) => (n === 1 ? '1 card facedown' : `${n} cards facedown`),
  tokens: (n: number, kind: string) => `${kind} ${n}`,
  /** What counters on cards and spaces are called; one without a name of its own is called by its kind. */
  token: {
    fireland: 'Fireland',
    crown: 'Crown',
    sleep: 'Sleep',
    life: 'Lives',
    lives: 'Lives',
    strength: 'Strength',
    craft: 'Craft',
    fate: 'Fate',
    gold: 'Gold',
    souls: 'Souls',
    sceptre: 'Sceptre',
    light: 'Light fate',
    dark: 'Dark fate',
    dominated: 'Dominated',
    opened: 'Opened',
    sprung: 'Sprung',
    dance: 'Sixes in the dance',
    task: 'Task by the die',
    quest: 'Quests fulfilled',
    stowed: 'In the pouch',
  } as { readonly [kind: string]: string | undefined },
  mark: (name: string) => `The mark of ${name}`,
  nobody: 'Belongs to nobody',
  beside: 'Beside the board',
  sideUp: (side: string) => `${side} side up`,
  side: { day: 'Day', night: 'Night' } as { readonly [side: string]: string | undefined },
  carries: (names: string) => `With it: ${names}`,
  magic: 'Magic by now',
  form: (name: string) => `Goes on as ${name}`,
  light: 'Light fate',
  dark: 'Dark fate',
  own: (deck: string, n: number) => `${deck} deck of his own: ${n === 1 ? '1 card' : `${n} cards`}`,
  /** Said over the question while a card is dragged. */
  choose: (name: string, already: boolean) => (already ? `Put ${name} back` : `Choose ${name}`),
  mayDrag: 'Press it to see what can be done with it, or drag it there',
  /** Regions of the main board that lie beside it, too: on a board of a set. */
  region: {
    inner: 'Tower',
    outer: 'Outer Region',
  } as { readonly [region: string]: string | undefined },
};
