// The options of a prompt in the order of the screen: what can be done, what cannot and why, what ends it.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { SpaceView } from '../../../shared/contract/view';
import type { CardId, DefId } from '../../../shared/kernel/ids';

export type Sorted = {
  readonly main: readonly Option[];
  /** The key that chooses an option: `1` to `9`, and letters for what costs something. */
  readonly hotkeys: ReadonlyMap<string, string>;
};

const HOTKEYS = 9;
/** No number chooses what costs: whoever presses the same one twice pays for nothing. */
const PRICED = ['f', 'k', 'l'] as const;
/** What costs is the last of all; small things come behind what the question is about. */
const rank = ({ off, pass, costs, minor }: Option): number =>
  costs ? 4 : pass ? 3 : minor ? 2 : off === undefined ? 0 : 1;

/** What ends a question stays in sight, however much there is to choose from: to leave, to keep it, to pay. */
export const endsIt = (option: Option): boolean => rank(option) >= 3;

export const sortOptions = (prompt: Prompt): Sorted => {
  const main = [...prompt.options].sort((a, b) => rank(a) - rank(b));
  const open = main.filter(({ off }) => off === undefined);
  const free = open.filter(({ costs }) => !costs).slice(0, HOTKEYS);
  const priced = open.filter(({ costs }) => costs).slice(0, PRICED.length);
  const hotkeys = new Map([
    ...free.map(({ key }, i) => [key, String(i + 1)] as const),
    ...priced.map(({ key }, i) => [key, PRICED[i] ?? ''] as const),
  ]);
  return { main, hotkeys };
};

/** What can be done with a card on the table; what can be done comes before what cannot. */
export const deedsOf = (prompt: Prompt, card: CardId): readonly Option[] =>
  mannerOf(prompt) !== 'one'
    ? []
    : prompt.options.filter(({ target }) => target?.card === card).sort((a, b) => rank(a) - rank(b));

/** The cards that ask, where nothing else is asked: without them the question would be passed. */
export const askers = ({ options, quiet }: Prompt): readonly DefId[] => {
  const rest = options.filter(({ key, pass, off }) => key !== quiet && !pass && off === undefined);
  const defs = rest.map(({ use, target }) => (use === undefined ? undefined : target?.def));
  if (rest.length === options.length && quiet === undefined) return [];
  return defs.every((def) => def !== undefined) ? [...new Set(defs)] : [];
};

/** How the prompt is answered: one click, several and a confirmation, or a form of its own. */
export type Manner = 'one' | 'many' | 'number' | 'order' | 'distribute';

export const mannerOf = ({ shape, min, max }: Prompt): Manner => {
  switch (shape) {
    case 'number':
    case 'order':
    case 'distribute':
      return shape;
    case 'pick':
    case 'space':
    case 'confirm':
      return max > 1 || min > 1 ? 'many' : 'one';
  }
};

export type Range = { readonly low: number; readonly high: number };

/** The numbers that a `number` prompt offers: its options are the numbers. */
export const rangeOf = ({ options, min, max }: Prompt): Range => {
  const numbers = options
    .filter(({ off }) => off === undefined)
    .map(({ key }) => Number(key))
    .filter((n) => Number.isFinite(n));
  return numbers.length === 0 ? { low: min, high: max } : { low: Math.min(...numbers), high: Math.max(...numbers) };
};

/** What a throw shall come to: none of the numbers goes without saying, and the least may kill. */
const NAMED: readonly string[] = ['ask.prayerResult', 'ask.rollResult', 'ask.whichNumber'];
/** For whoever has come to be healed nothing is no answer. */
const MOST: readonly string[] = ['ask.healHowMany', 'ask.replenishHowMany'];

/** The number that stands there before anybody has chosen; none where it has to be chosen. */
export const startOf = (prompt: Prompt): number | undefined => {
  const { low, high } = rangeOf(prompt);
  if (NAMED.includes(prompt.ask.id)) return undefined;
  return MOST.includes(prompt.ask.id) ? high : low;
};

/** How many spaces the way has; a way may or may not begin where the figure stands. */
export const stepsOf = (option: Option, from: string | undefined): number | undefined => {
  const path = option.target?.path;
  if (path === undefined || path.length === 0) return undefined;
  return path[0] === from ? path.length - 1 : path.length;
};

