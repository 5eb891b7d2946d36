// Plays by what can be read on the screen, and by nothing else: the question, the buttons, the numbers of his seat,
// the names of what lies before him, and the odds of a fight. A pure function, so that a seed always plays the same
// game.

/** A button that can be pressed, in the order of the screen. */
export type Button = { readonly label: string; readonly detail: string };

export type Seen = {
  /** Name of the player who is asked, and of his character. */
  readonly player: string;
  readonly character: string;
  readonly question: string;
  readonly buttons: readonly Button[];
  /** How many may be pressed before it is confirmed; `undefined` where one press answers. */
  readonly most: number | undefined;
  readonly least: number;
  /** The numbers on offer, where a number is asked for. */
  readonly range: { readonly low: number; readonly high: number } | undefined;
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  readonly fate: number;
  readonly gold: number;
  readonly region: string;
  /** Names of the cards before him, what he holds and what he has in hand. */
  readonly things: readonly string[];
  /** Per cent, while a fight is about to begin. */
  readonly odds: { readonly win: number; readonly lose: number } | undefined;
};

/** What he does: presses these buttons (by their place), or gives a number. */
export type Move = { readonly press: readonly number[] } | { readonly number: number };
export type Player = (seen: Seen) => Move;

type Worth = (seen: Seen, button: Button, place: number) => number;

const has = ({ things }: Seen, name: string): boolean => things.includes(name);
const ready = (seen: Seen): boolean => has(seen, 'Talisman');
const grown = ({ strength, craft }: Seen): boolean => strength + craft >= 10;
/** Of a name on a button: `Take the Sword free`, `Pay 1 gold for Mercenary`. */
const WANTED: { readonly [name: string]: number | undefined } = {
  Talisman: 12,
  'Magic Belt': 7,
  "Solomon's Crown": 7,
  Runesword: 6,
  Ring: 6,
  Wand: 6,
  'Holy Lance': 5,
  'Holy Grail': 5,
  Sword: 5,
  Unicorn: 6,
  Axe: 4,
  Armour: 4,
  Shield: 4,
  Helmet: 4,
  Mercenary: 3,
  Maiden: 4,
  Guide: 3,
  Pixie: 3,
  Gnome: 3,
  Prince: 3,
  Princess: 3,
  Cross: 3,
  'Potion of Strength': 4,
  'Bag of Gold': 4,
  'Two Bags of Gold': 6,
  Mule: 3,
  Alchemist: 1,
  'Water Bottle': 1,
  Raft: 1,
  'Orb of Knowledge': 0,
  Amulet: -3,
  Poltergeist: -3,
  'Cursed by a Hag': -3,
};
const named = (label: string): string =>
  label.replace(/^(Take|Buy|Pay \d+ gold for|Ditch|Use|Cast) (the )?/, '').replace(/ (free|for \d+ gold)$/, '');
const worthOf = (label: string): number => {
  const name = named(label);
  if (/^\d+ gold$/.test(name) || name === 'Take all gold') return 5;
  return WANTED[name] ?? 1;
};

