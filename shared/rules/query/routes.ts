// Where a character can come to: every way of the full count, gates and choices of direction included.
import { keyOf, type DefId, type HeroId } from '../../kernel/ids';
import type { Link, SpaceDef } from '../vocab/definition';
import type { SpaceRef } from '../vocab/refs';
import type { Amount, CardFilter, Cond, Nearest } from '../vocab/select';
import { spaceOf, type Catalogue } from './catalogue';
import { byRing, distances } from './distances';
import { look } from './effort';
import { heroAt, spaceIdOf, type Env, type World } from './env';
import { amount, fitsCard, holds } from './eval';
import { asksForTalisman } from './inner-ways';
import { speaksOtherwise } from './reads';
import { permits } from './stats';

const hasTalisman: Cond = { has: { keyword: 'talisman' } };
const aQuest: CardFilter = { kind: 'quest' };

/** No move of any game goes farther; each space more may double the ways. */
export const FARTHEST = 60;

/** A way to go: the spaces after the one he is on; `gate` is the space behind a gate at its end. */
export type Route = {
  readonly key: string;
  readonly way: string;
  readonly path: readonly DefId[];
  readonly gate?: DefId;
  /** The gate asks for nothing: it is a way like any other. */
  readonly free?: true;
  /** It ends before the full count, and which definition ends it: the space itself, or what lets nobody go past it. */
  readonly halt?: DefId;
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
  walk(w, hero, { at: start, left: Math.min(n, FARTHEST), heading, path: [], first: '', cameFrom }, found);
  const seen = new Set<string>();
  return found.filter((r) => {
    if (seen.has(r.key)) return false;
    seen.add(r.key);
    return true;
  });
}

/**
 * The ways of exactly `n` spaces for something that no rule of characters binds: along the rings, not back on its own
 * steps, over the bridge where there is one; never through a gate that must be opened.
 */
export function waysFrom(
  cat: Catalogue,
  start: DefId,
  n: number,
  stops: (space: DefId) => boolean = () => false,
  ferry = false,
): { readonly key: string; readonly way: string; readonly path: readonly DefId[] }[] {
  type At = {
    readonly at: DefId;
    readonly heading: string | undefined;
    readonly from: DefId | undefined;
    readonly path: readonly DefId[];
    readonly first: string;
  };
  let front: readonly At[] = [{ at: start, heading: undefined, from: undefined, path: [], first: '' }];
  for (let i = 0; i < Math.min(n, FARTHEST); i++) {
    front = front.flatMap((p) => {
      look(1 + p.path.length);
      return p.path.length > 0 && (stops(p.at) || spaceOf(cat, p.at).stops)
        ? [p]
        : spaceOf(cat, p.at).links.flatMap((link): At[] => {
            const ring = link.way === 'cw' || link.way === 'ccw';
            if (
              (!ring && link.way !== 'bridge' && link.way !== 'door' && !(ferry && link.way === 'ferry')) ||
              link.to === p.from ||
              link.against ||
              (ring && p.heading !== undefined && link.way !== p.heading)
            )
              return [];
            return [
              {
                at: link.to,
                heading: ring ? link.way : undefined,
                from: p.at,
                path: [...p.path, link.to],
                first: p.first === '' || !ring ? link.way : p.first,
              },
            ];
          });
    });
  }
  const ends = front.filter((p) => p.path.length > 0);
  return ends
    .filter((p, i) => ends.findIndex((q) => q.at === p.at && q.first === p.first) === i)
    .map((p) => ({ key: `${p.first}:${keyOf(p.at)}`, way: p.first, path: p.path }));
}

/** Every shortest way from one space to another, without the first. */
export function shortestWays(cat: Catalogue, from: DefId, to: DefId): readonly (readonly DefId[])[] {
  const steps = distances(cat, to);
  const on = (at: DefId): readonly (readonly DefId[])[] => {
    const left = steps.get(at) ?? 0;
    if (left === 0) return [[]];
    return spaceOf(cat, at)
      .links.filter((l) => byRing(l.way) && steps.get(l.to) === left - 1)
      .flatMap((l) =>
        on(l.to).map((rest) => {
          look(1 + rest.length);
          return [l.to, ...rest];
        }),
      );
  };
  return steps.has(from) ? on(from) : [];
}

/** Of some spaces those nearest to another; with a way the first ones on it, that space itself included. */
export function nearest(env: Env, spaces: readonly DefId[], by: Nearest): readonly DefId[] {
  const to = spaceIdOf(env, by.to);
  if (to === undefined || spaces.length === 0) return [];
  if (by.way === undefined) {
    const steps = distances(env.cat, to);
    const least = Math.min(...spaces.map((id) => steps.get(id) ?? Infinity));
    return least === Infinity ? [] : spaces.filter((id) => steps.get(id) === least);
  }
  const most = by.next === undefined ? 1 : amount(env, by.next);
  const found: DefId[] = [];
  const seen = new Set<DefId>();
  for (let at: DefId | undefined = to; at !== undefined && found.length < most;) {
    if (seen.has(at)) {
      // Once round: where there are more to come, the first ones have another.
      if (by.next === undefined || found.length === 0) break;
      seen.clear();
    }
    if (spaces.includes(at)) found.push(at);
    seen.add(at);
    at = spaceOf(env.cat, at).links.find((l) => l.way === by.way)?.to;
  }
  return found;
}

