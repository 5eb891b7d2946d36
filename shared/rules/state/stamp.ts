// A transaction writes nodes that it owns in place and copies those that it does not, so identity tells neither that a
// node has changed nor that its copy has not. What keeps something derived from a node compares its versions: equal
// versions mean that nothing that counts was changed since. Every change gets a number that no other change ever had,
// and remembers the version before it, so that what is kept for one version can be led to any other of the same game:
// forward in play, back for an undo, across for the next branch of a look-ahead.
// eslint-disable-next-line no-restricted-globals -- beside the state, not in it: it goes with the node that it is about
const versions = new WeakMap<object, number>();
let last = 0;

/** Changes that are remembered; a way that leads further back is not known any more. */
const SIZE = 1 << 16;
const numbers: number[] = Array.from({ length: SIZE }, () => 0);
const befores: number[] = Array.from({ length: SIZE }, () => 0);
/** The child that was changed; `undefined` where it could be anything. */
const children: (string | undefined)[] = Array.from({ length: SIZE }, () => undefined);
function record(node: object, before: number, child: string | undefined): void {
  const version = ++last;
  const slot = version % SIZE;
  numbers[slot] = version;
  befores[slot] = before;
  children[slot] = child;
  versions.set(node, version);
}

const none: readonly string[] = [];

/** Called before `child` of a node is written, made or taken away. */
export function touch(node: object, child: string): void {
  record(node, stampOf(node), child);
}

/** The version of a node: equal for a node and an unchanged copy of it, different after each change. */
export function stampOf(node: object): number {
  const known = versions.get(node);
  if (known !== undefined) return known;
  record(node, 0, undefined);
  return last;
}

/** A copy that was just made is as its original was. */
export function inherit(original: object, copy: object): void {
  versions.set(copy, stampOf(original));
}

/**
 * The children in which two versions of a node may differ.
 * @returns `undefined` where no way of so many changes at most between the two is known
 */
export function changedBetween(one: number, other: number, longest: number): readonly string[] | undefined {
  if (one === other) return none;
  const found: string[] = [];
  let [a, b] = [one, other];
  for (let steps = 0; a !== b; steps++) {
    const later = Math.max(a, b);
    const slot = later % SIZE;
    const child = children[slot];
    if (numbers[slot] !== later || child === undefined || steps === longest) return undefined;
    if (!found.includes(child)) found.push(child);
    const before = befores[slot] ?? 0;
    if (a === later) a = before;
    else b = before;
  }
  return found;
}

// The table, as far as a question about it can be answered by the state: everything but the stack, its scopes and what
// is asked. It falls into areas, each with the number of its last change, so that what was reckoned out of some of
// them still holds when the others change. A fight that is going on is one, though it is kept in a scope.
const areas = {
  /** What characters are, have and hold, except where they are. */
  heroes: 1,
  places: 2,
  cards: 4,
  board: 8,
  decks: 16,
  /** What was done in this turn. */
  turn: 32,
  lasting: 64,
  fight: 128,
  /** Seats, rounds, characters that nobody plays, how the game ended. */
  rest: 256,
  /** Who is in play, and in what body: what of a character decides whose abilities speak. */
  bodies: 512,
  /** Whose turn it is, and what he encounters. */
  active: 1024,
  /** Of who asks: what he is, has and holds and where he is, which is his own number (`tableOf`). */
  own: 2048,
} as const;
export type Area = keyof typeof areas;
/** A set of areas: what an answer hangs on. */
export type Reads = number;
export const reads = (...names: readonly Area[]): Reads => names.reduce((all, name) => all | areas[name], 0);
export const readsAll: Reads = Object.values(areas).reduce((all, one) => all | one, 0);

/** The number of the last change of each area, and of each character by his own number: lists are copied soonest. */
export type Changes = { readonly areas: number[]; readonly heroes: number[] };
// eslint-disable-next-line no-restricted-globals -- as above
const tables = new WeakMap<object, Changes>();
let lastChange = 0;

const names = Object.keys(areas) as readonly Area[];
const placeOf = Object.fromEntries(names.map((name) => [name, 31 - Math.clz32(areas[name])])) as Readonly<
  Record<Area, number>
>;

/** The numbers of a state that a transaction is about to write, which says what it changes by `changed`. */
export function changesOf(state: object): Changes {
  const known = tables.get(state);
  if (known !== undefined) return known;
  const made = { areas: names.map(() => ++lastChange), heroes: [] };
  tables.set(state, made);
  return made;
}

/** Called before anything is written that a question about the table can hang on. */
export function changed({ areas: numbers }: Changes, area: Area): void {
  numbers[placeOf[area]] = ++lastChange;
}

/** The number of the change that was made last, in whatever state. */
export const latestChange = (): number => lastChange;

/** Of `h12` 12; the first nine without making a text. */
const numberOf = (hero: string): number => (hero.length === 2 ? hero.charCodeAt(1) - 48 : Number(hero.slice(1)));

/** The same of a character: what he is, has and holds, where he is, or `cards` where it is a card that he holds. */
export function heroChanged(changes: Changes, hero: string, area: 'heroes' | 'places' | 'cards'): void {
  changed(changes, area);
  const at = numberOf(hero);
  // Without gaps, in which a list would become a table.
  while (changes.heroes.length <= at) changes.heroes.push(0);
  changes.heroes[at] = lastChange;
}

/** A state that was just copied says what its original says; @returns its own numbers. */
export function inheritTable(original: object, copy: object): Changes {
  const { areas: numbers, heroes } = changesOf(original);
  const changes = { areas: numbers.slice(), heroes: heroes.slice() };
  tables.set(copy, changes);
  return changes;
}

let recent: object | undefined;
let itsChanges: Changes = { areas: [], heroes: [] };

/**
 * Equal for two states only where every question that hangs on these areas alone has the same answer in both. No two
 * changes have the same number and each is made once, to one state: so the last of them tells all those before it.
 * @param hero of whom it is asked: what he himself is, has and holds and where he is counts, too
 */
export function tableOf(state: object, hangsOn: Reads, hero?: string): number {
  if (recent !== state) {
    itsChanges = changesOf(state);
    recent = state;
  }
  const { areas: numbers, heroes } = itsChanges;
  let latest = hero === undefined ? 0 : (heroes[numberOf(hero)] ?? 0);
  for (let left = hangsOn; left !== 0; left &= left - 1) {
    const change = numbers[31 - Math.clz32(left & -left)] ?? 0;
    if (change > latest) latest = change;
  }
  return latest;
}