/** Where the figure stands whose way is asked for; nothing where it is one's own. */
export const walkerAt = (prompt: Prompt | undefined, spaces: readonly SpaceView[] = []): DefId | undefined =>
  prompt?.card === undefined
    ? undefined
    : spaces.find(({ figures }) => figures?.some(({ id }) => id === prompt.card))?.id;

/** Of where a space lies, what its label does not say yet: "(Südosten)" says "im Südosten". */
export const untold = (label: string, told: string): string =>
  told
    .split(', ')
    .filter((part) => !label.includes(part.split(' ').at(-1) ?? part))
    .join(', ');

/** What is longer than about four lines of a button is read on the card: the other options stay in sight. */
const BRIEF = 140;
export const briefly = (deed: string): string => (deed.length > BRIEF ? '' : deed);

/** The space with what bars the way: the Sentinel, the Portal of Power. */
export const gateOf = ({ label, target }: Option, from: DefId | undefined): DefId | undefined =>
  label.id === 'option.gate' ? (target?.path?.at(-2) ?? from) : undefined;

type Way = 'deed' | 'steps' | 'note' | 'about' | 'gate' | 'apart' | 'which' | 'beyond';
/** Over the bridge it is told against whom it leads, and by what way, which says where it ends. */
const OVER_BRIDGE: readonly Way[] = ['note', 'gate', 'apart'];
const WAY: readonly Way[] = ['deed', 'steps', 'note', 'about', 'gate', 'apart', 'which', 'beyond'];
/** What is told of a way, in its order; the rest is seen under the pointer, on the board and on its card. */
export const wayTold = (told: { readonly [K in Way]: string }, bridges: boolean): readonly string[] =>
  (bridges ? OVER_BRIDGE : WAY).map((key) => told[key]).filter((text) => text !== '');

/** The first space between where the figure stands and where the way leads. */
const between = ({ target }: Option, from: string | undefined): DefId | undefined =>
  target?.path?.find((step) => step !== from && step !== target.space);

/**
 * By what one of several ways to spaces of one name is told: a space on it or, where that is called alike too, the
 * direction.
 */
export type Apart = { readonly via: DefId } | { readonly first: DefId };

/** @param twins the other options that are called the same */
export const toldApart = (
  option: Option,
  twins: readonly Option[],
  from: string | undefined,
  nameOf: (def: DefId) => string,
): Apart | undefined => {
  const via = between(option, from);
  const first = option.target?.path?.find((step) => step !== from);
  if (twins.length === 0 || first === undefined) return undefined;
  const others = twins.map((twin) => between(twin, from)).map((def) => (def === undefined ? undefined : nameOf(def)));
  return via !== undefined && !others.includes(nameOf(via)) ? { via } : { first };
};

/** Column and row of a space, and the board that they are of. */
type Grid = { readonly board: string; readonly at: readonly [number, number] };

/** Where the first step of a way goes: degrees, 0 for up, clockwise; nothing where it leaves the board. */
export const headingOf = (
  { target }: Option,
  from: DefId | undefined,
  gridOf: (space: DefId) => Grid | undefined,
): number | undefined => {
  const step = target?.path?.find((one) => one !== from);
  const [here, there] = [from, step].map((one) => (one === undefined ? undefined : gridOf(one)));
  if (here === undefined || there === undefined || here.board !== there.board) return undefined;
  const [dx, dy] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
  return dx === 0 && dy === 0 ? undefined : Math.round((Math.atan2(dx, -dy) * 180) / Math.PI);
};

/** Options that stand for a space of the board, by space. */
export const reachOf = (prompt: Prompt | undefined): ReadonlyMap<DefId, Option> => {
  const reach = new Map<DefId, Option>();
  for (const option of prompt?.options ?? []) {
    const space = option.target?.space;
    if (space !== undefined && option.off === undefined && !reach.has(space)) reach.set(space, option);
  }
  return reach;
};

/** How many lines an answer has where they have too little room; else as many as it takes. */
export type Brief = 'one' | 'two' | undefined;
/** Once they get the room of the card; after that they take less. @param times how often they had too little */
export const briefAt = (times: number, large: boolean): Brief =>
  times < 2 ? undefined : large && times === 2 ? 'two' : 'one';
