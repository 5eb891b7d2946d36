// A transaction writes nodes that it owns in place and copies those that it does not, so identity tells neither that a
// node has changed nor that its copy has not. What keeps something derived from a node compares stamps: equal stamps
// mean that nothing that counts was changed since. Every change gets a number that no other change ever had.
// eslint-disable-next-line no-restricted-globals -- beside the state, not in it: it goes with the node that it is about
const stamps = new WeakMap<object, number>();
let last = 0;

export function touch(node: object): void {
  stamps.set(node, ++last);
}

export function stampOf(node: object): number {
  const known = stamps.get(node);
  if (known !== undefined) return known;
  touch(node);
  return last;
}

/** A copy that was just made is as its original was. */
export function inherit(original: object, copy: object): void {
  stamps.set(copy, stampOf(original));
}
