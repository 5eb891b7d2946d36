// Trophies and what they can be exchanged for.
import type { CardId, HeroId } from '../../kernel/ids';
import { heroAt, type Env, type World } from './env';
import { printedOf } from './eval';
import { inPlay } from './index-in-play';
import { statOf, trophyCostOf } from './stats';
import { roomFor } from './supply';

/** What is added to one of his trophies: to all of them, or to such as it is. */
const addedTo = (w: World, hero: HeroId, trophy: CardId): number =>
  statOf(w, hero, 'trophyWorth', ...(asksWhich(w) ? [{ trophy }] : []));
const asksWhich = (w: World): boolean =>
  inPlay(w.cat, w.s)
    .stats.get('trophyWorth')
    ?.some(({ it }) => it.card !== undefined) === true;

/** What a trophy counts for whoever has it: what is printed on it, and what changes that. */
export function worthOf(env: Env, id: CardId, kind: 'strength' | 'craft'): number {
  const card = env.s.cards[id];
  const own = printedOf({ ...env, me: card?.hero ?? env.me, source: 'rules' }, id, kind);
  if (card?.zone !== 'trophy' || card.hero === undefined) return own;
  return own > 0 ? Math.max(0, own + addedTo(env, card.hero, id)) : 0;
}

/** Points of a kind on a character's trophies (R4 TROPHIES: Strength and Craft do not mix). */
export function trophiesOf(
  w: World,
  hero: HeroId,
  kind: 'strength' | 'craft',
): { readonly id: CardId; readonly n: number }[] {
  return heroAt(w.s, hero)
    .trophies.map((id) => ({ id, n: worthOf({ ...w, me: hero, source: 'rules' }, id, kind) }))
    .filter((t) => t.n > 0);
}

/** So many points together, of all or of some. */
export const pointsOf = (w: World, hero: HeroId, kind: 'strength' | 'craft', ids?: readonly CardId[]): number =>
  trophiesOf(w, hero, kind).reduce((n, t) => n + (ids === undefined || ids.includes(t.id) ? t.n : 0), 0);

/** The kinds of which a character has enough for one counter at least, at so much `less`, and can still gain one. */
export const exchangeable = (w: World, hero: HeroId, less = 0): readonly ('strength' | 'craft')[] =>
  heroAt(w.s, hero).trophies.length === 0
    ? []
    : (['strength', 'craft'] as const).filter(
        (kind) =>
          roomFor(w.s, heroAt(w.s, hero), kind) > 0 && pointsOf(w, hero, kind) >= trophyCostOf(w, hero, kind) - less,
      );

/** What he could exchange now: an offer is the same as long as its trophies and its price are. */
export const offerOf = (w: World, hero: HeroId, kind: 'strength' | 'craft'): string =>
  [
    ...trophiesOf(w, hero, kind)
      .map(({ id }) => id)
      .sort(),
    trophyCostOf(w, hero, kind),
    ...[statOf(w, hero, 'trophyWorth')].filter((n) => n !== 0),
    ...(asksWhich(w) ? trophiesOf(w, hero, kind).map(({ id, n }) => `${id}=${n}`) : []),
  ].join(' ');

/** The kinds about which he has said that he keeps what he has, and nothing has changed since. */
export const keptBack = (w: World, hero: HeroId): readonly ('strength' | 'craft')[] =>
  exchangeable(w, hero).filter((kind) => heroAt(w.s, hero).kept?.[kind] === offerOf(w, hero, kind));
