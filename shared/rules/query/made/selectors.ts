import type { CardId, DefId } from '../../../kernel/ids';
import { reads, readsAll } from '../../state/stamp';
import type { Selector } from '../../vocab/select';
import { possible } from '../candidates';
import { heroesInOrder, type Env } from '../env';
import type { Finder, Makers } from './made';

/** Ids of everything that a selector finds, in the order in which it is to be offered. */
export function finderOf(m: Makers, selector: Selector): Finder {
  if ('heroes' in selector) return findsHeroes(m, selector);
  if ('cards' in selector) return findsCards(m, selector);
  const { nearest } = selector;
  const fits = m.space(selector.spaces);
  const all = (env: Env): DefId[] => {
    const found: DefId[] = [];
    for (const { id } of env.cat.spaces) if (fits.ask(env, id)) found.push(id);
    return nearest ? [...env.cat.readers.nearest(env, found, nearest)] : found;
  };
  return {
    all,
    some: nearest ? (env) => all(env).length > 0 : (env) => env.cat.spaces.some(({ id }) => fits.ask(env, id)),
    hangsOn: nearest ? readsAll : fits.hangsOn,
  };
}

function findsHeroes(m: Makers, { heroes, fewest }: Extract<Selector, { heroes: unknown }>): Finder {
  const fits = m.hero(heroes);
  const all = (env: Env): string[] => {
    const found = heroesInOrder(env.s).flatMap(({ id }) => (fits.ask(env, id) ? [id] : []));
    if (fewest === undefined) return found;
    const least = Math.min(...found.map((id) => env.cat.readers.statOf(env, id, fewest)));
    return found.filter((id) => env.cat.readers.statOf(env, id, fewest) === least);
  };
  return {
    all,
    some: (env) => heroesInOrder(env.s).some(({ id }) => fits.ask(env, id)),
    // In the order of the table, from whose turn it is on.
    hangsOn: fewest === undefined ? fits.hangsOn | reads('heroes', 'active', 'rest') : readsAll,
  };
}

function findsCards(m: Makers, { cards, nearest }: Extract<Selector, { cards: unknown }>): Finder {
  const fits = m.card(cards);
  const all = (env: Env): string[] => {
    const found: CardId[] = [];
    for (const id of possible(env, cards)) if (fits.ask(env, id)) found.push(id);
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
          for (const id of possible(env, cards)) if (fits.ask(env, id)) return true;
          return false;
        },
    // What he holds who asks is his own.
    hangsOn: nearest ? readsAll : cards.heldBy === 'me' ? fits.beyond | reads('own') : fits.hangsOn,
  };
}