// Where to go: what a space gives by itself.
const GOALS: { readonly [space: string]: Worth | undefined } = {
  "Warlock's Cave": (seen) =>
    ready(seen) || seen.things.some((thing) => thing.startsWith('Quest')) ? questHome(seen) : 9,
  Temple: (seen) => (ready(seen) ? 0 : 1),
  Castle: (seen) => (seen.lives <= 3 && seen.gold > 0 ? 4 : 0.5),
  'Black Knight': () => -2,
  Chasm: () => -2,
  Desert: () => -3,
  'Cursed Glade': () => 0,
  Runes: () => 0.2,
  'Hidden Valley': () => 1,
  Oasis: () => 2,
  Village: (seen) => (seen.gold > 0 ? 2 : 0.5),
  City: (seen) => (seen.gold > 1 ? 2 : 0.5),
  Chapel: (seen) => (seen.lives <= 3 ? 3 : 1),
  Tavern: () => 0.3,
  Graveyard: () => 0.3,
  Forest: (seen) => (seen.strength >= 5 ? 0.8 : -1),
  Crags: (seen) => (seen.craft >= 5 ? 0.8 : -1),
  Ruins: () => 2,
  Fields: () => 1,
  Woods: () => 1,
  Plains: () => 1,
  Hills: () => 1,
  Sentinel: () => 1,
};
/** What a quest asks to be brought is brought back; the others are better done at once. */
const questHome = (seen: Seen): number => {
  if (has(seen, 'Quest: Bring Two Gold') && seen.gold >= 2) return 12;
  if (has(seen, 'Quest: Bring Three Gold') && seen.gold >= 3) return 12;
  if (
    has(seen, 'Quest: Bring a Follower') &&
    ['Maiden', 'Guide', 'Pixie', 'Gnome', 'Prince', 'Princess', 'Mercenary', 'Unicorn', 'Alchemist', 'Mule'].some(
      (one) => has(seen, one),
    )
  )
    return 12;
  if (
    has(seen, 'Quest: Bring a Magic Object') &&
    ['Magic Belt', 'Ring', 'Wand', 'Cross', 'Runesword', 'Holy Lance', 'Holy Grail', "Solomon's Crown"].some((one) =>
      has(seen, one),
    )
  )
    return 12;
  return 0;
};

const direction: Worth = (seen, { label }, place) => {
  // Fate is for what threatens him.
  if (label.startsWith('Pay 1 fate')) return -99;
  const to = label.replace(/^(Go|Try to pass) to (the )?/, '');
  if (label.startsWith('Try to pass')) {
    if (to === 'Plain of Peril') return ready(seen) && grown(seen) && seen.lives >= 2 ? 50 : -50;
    // Over the Storm River, and never back.
    return seen.region === 'Outer Region' && grown(seen) ? 20 : -50;
  }
  // Round the board in one direction, so that he comes past everything.
  return (GOALS[to]?.(seen, { label, detail: '' }, place) ?? 0) + (place === 0 ? 1.5 : 0);
};

const CASTS: { readonly [name: string]: Worth | undefined } = {
  Healing: (seen) => (seen.lives <= 2 ? 3 : 0),
  Acquisition: () => 2,
  Mesmerism: () => 2,
  'Temporal Warp': () => 2,
  Random: () => 0.5,
  'Psionic Blast': (seen) => ((seen.odds?.win ?? 100) < 60 ? 2 : 0),
  Preservation: (seen) => (seen.lives <= 2 ? 2 : 0),
  'Potion of Strength': () => 2,
};
const using: Worth = (seen, button, place) => {
  if (/^Ditch /.test(button.label)) return button.label === 'Ditch Amulet' ? 9 : -99;
  return CASTS[named(button.label)]?.(seen, button, place) ?? 0;
};
const isPass = (label: string): boolean =>
  /^(Do nothing|Go on|Fight(?! by ).*|Keep the roll|Leave the shop|Take nothing|Take none|Do not buy|Do not learn|Let it happen|Do not roll|Decline|Leave it|Not now|Stay)$/.test(
    label,
  );
const orPass =
  (worth: Worth, pass = 1): Worth =>
  (seen, button, place) =>
    isPass(button.label) ? pass : worth(seen, button, place);

