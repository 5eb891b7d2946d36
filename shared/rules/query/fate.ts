// Who may pay fate for a roll (R4 FATE; D Fate Tokens).
import type { CardId, HeroId } from '../../kernel/ids';
import { optionOf } from '../options/option-of';
import type { RollFor } from '../vocab/effect';
import type { FateSide } from '../vocab/select';
import { defOf } from './catalogue';
import { heroAt, heroesInOrder, type World } from './env';
import { permits } from './stats';

/** A creature's own dice and the number of things met cannot be rerolled (reference/options.md). */
export const fateless: ReadonlySet<RollFor> = new Set<RollFor>(['creature', 'number', 'fate']);

const twoSided = (w: World): boolean => heroesInOrder(w.s).some((h) => permits(w, h.id, 'useDarkFate').ok);

const fateOn = (w: World, id: CardId): number => w.s.cards[id]?.tokens?.['fate'] ?? 0;
const isPurse = (w: World, hero: HeroId, id: CardId): boolean =>
  fateOn(w, id) > 0 &&
  defOf(w.cat, w.s.cards[id]?.def ?? '').keywords?.includes('paysFate') === true &&
  permits(w, hero, 'useCard', { card: id }).ok;
/** A card of his with fate on it that is paid like his own. */
export const purseOf = (w: World, hero: HeroId): CardId | undefined =>
  heroAt(w.s, hero).held.find((id) => isPurse(w, hero, id));
/** How much fate lies on such cards. */
export const pursed = (w: World, hero: HeroId): number =>
  heroAt(w.s, hero).held.reduce((n, id) => (isPurse(w, hero, id) ? n + fateOn(w, id) : n), 0);

/** D Fate Tokens: fate of that side that he could pay; what lies on a card of his has none and pays as either. */
export const payable = (w: World, id: HeroId, side: FateSide): number => {
  const { fate, sides } = heroAt(w.s, id);
  return permits(w, id, 'payEitherSide').ok ? fate : (sides?.[side] ?? 0);
};

/** The fate that he pays with for his own roll, where it has two sides and he may not pay with either. */
export const ownSide = (w: World, hero: HeroId): FateSide | undefined =>
  twoSided(w) && !permits(w, hero, 'payEitherSide').ok ? 'light' : undefined;

/** Whether a character may pay for another throw of his own. */
export function mayPayFate(w: World, hero: HeroId, purpose: RollFor): boolean {
  // D Fate Tokens: for his own roll a character pays light fate, where it has two sides.
  const has = twoSided(w) ? payable(w, hero, 'light') : heroAt(w.s, hero).fate;
  return (
    !fateless.has(purpose) &&
    optionOf(w.s.options, 'fate') &&
    (has > 0 || purseOf(w, hero) !== undefined) &&
    permits(w, hero, 'payFate').ok
  );
}

/** Who may force another to roll again: the others who have dark fate, from the active one on (D Fate Tokens). */
export function darkPayers(w: World, roller: HeroId, passed: readonly string[]): HeroId[] {
  return heroesInOrder(w.s)
    .filter(
      (h) =>
        h.id !== roller &&
        !passed.includes(h.id) &&
        permits(w, h.id, 'useDarkFate').ok &&
        (payable(w, h.id, 'dark') > 0 || purseOf(w, h.id) !== undefined) &&
        permits(w, h.id, 'payFate').ok,
    )
    .map((h) => h.id);
}
