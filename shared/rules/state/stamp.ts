// A transaction writes nodes that it owns in place, so identity alone does not tell that one has changed.
// What keeps something derived from a node compares its stamp too.
// eslint-disable-next-line no-restricted-globals -- beside the state, not in it: it goes with the node that it is about
const stamps = new WeakMap<object, number>();

export const stampOf = (node: object): number => stamps.get(node) ?? 0;
export function touch(node: object): void {
  stamps.set(node, stampOf(node) + 1);
}
