// Where a character can come to: every way of the full count, gates and choices of direction included.
import { nameOf, type DefId, type HeroId } from '../../kernel/ids';
import type { Link } from '../vocab/definition';
import { spaceOf } from './catalogue';
import { heroAt, type World } from './env';
import { fitsCard } from './eval';
import { permits } from './stats';

/** A way to go: the spaces after the one he is on; `gate` is the space behind a gate at its end. */
export type Route = {
  readonly key: string;
  readonly way: string;
  readonly path: readonly DefId[];
  readonly gate?: DefId;
  /** Shown but closed, and which definition closes it. */
  readonly off?: DefId | 'rules';
};

/**
 * All ways of exactly `n` spaces from where he stands (R4 MOVEMENT IN THE OUTER AND MIDDLE REGIONS). The direction
 * is kept, except on entering another Region; a gate ends the way until it is passed (R4 THE SENTINEL SPACE, THE
 * PORTAL OF POWER: only if the move is sufficient to carry him beyond).
 */
export function routesFrom(w: World, hero: HeroId, n: number, heading: string | undefined, cameFrom?: DefId): Route[] {
  const start = heroAt(w.s, hero).space;
  const found: Route[] = [];
  walk(w, hero, { at: start, left: n, heading, path: [], first: '', cameFrom }, found);
  const seen = new Set<string>();
  return found.filter((r) => {
    if (seen.has(r.key)) return false;
    seen.add(r.key);
    return true;
  });
}

type Point = { readonly at: DefId; readonly left: number; readonly heading: string | undefined; readonly path: readonly DefId[]; readonly first: string; readonly cameFrom: DefId | undefined };

function walk(w: World, hero: HeroId, p: Point, found: Route[]): void {
  if (p.left === 0) {
    const to = p.path.at(-1);
    if (to !== undefined) found.push({ key: p.first === '' ? nameOf(to) : `${p.first}:${nameOf(to)}`, way: p.first, path: p.path });
    return;
  }
  for (const link of spaceOf(w.cat, p.at).links) {
    const ring = link.way === 'cw' || link.way === 'ccw';
    if (ring && p.heading !== undefined && link.way !== p.heading) continue;
    // Direction may not be reversed during a move, over the bridge neither.
    if (link.way === 'in' || link.way === 'out' || link.to === p.cameFrom) continue;
    const first = p.first === '' || !ring ? link.way : p.first;
    if (link.gate) found.push(gateRoute(w, hero, p, link, first));
    else walk(w, hero, { at: link.to, left: p.left - 1, heading: ring ? link.way : undefined, path: [...p.path, link.to], first, cameFrom: p.at }, found);
  }
}

function gateRoute(w: World, hero: HeroId, p: Point, link: Link, first: string): Route {
  const route: Route = { key: `${first}:${nameOf(link.to)}`, way: first, path: p.path, gate: link.to };
  if (link.gate !== 'portal') return route;
  // R4 WARLOCK'S CAVE: no Portal for one who has not completed his quest.
  const quest = heroAt(w.s, hero).held.find((card) => fitsCard({ ...w, me: hero, source: 'rules' }, card, { kind: 'quest' }));
  if (quest !== undefined) return { ...route, off: w.s.cards[quest]?.def ?? 'rules' };
  const may = permits(w, hero, 'openPortal');
  return may.ok ? route : { ...route, off: may.because };
}
