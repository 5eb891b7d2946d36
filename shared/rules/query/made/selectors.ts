import type { CardId, DefId, HeroId } from '../../../kernel/ids';
import { reads, readsAll } from '../../state/stamp';
import type { SpaceDef } from '../../vocab/definition';
import type { Selector } from '../../vocab/select';
import { candidatesOf, spacesAmong } from '../candidates';
import { heroAt, heroesInOrder, type Env } from '../env';
import type { Finder, Makers } from './made';

/** Nothing leads there but what names it, or it is reached from another board alone. */
const isShut = ({ closed, enteredAt }: SpaceDef): boolean => closed === true || enteredAt !== undefined;

/** Ids of everything that a selector finds, in the order in which it is to be offered. */
export function finderOf(m: Makers, selector: Selector): Finder {
  if ('heroes' in selector) return findsHeroes(m, selector);
  if ('cards' in selector) return findsCards(m, selector);
  const { nearest, spaces } = selector;
  // Nobody chooses a closed one but by its name, or because he is there.
  const unnamed = !spaces.here && spaces.id === undefined && spaces.named === undefined && spaces.is === undefined;
  const fits = m.space(spaces);
  const all = (env: Env): DefId[] => {
    const found: DefId[] = [];
    for (const space of spacesAmong(env, spaces))
      if (!(isShut(space) && unnamed) && fits.ask(env, space.id)) found.push(space.id);
    return nearest ? [...env.cat.readers.nearest(env, found, nearest)] : found;
  };
  return {
    all,
    some: nearest
      ? (env) => all(env).length > 0
      : (env) => spacesAmong(env, spaces).some((space) => !(isShut(space) && unnamed) && fits.ask(env, space.id)),
    hangsOn: nearest ? readsAll : fits.hangsOn,
  };
}

type Measure = NonNullable<Extract<Selector, { heroes: unknown }>['fewest']>;
const measured = (env: Env, id: HeroId, by: Measure): number =>
  typeof by === 'string' ? env.cat.readers.statOf(env, id, by) : (heroAt(env.s, id).status[by.statusOf] ?? 0);

function findsHeroes(m: Makers, { heroes, fewest, most }: Extract<Selector, { heroes: unknown }>): Finder {
  const fits = m.hero(heroes);
  const by = fewest ?? most;
  const all = (env: Env): string[] => {
    const found = heroesInOrder(env.s).flatMap(({ id }) => (fits.ask(env, id) ? [id] : []));
    if (by === undefined) return found;
    const numbers = found.map((id) => measured(env, id, by));
    const wanted = fewest === undefined ? Math.max(...numbers) : Math.min(...numbers);
    return found.filter((_, i) => numbers[i] === wanted);
  };
  return {
    all,
    some: (env) => heroesInOrder(env.s).some(({ id }) => fits.ask(env, id)),
    // In the order of the table, from whose turn it is on.
    hangsOn: by === undefined ? fits.hangsOn | reads('heroes', 'active', 'rest') : readsAll,
  };
}

function findsCards(m: Makers, { cards, nearest }: Extract<Selector, { cards: unknown }>): Finder {
  const fits = m.card(cards);
  const possible = candidatesOf(cards);
  const all = (env: Env): string[] => {
    const found: CardId[] = [];
    for (const id of possible(env)) if (fits.ask(env, id)) found.push(id);
    if (!nearest) return found;
    const at = (id: CardId): DefId => env.s.cards[id]?.space ?? '';
    const near = env.cat.readers.nearest(env, found.map(at), nearest);
    return found.filter((id) => near.includes(at(id)));
  };
  return {
    all,
    some: nearest
      ? (env) => all(env).length > 0
      : (env) => {
          for (const id of possible(env)) if (fits.ask(env, id)) return true;
          return false;
        },
    // What he holds who asks is his own.
    hangsOn: nearest ? readsAll : cards.heldBy === 'me' ? fits.beyond | reads('own') : fits.hangsOn,
  };
}
