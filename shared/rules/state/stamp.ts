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
/** Changes on a way; who has further to go is quicker from the beginning. */
const LONGEST = 256;

function record(node: object, before: number, child: string | undefined): void {
  const version = ++last;
  const slot = version % SIZE;
  numbers[slot] = version;
  befores[slot] = before;
  children[slot] = child;
  versions.set(node, version);
}

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
 * @returns `undefined` where no way between the two is known
 */
export function changedBetween(one: number, other: number): readonly string[] | undefined {
  const found: string[] = [];
  let [a, b] = [one, other];
  for (let steps = 0; a !== b; steps++) {
    const later = Math.max(a, b);
    const slot = later % SIZE;
    const child = children[slot];
    if (numbers[slot] !== later || child === undefined || steps === LONGEST) return undefined;
    if (!found.includes(child)) found.push(child);
    const before = befores[slot] ?? 0;
    if (a === later) a = before;
    else b = before;
  }
  return found;
}

// The whole state, as far as a question about the table can be answered by it: everything but the stack, its scopes and
// what is asked. A fight that is going on counts, though it is kept there.
// eslint-disable-next-line no-restricted-globals -- as above
const worlds = new WeakMap<object, number>();
let lastWorld = 0;

/** Called before anything of a state is written that a question about the table can hang on. */
export function touchWorld(state: object): void {
  worlds.set(state, ++lastWorld);
}

/** Equal for two states only where every question about the table has the same answer in both. */
export function worldOf(state: object): number {
  const known = worlds.get(state);
  if (known !== undefined) return known;
  touchWorld(state);
  return lastWorld;
}

/** A state that was just copied says what its original says. */
export function inheritWorld(original: object, copy: object): void {
  worlds.set(copy, worldOf(original));
}
