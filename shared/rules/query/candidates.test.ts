// The few cards and spaces that are looked at hold all that fit: as many are found as when all of them are asked.
import { describe, expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../../content/definitions';
import type { Json } from '../../kernel/json';
import { must } from '../../kernel/result';
import type { State } from '../state/state';
import { bookOfSets, newGameOf } from '../testing/books';
import { playRandomly } from '../testing/random-game';
import type { CardFilter, SpaceFilter } from '../vocab/select';
import { allCards } from './card-index';
import { activeHero, currentFight, type Env } from './env';
import { fitsCard, fitsSpace, select } from './eval';
import { inPlay } from './index-in-play';
import { fightersOf } from './joined';

const book = must(bookOfSets(builtSets), 'all that is built');

type Filters = { readonly cards: CardFilter; readonly spaces: SpaceFilter };
/** Every filter that any definition uses under such a name, each once. */
function filtersOf<K extends keyof Filters>(name: K): readonly Filters[K][] {
  const found = new Map<string, Filters[K]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === name && typeof item === 'object' && item !== null && !Array.isArray(item))
        found.set(JSON.stringify(item), item as Filters[K]);
      visit(item);
    }
  };
  visit(definitionsOf(builtSets));
  return [...found.values()];
}
const cards = filtersOf('cards');
const spaces = filtersOf('spaces');

/** Every name that a filter could speak of means the same. */
const meaning = (value: Json): NonNullable<Env['vars']> => new Proxy({}, { get: () => value });

const envIn = (s: State, value: Json): Env | undefined => {
  const me = activeHero(s);
  return me === undefined ? undefined : { cat: book, s, me, source: 'rules', vars: meaning(value) };
};

function expectAll(s: State): void {
  const host = allCards(s).find(({ carries }) => carries !== undefined) ?? allCards(s)[0];
  const env = host && envIn(s, host.id);
  const here = env && s.heroes[env.me]?.space;
  const at = here === undefined ? undefined : envIn(s, here);
  if (env === undefined || at === undefined) return;
  const ids = allCards(s).map(({ id }) => id);
  for (const f of cards)
    expect(select(env, { cards: f }), JSON.stringify(f)).toEqual(ids.filter((id) => fitsCard(env, id, f)));
  const open = book.spaces.filter(({ closed, enteredAt }) => !closed && enteredAt === undefined).map(({ id }) => id);
  for (const f of spaces)
    expect(
      select(at, { spaces: f }).filter((id) => open.includes(id)),
      JSON.stringify(f),
    ).toEqual(open.filter((id) => fitsSpace(at, id, f)));
}

describe('what is looked at', () => {
  it('holds every card and space that fits, for all filters of all definitions', () => {
    expect(cards.length).toBeGreaterThan(300);
    expect(spaces.length).toBeGreaterThan(50);
    let [n, carrying] = [0, 0];
    playRandomly(book, newGameOf(book, 4, 'candidates'), 'candidates', 400, (s) => {
      if (++n % 50 !== 0) return;
      if (allCards(s).some(({ carries }) => carries !== undefined)) carrying++;
      expectAll(s);
    });
    expect(carrying).toBeGreaterThan(0);
  });

  it('also in fights, of one card and of several', () => {
    let [one, several] = [0, 0];
    for (const seed of ['fighting 0', 'fighting 1', 'fighting 2'])
      playRandomly(book, newGameOf(book, 4, seed), seed, 400, (s) => {
        const theirs = currentFight(s)?.fight.theirs;
        const heads = theirs === undefined ? 0 : fightersOf(theirs).length;
        if (heads === 0 || (heads === 1 ? ++one : ++several) > 5) return;
        expectAll(s);
      });
    expect(one).toBeGreaterThan(5);
    expect(several).toBeGreaterThan(0);
  });

  // Games in which the Saracen is played, and falls.
  it('also while cards count as something else', () => {
    let counting = 0;
    for (const seed of ['counting 0', 'counting 6', 'counting 9'])
      playRandomly(book, newGameOf(book, 4, seed), seed, 200, (s) => {
        if (inPlay(book, s).counts.length > 0 && ++counting % 40 === 0) expectAll(s);
      });
    expect(counting).toBeGreaterThan(100);
  });
});
