// Which cards a filter could fit at all, out of the index: the filter itself is asked of these few only.
import type { CardId, DefId, RegionId } from '../../kernel/ids';
import type { State } from '../state/state';
import type { SpaceDef } from '../vocab/definition';
import type { CardRef } from '../vocab/refs';
import type { CardFilter, Cond, SpaceFilter } from '../vocab/select';
import { cardIndex, cardsAt, type CardIndex } from './card-index';
import { cardOf, currentFight, heroOf, spaceIdOf, type Env } from './env';
import { fightersOf } from './joined';

const none: readonly CardId[] = [];

/** Of which kind of tokens the card itself bears some, where that is said of it. */
function tokensOf(where: Cond | undefined): string | undefined {
  if (where === undefined || !('is' in where)) return undefined;
  const [a, op, b] = where.is;
  if (typeof a !== 'object' || !('tokens' in a) || a.on !== 'it' || typeof b !== 'number') return undefined;
  return (op === '>=' || op === '=' ? b > 0 : op === '>' && b >= 0) ? a.tokens : undefined;
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

/** A list of all cards that fit and maybe others, as they left their decks; nothing where it cannot be told. */
type Listed = (env: Env, index: CardIndex) => readonly CardId[] | undefined;

/** Who is fought, of those that are still in play. */
const fought: Listed = ({ s }) => {
  const side = currentFight(s)?.fight.theirs;
  return side === undefined ? none : together(fightersOf(side).map((id) => (s.cards[id] === undefined ? none : [id])));
};

function ofSpaces(f: CardFilter): Listed | undefined {
  const { at = f.stands } = f;
  const named = f.in?.id;
  if (at === undefined) return undefined;
  if (at === 'anySpace')
    return named === undefined
      ? (_, index) => index.byZone.get(f.at === undefined ? 'stands' : 'laid') ?? none
      : (env) => onNamed(env.s, named);
  return (env, index) => {
    const space = spaceIdOf(env, at);
    return space === undefined ? undefined : (index.bySpace.get(space) ?? none);
  };
}

/** Cards of a Region's own deck are Adventure cards, too, and where some count as others, any may be of that deck. */
const ofDeck =
  (from: string): Listed =>
  (env, index) =>
    (from === 'adventure' && env.cat.regionDecks.size > 0) || env.cat.readers.recounts(env, 'home')
      ? undefined
      : (index.byHome.get(from) ?? none);

/** The lists in which a filter's cards could be looked for. */
function listsOf(f: CardFilter): readonly Listed[] {
  const { heldBy, on, zone, named, from } = f;
  const tokens = tokensOf(f.where);
  const holder: Listed | undefined =
    heldBy === undefined || heldBy === 'anyone' || heldBy === 'others'
      ? undefined
      : (env, index) => index.byHero.get(heroOf(env, heldBy) ?? 'h0') ?? none;
  const all: readonly (Listed | undefined)[] = [
    holder,
    ofSpaces(f),
    on !== undefined && isRef(on) ? (env) => carriedBy(env, on) : undefined,
    zone === undefined ? undefined : (_, index) => index.byZone.get(zone) ?? none,
    typeof named === 'string' ? (_, index) => index.byName.get(named) ?? none : undefined,
    typeof from === 'string' ? ofDeck(from) : undefined,
    tokens === undefined ? undefined : (_, index) => index.byTokens.get(tokens) ?? none,
    f.inFight === true ? fought : undefined,
  ];
  return all.filter((list) => list !== undefined);
}

/** What finds the shortest list that holds every card that fits, in the order in which they left their decks. */
export function candidatesOf(f: CardFilter): (env: Env) => readonly CardId[] {
  if (f.self) return (env) => (env.card === undefined || !env.s.cards[env.card] ? none : [env.card]);
  const lists = listsOf(f);
  return (env) => {
    const index = cardIndex(env.s);
    let best = index.all;
    for (const listed of lists) {
      const list = listed(env, index);
      if (list !== undefined && list.length < best.length) best = list;
      if (best.length === 0) break;
    }
    return best;
  };
}