/** D Dragon Tower: clockwise is where the arrows of a space point, counterclockwise against them. */
function alongArrows({ links, keywords = [] }: SpaceDef, way: string): Link | undefined {
  const arrow = way === 'cw' ? 'in' : way === 'ccw' ? 'out' : way;
  return links.find((l) => l.way === (keywords.includes('arrows') ? arrow : way));
}

/** So many steps along one kind of way from where somebody or something is, as far as it goes and he may enter. */
export function stepsFrom(env: Env, steps: Amount, way: string, from: SpaceRef = 'here'): DefId | undefined {
  let at = spaceIdOf(env, from);
  for (let n = Math.min(amount(env, steps), FARTHEST); n > 0 && at !== undefined; n--) {
    const by: Link | undefined = alongArrows(spaceOf(env.cat, at), way);
    const to: DefId | undefined = by?.to;
    if (to === undefined) break;
    const gated = by?.way !== 'out' && asksForTalisman(env, env.me, to);
    if (gated && !holds(env, hasTalisman)) break;
    at = to;
  }
  return at;
}

type Point = {
  readonly at: DefId;
  readonly left: number;
  readonly heading: string | undefined;
  readonly path: readonly DefId[];
  readonly first: string;
  readonly cameFrom: DefId | undefined;
};

function walk(w: World, hero: HeroId, p: Point, found: Route[]): void {
  look(1 + p.path.length);
  if (p.left <= 0) {
    const to = p.path.at(-1);
    if (to !== undefined)
      found.push({ key: p.first === '' ? keyOf(to) : `${p.first}:${keyOf(to)}`, way: p.first, path: p.path });
    return;
  }
  for (const link of spaceOf(w.cat, p.at).links) {
    const ring = link.way === 'cw' || link.way === 'ccw';
    if (ring && p.heading !== undefined && link.way !== p.heading) continue;
    // Direction may not be reversed during a move, over the bridge neither.
    if (link.way === 'in' || link.way === 'out' || link.way === 'ferry' || link.to === p.cameFrom) continue;
    // D Movement in the Expansion Regions: never against the arrow of a street.
    if (link.against) continue;
    const target = spaceOf(w.cat, link.to);
    // D Encounters in Shops: the one in which the turn began may not be entered again in it.
    if (target.stops && link.to === w.s.turn.startedAt) continue;
    if (!permits(w, hero, 'enterSpace', { space: link.to }).ok) continue;
    const first = p.first === '' || !ring ? link.way : p.first;
    const halt = p.left > 1 ? haltAt(w, hero, target) : undefined;
    if (link.gate && !gateIsOpen(w, hero, p.at, link)) found.push(gateRoute(w, hero, p, link, first));
    else if (halt !== undefined)
      found.push({ key: `${first}:${keyOf(link.to)}`, way: first, path: [...p.path, link.to], halt });
    else
      walk(
        w,
        hero,
        {
          at: link.to,
          left: p.left - 1,
          heading: ring ? link.way : undefined,
          path: [...p.path, link.to],
          first,
          cameFrom: p.at,
        },
        found,
      );
  }
}

/** What lets him go no further than a space. */
function haltAt(w: World, hero: HeroId, space: SpaceDef): DefId | undefined {
  if (space.stops) return space.id;
  const may = permits(w, hero, 'passSpace', { space: space.id });
  return may.ok ? undefined : may.because;
}

/** A gate is no gate where something lies over it, nor for whom nothing holds up (a Ghost at the Sentinel). */
const gateIsOpen = (w: World, hero: HeroId, at: DefId, link: Link): boolean =>
  link.gate === 'sentinel' && (permits(w, hero, 'passGate').ok || speaksOtherwise(w, at, hero));

function gateRoute(w: World, hero: HeroId, p: Point, link: Link, first: string): Route {
  const route: Route = { key: `${first}:${keyOf(link.to)}`, way: first, path: p.path, gate: link.to };
  if (link.gate !== 'portal') {
    const may = permits(w, hero, 'crossSentinel');
    return may.ok ? route : { ...route, off: may.because };
  }
  // What lies over the Portal of Power has taken its test and its conditions away (D Terrain Cards).
  if (speaksOtherwise(w, p.path.at(-1) ?? p.at, hero)) return { ...route, free: true };
  // R4 WARLOCK'S CAVE: no Portal for one who has not completed his quest.
  const quest = heroAt(w.s, hero).held.find((card) => fitsCard({ ...w, me: hero, source: 'rules' }, card, aQuest));
  if (quest !== undefined) return { ...route, off: w.s.cards[quest]?.def ?? 'rules' };
  const may = permits(w, hero, 'openPortal');
  return may.ok ? route : { ...route, off: may.because };
}
