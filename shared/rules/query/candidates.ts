// Which cards a filter could fit at all, out of the index: the filter itself is asked of these few only.
import type { CardId, DefId, RegionId } from '../../kernel/ids';
import type { State } from '../state/state';
import type { SpaceDef } from '../vocab/definition';
import type { CardRef } from '../vocab/refs';
import type { CardFilter, Cond, SpaceFilter } from '../vocab/select';
import { cardIndex, cardsAt, cardsInZone, cardsOfHero } from './card-index';
import { cardOf, heroOf, spaceIdOf, type Env } from './env';

const none: readonly CardId[] = [];

/** Says of the card itself that it bears tokens of some kind. */
function asksForTokens(where: Cond | undefined): boolean {
  if (where === undefined || !('is' in where)) return false;
  const [a, op, b] = where.is;
  if (typeof a !== 'object' || !('tokens' in a) || a.on !== 'it' || typeof b !== 'number') return false;
  return op === '>=' || op === '=' ? b > 0 : op === '>' && b >= 0;
}

/** A card that is meant by what it is called here, and not by what it is. */
const isRef = (on: NonNullable<CardFilter['on']>): on is CardRef => typeof on === 'string' || 'var' in on;

const numberOf = (id: CardId): number => Number(id.slice(1));

/** The cards of several lists, in the order in which they left their decks. */
function together(lists: readonly (readonly CardId[])[]): readonly CardId[] {
  const [one, ...others] = lists.filter((list) => list.length > 0);
  if (one === undefined || others.length === 0) return one ?? none;
  return [one, ...others].flat().sort((a, b) => numberOf(a) - numberOf(b));
}

/** What lies on such spaces, or stands there, where they are named. */
const onNamed = (s: State, ids: string | readonly string[]): readonly CardId[] =>
  typeof ids === 'string' ? cardsAt(s, ids) : together(ids.map((id) => cardsAt(s, id)));

/** What lies on or under a card that is named; in the order in which it came, which may be another. */
function carriedBy(env: Env, on: CardRef): readonly CardId[] {
  const host = cardOf(env, on);
  return together((env.s.cards[host ?? 'c0']?.carries ?? none).map((id) => [id]));
}

/** The Region that a space is in. */
function regionOf({ cat }: Env, id: DefId | undefined): RegionId | undefined {
  const def = id === undefined ? undefined : cat.defs.get(id);
  return def?.kind === 'space' ? def.region : undefined;
}

/** Spaces that a filter could fit at all: those of one Region where it says so, else all of them. */
export function spacesAmong(env: Env, f: SpaceFilter): readonly SpaceDef[] {
  const region =
    f.sameRegionAs !== undefined
      ? regionOf(env, spaceIdOf(env, f.sameRegionAs))
      : f.region === 'mine'
        ? regionOf(env, env.s.heroes[env.me]?.space)
        : typeof f.region === 'string'
          ? f.region
          : undefined;
  return (region === undefined ? undefined : env.cat.spacesIn.get(region)) ?? env.cat.spaces;
}

/** The shortest list that holds every card that fits, in the order in which they left their decks. */
export function possible(env: Env, f: CardFilter): readonly CardId[] {
  const { s } = env;
  if (f.self) return env.card === undefined || !s.cards[env.card] ? none : [env.card];
  const index = cardIndex(s);
  let best = index.all;
  const offer = (list: readonly CardId[] | undefined): void => {
    if ((list ?? none).length < best.length) best = list ?? none;
  };
  if (f.heldBy !== undefined && f.heldBy !== 'anyone' && f.heldBy !== 'others') {
    const hero = heroOf(env, f.heldBy);
    if (hero === undefined) return none;
    offer(cardsOfHero(s, hero));
  }
  if (f.at === 'anySpace') offer(f.in?.id === undefined ? cardsInZone(s, 'laid') : onNamed(s, f.in.id));
  else if (f.at !== undefined) {
    const space = spaceIdOf(env, f.at);
    if (space !== undefined) offer(cardsAt(s, space));
  }
  if (f.stands !== undefined) offer(cardsInZone(s, 'stands'));
  if (f.on !== undefined && isRef(f.on)) offer(carriedBy(env, f.on));
  if (f.zone !== undefined) offer(cardsInZone(s, f.zone));
  if (typeof f.named === 'string') offer(index.byName.get(f.named));
  // Cards of a Region's own deck are Adventure cards, too, and where some count as others, any may be of that deck.
  const { cat } = env;
  if (typeof f.from === 'string' && (f.from !== 'adventure' || cat.regionDecks.size === 0))
    if (!cat.readers.recounts(env, 'home')) offer(index.byHome.get(f.from));
  if (asksForTokens(f.where)) offer(index.withTokens);
  return best;
}
