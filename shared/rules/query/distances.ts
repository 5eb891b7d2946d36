// How far spaces are from each other, as figures go and as it is counted.
import type { DefId } from '../../kernel/ids';
import { spaceOf, type Catalogue } from './catalogue';

/**
 * Ways that figures and distances go by: the rings and the bridge; side boards, the Inner Region and the ferry are not
 * on them.
 */
export const byRing = (way: string): boolean => way === 'cw' || way === 'ccw' || way === 'bridge';

/** The ways that a character goes in a Region by himself: those, and to and fro in the Inner Region. */
export const byFoot =
  (cat: Catalogue) =>
  (way: string, from: DefId, to: DefId): boolean =>
    byRing(way) ||
    ((way === 'in' || way === 'out') && [from, to].every((space) => spaceOf(cat, space).region === 'inner'));

/** Steps from each space to the nearest of the others, by such ways; otherwise over the rings and the bridge. */
export function distances(
  cat: Catalogue,
  start: DefId,
  goes: (way: string, from: DefId, to: DefId) => boolean = byRing,
): ReadonlyMap<DefId, number> {
  const found = new Map<DefId, number>([[start, 0]]);
  let front: readonly DefId[] = [start];
  for (let n = 1; front.length > 0; n++) {
    const next: DefId[] = [];
    for (const at of front)
      for (const { to, way } of spaceOf(cat, at).links) {
        if (!goes(way, at, to) || found.has(to)) continue;
        found.set(to, n);
        next.push(to);
      }
    front = next;
  }
  return found;
}