const dieOf = (label: string): number => Number(/roll the (\d)/.exec(label)?.[1] ?? 0);
/** A throw of fate on the low dice or the high ones, according to who asks. */
const again: Worth = (seen, { label }) => {
  const die = dieOf(label);
  const [, source = '', thrown = ''] = /^(.+?): you rolled (.+?)\. Pay/.exec(seen.question) ?? [];
  const sum = (thrown.match(/\d/g) ?? []).reduce((total, n) => total + Number(n), 0);
  switch (source) {
    case 'Portal of Power':
      return sum > Math.max(seen.strength, seen.craft) ? die : -1;
    case 'Mines':
      return sum > seen.craft ? die : -1;
    case 'Crypt':
      return sum > seen.strength ? die : -1;
    case "Vampire's Tower":
      return sum >= 5 ? 1 : -1;
    case 'Temple':
      return sum <= 5 ? 7 - die : -1;
    case 'Dice with Death':
      return sum <= 6 ? 7 - die : -1;
    case 'the Command Spell':
    case 'Crown of Command':
      return sum <= 3 ? 1 : -1;
    case 'Crags':
    case 'Forest':
    case 'Chasm':
      return sum <= 2 && seen.fate > 1 ? 1 : -1;
    default:
      return -1;
  }
};
const againInFight: Worth = (seen, { label }) => {
  const [, mine = '0', theirs = '0'] = /it is (\d+) against (\d+)/.exec(seen.question) ?? [];
  return Number(mine) < Number(theirs) && dieOf(label) <= 4 ? 1 : -1;
};

const PICKS: { readonly [label: string]: Worth | undefined } = {
  'Visit the Healer': (seen) => (seen.lives <= 3 ? 5 : 0),
  'Visit the Doctor': (seen) => (seen.lives <= 3 ? 5 : 0),
  'Visit the Blacksmith': (seen) => (seen.gold >= 2 && !has(seen, 'Sword') ? 4 : 0),
  'Visit the Mystic': () => 2,
  'Visit the Enchantress': () => 2,
  'Visit the Alchemist': () => -1,
  Heal: (seen) => (seen.lives <= 3 ? 5 : 0),
  Pray: () => 2,
  'Replenish fate': (seen) => (seen.fate === 0 ? 3 : 0),
  'Pay 1 gold': (seen) => (seen.lives <= 2 ? 5 : 1.5),
  'Lose 1 life': (seen) => (seen.lives <= 2 ? -5 : 1),
  'Gain 1 Strength': () => 4,
  'Gain 1 Craft': () => 3,
  'Gain 1 life': () => 2,
  'Take a life': () => 6,
  'Take an Object': () => 3,
  'Gain 1 gold': () => 2,
  'Accept a quest': (seen) => (ready(seen) ? -1 : 5),
  'Step through': () => -1,
  Teleport: () => 0.5,
  Roll: (seen) => (Math.max(seen.strength, seen.craft) >= 5 ? 2 : 0),
};

