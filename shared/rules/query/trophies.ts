// Trophies and what they can be exchanged for.
import type { CardId, HeroId } from '../../kernel/ids';
import { heroAt, type World } from './env';
import { printedOf } from './eval';
import { statOf, trophyCostOf } from './stats';
import { roomFor } from './supply';

/** What a trophy counts for him: what is printed on it, and what changes that of all that he has. */
function worthOf(w: World, hero: HeroId, id: CardId, kind: 'strength' | 'craft'): number {
  const own = printedOf({ ...w, me: hero, source: 'rules' }, id, kind);
  return own > 0 ? Math.max(0, own + statOf(w, hero, 'trophyWorth')) : 0;
}

/** Points of a kind on a character's trophies (R4 TROPHIES: Strength and Craft do not mix). */
export function trophiesOf(
  w: World,
  hero: HeroId,
  kind: 'strength' | 'craft',
): { readonly id: CardId; readonly n: number }[] {
  return heroAt(w.s, hero)
    .trophies.map((id) => ({ id, n: worthOf(w, hero, id, kind) }))
    .filter((t) => t.n > 0);
}

/** So many points together, of all or of some. */
export const pointsOf = (w: World, hero: HeroId, kind: 'strength' | 'craft', ids?: readonly CardId[]): number =>
  trophiesOf(w, hero, kind).reduce((n, t) => n + (ids === undefined || ids.includes(t.id) ? t.n : 0), 0);

/** The kinds of which a character has enough for one counter at least, and of which he can still gain one. */
export const exchangeable = (w: World, hero: HeroId): readonly ('strength' | 'craft')[] =>
  heroAt(w.s, hero).trophies.length === 0
    ? []
    : (['strength', 'craft'] as const).filter(
        (kind) => roomFor(w.s, heroAt(w.s, hero), kind) > 0 && pointsOf(w, hero, kind) >= trophyCostOf(w, hero, kind),
      );

/** What he could exchange now: an offer is the same as long as its trophies and its price are. */
export const offerOf = (w: World, hero: HeroId, kind: 'strength' | 'craft'): string =>
  [
    ...trophiesOf(w, hero, kind)
      .map(({ id }) => id)
      .sort(),
    trophyCostOf(w, hero, kind),
    ...[statOf(w, hero, 'trophyWorth')].filter((n) => n !== 0),
  ].join(' ');

/** The kinds about which he has said that he keeps what he has, and nothing has changed since. */
export const keptBack = (w: World, hero: HeroId): readonly ('strength' | 'craft')[] =>
  exchangeable(w, hero).filter((kind) => heroAt(w.s, hero).kept?.[kind] === offerOf(w, hero, kind));
