// What can be seen on the table, not a rule: where a card is, how far everyone has come.
import type { CardView, HeroView, PlayerView, SeatView } from '../../../shared/contract/view';
import { nameOf, type CardId, type DefId, type SeatId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';

const REGIONS = ['outer', 'middle', 'inner', 'crown'];

/** 0 in the Outer Region to 3 on the Crown itself. */
export const regionRank = (shell: Shell, space: DefId): number => {
  if (nameOf(space).startsWith('crown')) return REGIONS.length - 1;
  return Math.max(0, REGIONS.indexOf(shell.face(space)?.space?.region ?? ''));
};

export const hasTalisman = (hero: HeroView): boolean => hero.held.some(({ def }) => def.includes('/talisman'));

const score = (shell: Shell, hero: HeroView): number =>
  regionRank(shell, hero.space) * 100 +
  (hasTalisman(hero) ? 60 : 0) +
  (hero.strength.total + hero.craft.total) * 2 +
  hero.life;

/** Who is ahead by so many points at least; nobody while two are level. */
export const leader = (shell: Shell, view: PlayerView, by = 1): SeatId | undefined => {
  const ranked = view.seats
    .flatMap(({ id, hero, out }) => (hero === undefined || out ? [] : [{ id, n: score(shell, hero) }]))
    .sort((a, b) => b.n - a.n);
  const [first, second] = ranked;
  return first !== undefined && second !== undefined && first.n >= second.n + by ? first.id : undefined;
};

export const seatOf = (view: PlayerView, id: SeatId | undefined): SeatView | undefined =>
  view.seats.find((seat) => seat.id === id);

/** A card anywhere in sight, also one that lies on another. */
export const cardOf = (view: PlayerView, id: CardId): CardView | undefined => {
  const among = (cards: readonly CardView[] | undefined): CardView | undefined => {
    for (const card of cards ?? []) {
      const found = card.id === id ? card : among(card.carries);
      if (found) return found;
    }
    return undefined;
  };
  return among([
    ...view.spaces.flatMap(({ cards, over, figures }) => [...cards, ...(over ?? []), ...(figures ?? [])]),
    ...view.table,
    ...view.seats.flatMap(({ hero }) =>
      hero === undefined ? [] : [...hero.held, ...(hero.hand ?? []), ...hero.trophies],
    ),
  ]);
};

const lengthOf = (name: string): 'long' | 'longest' | undefined =>
  name.length > 15 ? 'longest' : name.length > 12 ? 'long' : undefined;
/** A name that may take several lines is written the smaller the longer its longest word is: no word can be broken. */
export const wordLengthOf = (name: string): ReturnType<typeof lengthOf> =>
  lengthOf(name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), ''));