/** Which question it is, by its words. */
const QUESTIONS: readonly (readonly [RegExp, Worth])[] = [
  [
    /how do you move\?$/,
    (seen, button, place) => {
      if (/^Go on to/.test(button.label))
        return 5 + (/Mines/.test(button.label) === seen.craft > seen.strength ? 1 : 0);
      if (/^Stay/.test(button.label)) return 4;
      if (/^Turn back/.test(button.label)) return seen.lives <= 1 && seen.fate === 0 ? 6 : 0;
      return /^(Roll|Move)/.test(button.label) ? 1 : using(seen, button, place);
    },
  ],
  [/^Where do you go/, direction],
  [
    /what do you encounter\?$/,
    (seen, button, place) => {
      if (/^Encounter/.test(button.label)) return 1;
      if (/^Attack/.test(button.label))
        return has(seen, 'Quest: Take a Life') && !/psychic/.test(button.label) && seen.strength >= 7 ? 8 : -1;
      return /^(Steal|Beguile|Take)/.test(button.label) ? 2 : using(seen, button, place);
    },
  ],
  [/by Craft or by Strength/, (seen, { label }) => (/Strength/.test(label) === seen.strength >= seen.craft ? 1 : 0)],
  [
    /do you fight\?$/,
    (seen, button, place) => {
      const { win, lose } = seen.odds ?? { win: 50, lose: 50 };
      if (/^Fight(?! by )/.test(button.label)) return win >= lose || seen.lives >= 4 ? 2 : 0;
      return button.label === 'Evade' || button.label === 'Leave it alone' ? 1 : using(seen, button, place) - 1;
    },
  ],
  [/evade or defend|do you evade\?/, (_seen, { label }) => (label === 'Evade' ? 2 : 1)],
  [/^You rolled .* Pay 1 fate/, orPass(againInFight, 0)],
  [/Pay 1 fate to roll again/, orPass(again, 0)],
  [/which do you leave here\?$|do you turn into gold/, (_seen, { label }) => -worthOf(label)],
  [/what do you buy\?$/, orPass((seen, { label }) => (has(seen, named(label)) ? -1 : worthOf(label)), 2)],
  [
    /do you need not roll|need not roll/,
    (seen, { label }) =>
      (label === 'Roll') === (/^Crags/.test(seen.question) ? seen.craft >= 5 : seen.strength >= 5) ? 1 : 0,
  ],
  [/do you discard\?$/, (_seen, { label }) => -worthOf(label)],
  [/Which trophies do you exchange/, () => 1],
  [/^Which Weapon/, (_seen, { label }) => worthOf(label)],
  [
    /is about to lose .*answer it\?$/,
    orPass((seen, button, place) => (/Helmet|Shield|Armour/.test(button.label) ? 3 : using(seen, button, place))),
  ],
  [/has rolled .*change it\?$/, orPass(() => 0)],
  [
    /(do something first|answer it|use it|before the (fight|dice|encounter).*|before they are met|change it|keep it or replace it)\?$/,
    orPass(using),
  ],
];

const byLabel: Worth = (seen, button, place) => {
  const known = PICKS[button.label]?.(seen, button, place);
  if (known !== undefined) return known;
  return isPass(button.label) ? 0.9 : Math.max(1, worthOf(button.label));
};

const best = (seen: Seen, worth: Worth): Move => {
  if (seen.range !== undefined) return { number: seen.range.high };
  const ranked = seen.buttons
    .map((button, place) => ({ place, n: worth(seen, button, place) }))
    .sort((a, b) => b.n - a.n || a.place - b.place);
  const count =
    seen.most === undefined ? 1 : Math.min(seen.most, Math.max(seen.least, ranked.filter(({ n }) => n > 0).length));
  return { press: ranked.slice(0, count).map(({ place }) => place) };
};

/** Plays to win: grows, finds a Talisman, opens the Portal of Power, and goes on to the Crown. */
export const striver: Player = (seen) =>
  best(seen, QUESTIONS.find(([question]) => question.test(seen.question))?.[1] ?? byLabel);

const QUIET: { readonly [space: string]: number | undefined } = {
  Chapel: 5,
  Village: 4,
  City: 4,
  Tavern: 2,
  Graveyard: 2,
  Sentinel: 1,
  Forest: -2,
  Crags: -2,
  Ruins: -3,
};
/** Keeps out of trouble and does what ends a question soonest. */
const idle: Worth = (_seen, { label }, place) => {
  if (label.startsWith('Go to')) return 1 + (QUIET[label.replace(/^Go to (the )?/, '')] ?? 0) - 0.1 * place;
  // Without fate he is asked less.
  if (label.startsWith('Pay 1 fate')) return 3;
  if (/^(Try|Attack|Cast|Use|Ditch|Step|Accept|Pay)/.test(label)) return -9;
  if (/^(Roll for movement|Encounter|Leave it alone|Evade|Do not roll)/.test(label)) return 2;
  return isPass(label) ? 1.5 : 1 - 0.1 * place;
};
export const idler: Player = (seen) =>
  best(
    {
      ...seen,
      ...(seen.most === undefined ? {} : { most: seen.least }),
      ...(seen.range === undefined ? {} : { range: { low: seen.range.low, high: seen.range.low } }),
    },
    idle,
  );
